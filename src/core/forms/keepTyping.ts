import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Resets the form to the saved values, except fields edited during the request. */
export function keepTyping<Values extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Values>,
  saved: Values,
): void {
  const now = getValues();
  // Overrides `resetOptions` of the form, which would leave the fields dirty.
  reset(saved, { keepDirtyValues: false });
  for (const name of Object.keys(saved) as Path<Values>[]) {
    const typed = now[name] as PathValue<Values, Path<Values>>;
    if (typed !== saved[name]) setValue(name, typed, { shouldDirty: true });
  }
}
