import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useAmounts } from '../../core/amount/useAmounts';
import { submitWithFiles } from '../../core/forms/submitWithFiles';
import { useRecordForm } from '../../core/forms/useRecordForm';
import { useText } from '../../core/messages/useText';
import { useWrite } from '../../core/state/useWrite';
import {
  finisherOf,
  isOnlyRest,
  keepRest,
  moreOf,
  showFieldErrors,
  useFieldResolver,
} from '../../ui/patterns/fields/useFormFields';
import { addItemAtom, createSaveItemAtom } from '../../core/menu/mutations';
import type { MenuItem } from '../../core/menu/types';
import { ITEM_FIELDS } from '../../core/menu/wire';
import { toDraft, toValues } from '../../core/menu/fields/itemValues';
import messages from '../../core/menu/fields/messages.en.json';
import { itemSchema } from '../../core/menu/fields/schema';
import { useItemFields } from './useItemFields';

/** An item without an id is added. */
export function useItemForm(item: MenuItem, onSaved: () => void) {
  const isNew = item.id === '';
  const text = useText(messages);
  const amounts = useAmounts();
  const fields = useItemFields(isNew);
  const resolver = useFieldResolver(
    fields,
    useMemo(() => yupResolver(itemSchema(text, amounts, { isNew })), [text, amounts, isNew]),
  );
  const values = useMemo(() => toValues(item, amounts), [item, amounts]);
  const { form, allowLeaving } = useRecordForm({ name: itemKey(item), values, resolver });
  const sending = useWrite(
    useMemo(() => (item.id === '' ? addItemAtom : createSaveItemAtom(item.id)), [item.id]),
    {
      group: 'menu',
      done: () => text(isNew ? 'added' : 'updated'),
      failed: text(isNew ? 'addFailed' : 'updateFailed'),
      reasons: {
        refused: text(isNew ? 'addFailed' : 'updateFailed'),
        lost: text(isNew ? 'addLost' : 'answerLost'),
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
    const input = {
      draft: toDraft(values, item, amounts),
      image,
      more: moreOf(fields),
      seen: item,
    };
    // An item that was added is never added again.
    const isChanged = !isNew && form.formState.isDirty;
    if (isOnlyRest(fields, isChanged)) return sending.finish(input);
    await sending.run(input, { hasUpload: image !== null });
    keepRest(fields, form, values);
  });
  return { form, fields, sending, onSubmit };
}

/** The name of the item's form, in the draft and for the host. */
export function itemKey({ id }: Pick<MenuItem, 'id'>): string {
  return `item/${id || 'new'}`;
}
