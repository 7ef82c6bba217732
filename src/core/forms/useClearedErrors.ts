import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Removes the error of a field when the field is edited (B5). */
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
