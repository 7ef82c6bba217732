import type { Wire } from '../../format/wireValues';
import { ITEM_TABLE } from '../itemTable';
import { records, toCombination, toMenuItem } from '../wire';
import { fromLists, toSent } from '../write/wire';
import { pairKeys } from './fields';
import { isList, readList } from './lists';
import type { FieldChange } from './types';

/** The record as the server sent it, with only these fields changed. */
export function withChanges(wire: Wire, fields: readonly FieldChange[]): Wire {
  return fields.reduce(withChange, wire);
}

function withChange(wire: Wire, { field, pair, to }: FieldChange): Wire {
  if (isList(field)) {
    const list = readList(String(to), field, toMenuItem(wire));
    return { ...wire, ...fromLists({ [field]: list }) };
  }
  // A picture is sent as a file next to the record.
  if (field === 'image') return wire;
  if (field !== 'combination') return { ...wire, [ITEM_TABLE[field].wire]: toSent(field, to) };
  const combinations = records(wire.combinations);
  const keys = pairKeys(combinations.map(toCombination));
  const put = (one: Wire, at: number) => (keys[at] === pair ? { ...one, price: to } : one);
  return { ...wire, combinations: combinations.map(put) };
}
