import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useClearedErrors } from '../../../core/forms/useClearedErrors';
import { useFormDraft } from '../../../core/forms/useFormDraft';
import { useText } from '../../../core/messages/useText';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { useWrite } from '../../../core/state/useWrite';
import { createSaveItemAtom } from '../mutations';
import type { MenuItem } from '../types';
import { type ItemValues, toDraft, toValues } from './itemValues';
import messages from './messages.en.json';
import { itemSchema } from './schema';

/** The form of one item, filled from the record except where someone has typed. */
export function useItemForm(item: MenuItem, onSaved: () => void) {
  const text = useText(messages);
  const resolver = useMemo(() => yupResolver(itemSchema(text)), [text]);
  const values = useMemo(() => toValues(item), [item]);
  const form = useForm<ItemValues>({
    defaultValues: values,
    values,
    // A read in the background never takes away what someone typed (safety, draft rule).
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver,
  });
  useClearedErrors(form);
  useFormDraft(`item/${item.id}`, form);
  const { allowLeaving } = useUnsavedChanges(form.formState.isDirty);
  const sending = useWrite(
    useMemo(() => createSaveItemAtom(item.id), [item.id]),
    {
      done: () => text('updated'),
      failed: text('updateFailed'),
      reasons: {
        refused: text('updateFailed'),
        lost: text('answerLost'),
        cancelled: text('cancelled'),
      },
      onDone: () => {
        allowLeaving();
        onSaved();
      },
    },
  );
  const submit = form.handleSubmit(async (values) => {
    const { image } = values;
    await sending.run({ draft: toDraft(values, item), image }, { hasUpload: image !== null });
  });
  return { form, sending, onSubmit: (event: FormEvent) => void submit(event) };
}
