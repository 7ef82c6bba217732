import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isFileChoice } from '../uploads/fileChoice';
import { useDraft } from './useDraft';

/** {@link useDraft} for the changed fields, except files. Call it after the effects that fill the form. */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  { formState, getValues, reset }: UseFormReturn<Values>,
): void {
  const stored: Readonly<Record<string, unknown>> = formState.defaultValues ?? {};
  useDraft<Partial<Values>>(name, {
    read() {
      const typed = Object.entries(getValues()).filter(
        ([field, value]) => !isFileChoice(value) && differs(value, stored[field]),
      );
      return typed.length > 0 ? (Object.fromEntries(typed) as Partial<Values>) : null;
    },
    // Keeps the record as the default, so that the form is dirty.
    restore: (typed) => reset({ ...getValues(), ...typed }, { keepDefaultValues: true }),
  });
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
