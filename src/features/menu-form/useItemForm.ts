import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useAmounts } from '../../core/amount/useAmounts';
import { hasCapabilityAtom } from '../../core/capabilities';
import { addedNameAtom } from '../../core/menu/addedItem';
import { toDraft, toValues } from '../../core/menu/fields/itemValues';
import messages from '../../core/menu/fields/messages.en.json';
import { itemSchema } from '../../core/menu/fields/schema';
import { addItemAtom, createSaveItemAtom } from '../../core/menu/mutations';
import type { MenuItem } from '../../core/menu/types';
import { itemFields } from '../../core/menu/write/wire';
import { useText } from '../../core/messages/useText';
import { cleanName } from '../../core/text/cleanName';
import { useRecordForm } from '../../ui/patterns/fields/useRecordForm';
import { useItemFields } from './useItemFields';

/** An item without an id is added. */
export function useItemForm(item: MenuItem, close: () => void) {
  const isNew = item.id === '';
  const text = useText(messages);
  const amounts = useAmounts();
  const setAddedName = useSetAtom(addedNameAtom);
  return useRecordForm({
    form: 'menuItem',
    name: itemKey(item),
    id: item.id,
    own: useItemFields(isNew),
    serverFields: itemFields(useAtomValue(hasCapabilityAtom)),
    values: useMemo(() => toValues(item, amounts), [item, amounts]),
    resolver: useMemo(
      () => yupResolver(itemSchema(text, amounts, { isNew })),
      [text, amounts, isNew],
    ),
    mutation: useMemo(
      () => (item.id === '' ? addItemAtom : createSaveItemAtom(item.id)),
      [item.id],
    ),
    toInput: (values, more) => ({
      draft: toDraft(values, item, amounts),
      image: values.image.files[0]?.file ?? null,
      more,
      seen: item,
    }),
    hasUpload: ({ image }) => image !== null,
    group: 'menu',
    done: () => text(isNew ? 'added' : 'updated'),
    failed: text(isNew ? 'addFailed' : 'updateFailed'),
    reasons: {
      refused: text(isNew ? 'addFailed' : 'updateFailed'),
      lost: text(isNew ? 'addLost' : 'answerLost'),
      cancelled: text('cancelled'),
    },
    onSaved: ({ name }) => setAddedName(isNew ? cleanName(name) : ''),
    close,
  });
}

/** The name of the item's form, in the draft and for the host. */
export function itemKey({ id }: Pick<MenuItem, 'id'>): string {
  return `item/${id || 'new'}`;
}
