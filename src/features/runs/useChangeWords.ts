import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { formatsAtom } from '../../core/format/formatsAtom';
import { clip } from '../../core/format/wireValues';
import { choiceWords, codeWords } from '../../core/menu/choices';
import editMessages from '../../core/menu/fields/messages.en.json';
import { rowOf } from '../../core/menu/itemTable';
import { menuAtom, menuKeys } from '../../core/menu/queries';
import { pairKeys } from '../../core/menu/runs/fields';
import { isList, listWords } from '../../core/menu/runs/lists';
import type { FieldChange, ItemChange, RunValue } from '../../core/menu/runs/types';
import type { DishCategory, MenuItem } from '../../core/menu/types';
import { useItemName } from '../../core/menu/useItemName';
import { useText } from '../../core/messages/useText';
import { queryClientAtom } from '../../core/state/queryClient';
import messages from './messages.en.json';

export type ChangeWords = ReturnType<typeof useChangeWords>;

/** The words for changes of items. An item that is deleted in the meantime keeps its name. */
export function useChangeWords() {
  const text = useText(messages);
  const edit = useText(editMessages);
  const nameOf = useItemName();
  const { money, number } = useAtomValue(formatsAtom);
  const cache = useAtomValue(queryClientAtom);
  const [items] = useState(() => new Map<string, MenuItem>());
  for (const item of useAtomValue(menuAtom).data ?? []) items.set(item.id, item);

  function name(id: string): string {
    const item = items.get(id);
    return item ? nameOf(item) : text('unknownItem');
  }

  function label(id: string, { field, pair }: FieldChange): string {
    if (field !== 'combination') {
      const { label: name, changeLabel = name } = rowOf(field);
      return edit(changeLabel);
    }
    const combinations = items.get(id)?.combinations ?? [];
    const combination = combinations[pairKeys(combinations).indexOf(pair ?? '')];
    return combination
      ? text('combination', { pair: pairOf(combination) })
      : text('anyCombination');
  }

  function value({ field }: FieldChange, one: RunValue | undefined): string {
    if (one === undefined) return text('nothing');
    if (typeof one === 'boolean') return text(one ? 'yes' : 'no');
    const row = field === 'combination' ? null : rowOf(field);
    if (row?.kind === 'count') return number(Number(one));
    if (typeof one !== 'string') return money(one ?? 0);
    if (isList(field)) return clip(listWords(one, field, money)) || text('nothing');
    if (one === '') return text('nothing');
    if (row?.kind === 'choice') return choiceWords(one, row.choices, edit);
    if (row?.kind === 'choices') return codeWords(one, row.choices, edit);
    if (row?.kind !== 'category') return clip(one);
    const categories = cache.getQueryData<DishCategory[]>(menuKeys.categories);
    return clip(categories?.find(({ id }) => id === one)?.name ?? one);
  }

  function found({ id, fields }: ItemChange, values: readonly (RunValue | undefined)[]): string {
    const words = fields.map((change, at) =>
      change.field === 'image'
        ? text('foundPicture')
        : text('found', {
            field: label(id, change),
            now: value(change, values[at]),
            seen: value(change, change.from),
          }),
    );
    return words.join(' ');
  }

  return { name, label, value, found };
}

function pairOf({ first, second }: { first: string; second: string }): string {
  return clip(second === '' ? first : `${first} + ${second}`);
}
