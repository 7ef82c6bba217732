import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { showServerErrors } from '../../../core/forms/showServerErrors';
import { submitWithFiles } from '../../../core/forms/submitWithFiles';
import { useRecordForm } from '../../../core/forms/useRecordForm';
import { useText } from '../../../core/messages/useText';
import { useWrite } from '../../../core/state/useWrite';
import { createSaveItemAtom } from '../mutations';
import type { MenuItem } from '../types';
import { ITEM_FIELDS } from '../wire';
import { toDraft, toValues } from './itemValues';
import messages from './messages.en.json';
import { itemSchema } from './schema';

export function useItemForm(item: MenuItem, onSaved: () => void) {
  const text = useText(messages);
  const resolver = useMemo(() => yupResolver(itemSchema(text)), [text]);
  const values = useMemo(() => toValues(item), [item]);
  const { form, allowLeaving } = useRecordForm({ name: `item/${item.id}`, values, resolver });
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
