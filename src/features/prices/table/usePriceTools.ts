import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import { categoryNames } from '../../../core/menu/categoryNames';
import { asWord, choiceWords, codeWords } from '../../../core/menu/choices';
import editMessages from '../../../core/menu/fields/messages.en.json';
import { cellRules } from '../../../core/menu/fields/schema';
import { recordOf, rowOf } from '../../../core/menu/itemTable';
import menuMessages from '../../../core/menu/messages.en.json';
import { categoriesAtom } from '../../../core/menu/queries';
import { useText } from '../../../core/messages/useText';
import { type Check, createCheck } from '../cells/checkCell';
import { type Option, type Options, optionsOf, type Readers } from '../cells/readCell';
import messages from '../messages.en.json';
import { COLUMNS, type ColumnId, isPrice } from '../types';

/** What cells need to know of the portal. */
export interface PriceTools extends Readers {
  check: Check;
  categoryName: (id: string) => string;
  /** The text of a value in a cell. */
  show: (value: string, column: ColumnId) => string;
  /** The text of a value for a spreadsheet. */
  copy: (value: string, column: ColumnId) => string;
}

export function usePriceTools(): PriceTools {
  const text = useText(messages);
  const edit = useText(editMessages);
  const menu = useText(menuMessages);
  const amounts = useAmounts();
  const { money } = useAtomValue(formatsAtom);
  const { data: categories } = useAtomValue(categoriesAtom);
  return useMemo((): PriceTools => {
    const flags = [
      { value: 'true', label: menu('yes') },
      { value: 'false', label: menu('no') },
    ];
    // Several words are typed in one cell.
    const word = (code: Parameters<typeof edit>[0]) => asWord(edit(code));
    const { wordsOf } = categoryNames(categories ?? []);
    const named = categories?.map(({ id, name }) => ({
      value: id,
      label: clip(wordsOf(id)),
      name: clip(name) || id,
    }));
    const optionsOfField = (column: ColumnId): readonly Option[] | undefined => {
      const row = rowOf(column);
      switch (row.kind) {
        case 'flag':
          return flags;
        case 'category':
          return named ?? [];
        case 'choices':
          return row.choices.map((value) => ({ value, label: word(value) }));
        case 'choice': {
          const choices = row.choices.map((value) => ({ value, label: edit(value) }));
          const none = { value: '', label: row.empty ? edit(row.empty) : '' };
          return row.mayBeEmpty ? [none, ...choices] : choices;
        }
      }
    };
    const options: Options = recordOf(COLUMNS, optionsOfField);
    const names = new Map(named?.map(({ value, name }) => [value, name]));
    const categoryName = (id: string) => names.get(id) ?? '';
    const copy: PriceTools['copy'] = (value, column) => {
      if (isPrice(column)) return value;
      const row = rowOf(column);
      if (row.kind === 'choice') return choiceWords(value, row.choices, edit);
      if (row.kind === 'choices') return codeWords(value, row.choices, word);
      const match = options[column]?.find((option) => option.value === value);
      return match?.label ?? clip(value);
    };
    return {
      options,
      money: amounts.money,
      categoryName,
      copy,
      check: createCheck(cellRules(edit, amounts), options, (value, column) => {
        if (value === '') return text('noValue');
        const several = optionsOf(value, column, options).map(({ label }) => label);
        return several.length > 1
          ? text('severalValues', { names: several.join(', ') })
          : text('unknownValue', { value: clip(value) });
      }),
      show(value, column) {
        // The id of a category means nothing to a vendor.
        if (column === 'categoryId' && value !== '') return names.get(value) ?? NOTHING;
        if (!isPrice(column)) return copy(value, column);
        const price = amounts.money.value(value);
        return price === null ? clip(value) : money(price);
      },
    };
  }, [text, edit, menu, amounts, money, categories]);
}
