import type { Amounts } from '../../../core/amount/amounts';
import { uniqueKeys } from '../../../core/format/uniqueKeys';
import { isVariable } from '../../../core/menu/choices';
import { type ItemValues, toValues } from '../../../core/menu/fields/itemValues';
import type { MenuItem } from '../../../core/menu/types';
import { COLUMNS, type GridRow } from '../types';

/** Each item, followed by its combinations if the form shows them. An item that cannot be saved has no values to change. */
export function toRows(items: readonly MenuItem[], amounts: Amounts): GridRow[] {
  const seen = new Set<string>();
  const rows = items.flatMap((item): GridRow[] => {
    const isLocked = item.id === '' || seen.has(item.id);
    seen.add(item.id);
    const form = toValues(item, amounts);
    const pairs = isVariable(form.productType) ? form.combinations : [];
    const row = (key: string, combination: number | null, shown: GridRow['shown']): GridRow => ({
      key,
      item,
      combination,
      shown,
      values: isLocked ? {} : shown,
    });
    return [
      row(item.id, null, valuesOf(form)),
      ...pairs.map(({ first, second, price }, at) =>
        row(`${item.id} ${JSON.stringify([first, second])}`, at, { price }),
      ),
    ];
  });
  const keys = uniqueKeys(rows.map(({ key }) => key));
  return rows.map((row, index) => ({ ...row, key: keys[index] ?? row.key }));
}

function valuesOf(form: ItemValues): GridRow['shown'] {
  return Object.fromEntries(COLUMNS.map((column) => [column, String(form[column])]));
}
