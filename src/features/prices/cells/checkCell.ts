import { unknownWord } from '../../../core/menu/choices';
import type { cellRules } from '../../../core/menu/fields/schema';
import { type ColumnId, type GridRow, isCodes, isPrice } from '../types';
import { codeFinder, type Options } from './readCell';

type Rules = ReturnType<typeof cellRules>;

/** The error of a value, by the rules of the item form; `''` if it is valid. */
export type Check = (value: string, column: ColumnId, row: GridRow) => string;

export function createCheck(
  rules: Rules,
  options: Options,
  unknown: (value: string, column: ColumnId) => string,
): Check {
  // The rules are slow, and a pasted block repeats its values.
  const errorByKey = new Map<string, string>();
  const once = (key: string, validate: () => unknown): string => {
    const error = errorByKey.get(key) ?? errorOf(validate);
    errorByKey.set(key, error);
    return error;
  };
  return (value, column, row) => {
    const pair = row.combination === null ? undefined : row.item.combinations[row.combination];
    if (pair) {
      const { first, second } = pair;
      const validate = () => rules.combination.validateSync({ first, second, price: value });
      // Only the error of a missing price names the combination.
      return value.trim() === '' ? errorOf(validate) : once(`combination ${value}`, validate);
    }
    if (column === 'categoryId' && value === '') {
      return errorOf(() => rules.categoryId.validateSync(value));
    }
    if (isPrice(column)) return once(`${column} ${value}`, () => rules[column].validateSync(value));
    if (isCodes(column)) {
      const saved = row.values[column] ?? '';
      const other = unknownWord(value, saved, codeFinder(column, options));
      return other === undefined ? '' : unknown(other, column);
    }
    const isListed = options[column]?.some((option) => option.value === value);
    return isListed || value === row.values[column] ? '' : unknown(value, column);
  };
}

function errorOf(validate: () => unknown): string {
  try {
    validate();
    return '';
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}
