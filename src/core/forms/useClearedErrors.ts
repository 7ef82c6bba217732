import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Takes the error of a field away as soon as the field is edited (specification B 5). @internal */
export function useClearedErrors<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { subscribe, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name) clearErrors(name as Parameters<typeof clearErrors>[0]);
        },
      }),
    [subscribe, clearErrors],
  );
}
