import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useClearedErrors } from '../../../core/forms/useClearedErrors';
import { showServerErrors } from '../../../core/forms/showServerErrors';
import { submitWithFiles } from '../../../core/forms/submitWithFiles';
import { useFormDraft } from '../../../core/forms/useFormDraft';
import { useText } from '../../../core/messages/useText';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { useWrite } from '../../../core/state/useWrite';
import { createSaveItemAtom } from '../mutations';
import type { MenuItem } from '../types';
import { ITEM_FIELDS } from '../wire';
import { type ItemValues, toDraft, toValues } from './itemValues';
import messages from './messages.en.json';
import { itemSchema } from './schema';

export function useItemForm(item: MenuItem, onSaved: () => void) {
  const text = useText(messages);
  const resolver = useMemo(() => yupResolver(itemSchema(text)), [text]);
  const values = useMemo(() => toValues(item), [item]);
  const form = useForm<ItemValues>({
    defaultValues: values,
    values,
    // A background refetch does not overwrite edited fields (R2).
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
      group: 'menu',
      done: () => text('updated'),
      failed: text('updateFailed'),
      reasons: {
        refused: text('updateFailed'),
        lost: text('answerLost'),
        cancelled: text('cancelled'),
      },
      showErrors: (failure) => showServerErrors(form, ITEM_FIELDS, failure),
      onDone: () => {
        allowLeaving();
        onSaved();
      },
    },
  );
  const onSubmit = submitWithFiles(form, async (values) => {
    const image = values.image.files[0]?.file ?? null;
    await sending.run(
      { draft: toDraft(values, item), image, seen: item },
      { hasUpload: image !== null },
    );
  });
  return { form, sending, onSubmit };
}
