import { uniqueKeys } from '../../format/uniqueKeys';
import { shortHash } from '../../session/shortHash';
import { shownText } from '../../text/cleanName';
import { fieldsOf, rowOf } from '../itemTable';
import type { Combination, MenuItem } from '../types';
import { isList, listValue, readList } from './lists';
import type { FieldChange, Run, RunValue } from './types';

/** The fields with names or descriptions, which are not stored on the device (c29). */
const TEXTS: readonly string[] = fieldsOf('name', 'text', 'list');

/** Whether a run has names or descriptions. */
export function hasTexts({ changes }: Pick<Run, 'changes'>): boolean {
  return changes.some(({ fields }) => fields.some(({ field }) => TEXTS.includes(field)));
}

/** Whether a run has pictures. */
export function hasPictures({ changes }: Pick<Run, 'changes'>): boolean {
  return changes.some(({ fields }) => fields.some(({ field }) => field === 'image'));
}

/** Identifies each combination of an item without the names of its variants; combinations of one name by their order. */
export function pairKeys(combinations: readonly Pick<Combination, 'first' | 'second'>[]): string[] {
  return uniqueKeys(
    combinations.map(({ first, second }) => shortHash(JSON.stringify([first, second]))),
  );
}

/** The value of the changed field in `item`; `undefined` if the combination was removed. */
export function valueOf(
  item: MenuItem,
  { field, pair }: Pick<FieldChange, 'field' | 'pair'>,
): RunValue | undefined {
  if (isList(field)) return listValue(item, field);
  // A change does not tell no codes from an empty list of them.
  if (field !== 'combination')
    return rowOf(field).kind === 'choices' ? (item[field] ?? '') : item[field];
  return item.combinations[pairKeys(item.combinations).indexOf(pair ?? '')]?.price;
}

/** Compares texts as they look, so that no change is invisible (c60), and a missing price as zero. */
export function isSame(one: RunValue | undefined, other: RunValue | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || plain(one) === plain(other);
}

/**
 * Whether the item has the changes. A new picture is recognised by its path, which must differ from the one `before` the
 * change was sent.
 */
export function hasChanges(
  item: MenuItem,
  fields: readonly FieldChange[],
  before?: MenuItem,
): boolean {
  return fields.every((change) =>
    change.field === 'image'
      ? before !== undefined && item.image !== before.image
      : isSame(valueOf(item, change), change.to),
  );
}

/** The item with the changes, for the cached menu. */
export function withFields(item: MenuItem, fields: readonly FieldChange[]): MenuItem {
  return fields.reduce(withField, item);
}

function withField(item: MenuItem, { field, pair, to }: FieldChange): MenuItem {
  if (isList(field)) return { ...item, [field]: readList(String(to), field, item) };
  // The path of the new picture is not known before the next read.
  if (field === 'image') return item;
  if (field !== 'combination') return { ...item, [field]: to };
  const price = typeof to === 'number' ? to : null;
  const keys = pairKeys(item.combinations);
  const put = (one: Combination, at: number) => (keys[at] === pair ? { ...one, price } : one);
  return { ...item, combinations: item.combinations.map(put) };
}

function plain(value: RunValue): RunValue {
  return typeof value === 'string' ? shownText(value) : (value ?? 0);
}
