import type { Wire } from '../../../core/format/wireValues';
import { records, toCombination } from '../wire';
import { combinationKey } from './fields';
import type { FieldChange } from './types';

const NAMES = {
  price: 'selling_price',
  basePrice: 'base_price',
  isInStock: 'in_stock',
  isRecommended: 'recomended',
  tag: 'tag',
  categoryId: 'dish_category_id',
} as const;

/** The record as the server sent it, with only these fields changed. */
export function withChanges(wire: Wire, fields: readonly FieldChange[]): Wire {
  return fields.reduce(withChange, wire);
}

function withChange(wire: Wire, { field, pair, to }: FieldChange): Wire {
  if (field !== 'combination') return { ...wire, [NAMES[field]]: to };
  const put = (one: Wire) =>
    combinationKey(toCombination(one)) === pair ? { ...one, price: to } : one;
  return { ...wire, combinations: records(wire.combinations).map(put) };
}
