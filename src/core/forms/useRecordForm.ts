import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { type UnsavedChanges, useUnsavedChanges } from '../navigation/useUnsavedChanges';
import { useClearedErrors } from './useClearedErrors';
import { useFormDraft } from './useFormDraft';

interface RecordFormOptions<Values extends FieldValues> {
  /** Includes the id of the record. */
  name: string;
  /** The values of the record; memoized. Without a record the form has `defaultValues`. */
  values: Values | undefined;
  defaultValues?: Values;
  resolver: Resolver<Values>;
}

/**
 * The form of a record: a background refetch does not overwrite edited fields (R2), unsaved input survives an expired
 * session, and leaving asks.
 */
export function useRecordForm<Values extends FieldValues>({
  name,
  values,
  defaultValues = values,
  resolver,
}: RecordFormOptions<Values>): UnsavedChanges & { form: UseFormReturn<Values> } {
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver,
  });
  useClearedErrors(form);
  useFormDraft(name, form);
  return { form, ...useUnsavedChanges(form.formState.isDirty) };
}
