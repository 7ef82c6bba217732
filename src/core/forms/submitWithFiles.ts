import type { FormEvent } from 'react';
import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  SubmitErrorHandler,
  UseFormReturn,
} from 'react-hook-form';
import { isFileChoice, refuseGone } from '../uploads/fileChoice';

/**
 * `form.handleSubmit` for a form with files. Before and after sending, it refuses files that were changed or deleted on
 * the device.
 */
export function submitWithFiles<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'handleSubmit' | 'getValues' | 'setValue'>,
  onValid: (values: Values) => Promise<unknown>,
  onInvalid?: SubmitErrorHandler<Values>,
): (event?: FormEvent) => void {
  const send = form.handleSubmit(async (values) => {
    await onValid(values);
    await refuseGoneFiles(form);
  }, onInvalid);
  return (event) => {
    event?.preventDefault();
    void refuseGoneFiles(form).then(() => send());
  };
}

async function refuseGoneFiles<Values extends FieldValues>({
  getValues,
  setValue,
}: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>): Promise<void> {
  for (const [name, value] of Object.entries(getValues())) {
    if (!isFileChoice(value)) continue;
    const checked = await refuseGone(value);
    if (checked === value) continue;
    const path = name as FieldPath<Values>;
    setValue(path, checked as FieldPathValue<Values, typeof path>, { shouldDirty: true });
  }
}
