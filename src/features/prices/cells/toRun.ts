import type { NumberReader } from '../../../core/amount/amounts';
import { pairKeys, valueOf } from '../../../core/menu/runs/fields';
import type { FieldChange, ItemChange } from '../../../core/menu/runs/types';
import { isFlag, isPrice } from '../types';
import type { CellChange } from './changes';

/** The changes of a run: each item once, with all its changed cells. */
export function toRun(changes: readonly CellChange[], money: NumberReader): ItemChange[] {
  const fields = new Map<string, FieldChange[]>();
  for (const change of changes) {
    const { id } = change.row.item;
    const itemFields = fields.get(id);
    if (itemFields) itemFields.push(toField(change, money));
    else fields.set(id, [toField(change, money)]);
  }
  return [...fields].map(([id, list]) => ({ id, fields: list }));
}

function toField(
  { row: { item, combination }, column, to }: CellChange,
  money: NumberReader,
): FieldChange {
  if (combination !== null) {
    const from = item.combinations[combination]?.price ?? null;
    const pair = pairKeys(item.combinations)[combination];
    return { field: 'combination', pair, from, to: money.value(to) };
  }
  if (isPrice(column)) return { field: column, from: item[column], to: money.value(to) };
  const from = valueOf(item, { field: column }) ?? null;
  return { field: column, from, to: isFlag(column) ? to === 'true' : to };
}
