import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDraft } from './useDraft';

/**
 * {@link useDraft} for the changed fields of a form. Picked files are not kept. Call it after the
 * effects that fill the form from its record.
 *
 * @internal
 */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  { formState, getValues, reset }: UseFormReturn<Values>,
): void {
  const stored: Readonly<Record<string, unknown>> = formState.defaultValues ?? {};
  useDraft<Partial<Values>>(name, {
    read() {
      const typed = Object.entries(getValues()).filter(
        ([field, value]) => !(value instanceof Blob) && differs(value, stored[field]),
      );
      return typed.length > 0 ? (Object.fromEntries(typed) as Partial<Values>) : null;
    },
    // The record stays the default, so that the form is unsaved as before.
    restore: (typed) => reset({ ...getValues(), ...typed }, { keepDefaultValues: true }),
  });
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
