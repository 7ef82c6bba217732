import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { submitWithFiles } from '../../../core/forms/submitWithFiles';
import { useRecordForm } from '../../../core/forms/useRecordForm';
import { useText } from '../../../core/messages/useText';
import { useWrite } from '../../../core/state/useWrite';
import {
  finisherOf,
  isOnlyRest,
  keepRest,
  moreOf,
  showFieldErrors,
  useFieldResolver,
} from '../../../ui/patterns/fields/useFormFields';
import { createSaveItemAtom } from '../mutations';
import type { MenuItem } from '../types';
import { ITEM_FIELDS } from '../wire';
import { toDraft, toValues } from './itemValues';
import messages from './messages.en.json';
import { itemSchema } from './schema';
import { useItemFields } from './useItemFields';

export function useItemForm(item: MenuItem, onSaved: () => void) {
  const text = useText(messages);
  const fields = useItemFields();
  const resolver = useFieldResolver(
    fields,
    useMemo(() => yupResolver(itemSchema(text)), [text]),
  );
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
      showErrors: (failure) => showFieldErrors(form, ITEM_FIELDS, fields, failure),
      finish: finisherOf(fields, item.id),
      onDone: () => {
        allowLeaving();
        onSaved();
      },
    },
  );
  const onSubmit = submitWithFiles(form, async (values) => {
    const image = values.image.files[0]?.file ?? null;
    const input = { draft: toDraft(values, item), image, more: moreOf(fields), seen: item };
    if (isOnlyRest(fields, form.formState.isDirty)) return sending.finish(input);
    await sending.run(input, { hasUpload: image !== null });
    keepRest(fields, form, values);
  });
  return { form, fields, sending, onSubmit };
}
