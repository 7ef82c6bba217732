import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** What was saved is clean now; what was typed meanwhile is not lost. @internal */
export function keepTyping<Values extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Values>,
  saved: Values,
): void {
  const now = getValues();
  // Otherwise the options of the form would keep the fields dirty for ever.
  reset(saved, { keepDirtyValues: false });
  for (const name of Object.keys(saved) as Path<Values>[]) {
    const typed = now[name] as PathValue<Values, Path<Values>>;
    if (typed !== saved[name]) setValue(name, typed, { shouldDirty: true });
  }
}
