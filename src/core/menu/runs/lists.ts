import { type FieldOf, fieldsOf } from '../itemTable';
import type { AddonGroup, Combination, MenuItem, OptionId, VariantGroup } from '../types';

/** The fields of an item that are lists. */
const LISTS = fieldsOf('list');
export type ListField = FieldOf<'list'>;
export type Lists = Pick<MenuItem, ListField>;

type Option = { id: OptionId; name: string };
type Group<Row> = readonly [name: string, rows: readonly Row[]];
type Pair = readonly [first: string, second: string, price: number];
type Addons = readonly [
  name: string,
  max: number,
  hasPrices: boolean,
  items: readonly (readonly [name: string, price: number])[],
];

export function isList(field: string): field is ListField {
  return LISTS.some((list) => list === field);
}

/**
 * A list as the value of a change. Ids are left out, because the server gives new variants and addons theirs. A missing
 * price is zero, as it is sent.
 */
export function listValue(item: Lists, field: ListField): string {
  switch (field) {
    case 'variantGroups':
      return JSON.stringify(
        item.variantGroups.map(
          ({ name, variants }): Group<string> => [name, variants.map((one) => one.name)],
        ),
      );
    case 'combinations':
      return JSON.stringify(
        item.combinations.map(({ first, second, price }): Pair => [first, second, price ?? 0]),
      );
    case 'addonGroups':
      return JSON.stringify(
        item.addonGroups.map(
          ({ name, max, hasPrices, items }): Addons => [
            name,
            max,
            hasPrices,
            items.map((one) => [one.name, one.price ?? 0] as const),
          ],
        ),
      );
  }
}

/** A list for the dry run, such as "Portion: Half, Full". */
export function listWords(
  value: string,
  field: ListField,
  money: (price: number) => string,
): string {
  const list: unknown = JSON.parse(value);
  switch (field) {
    case 'variantGroups':
      return (list as Group<string>[])
        .map(([name, names]) => `${name}: ${names.join(', ')}`)
        .join(' | ');
    case 'combinations':
      return (list as Pair[])
        .map(
          ([first, second, price]) => `${second ? `${first} + ${second}` : first} ${money(price)}`,
        )
        .join(', ');
    case 'addonGroups':
      return (list as Addons[])
        .map(([name, max, hasPrices, items]) => {
          const words = items.map(([one, price]) => (hasPrices ? `${one} ${money(price)}` : one));
          return `${name} (${max}): ${words.join(', ')}`;
        })
        .join(' | ');
  }
}

/** The list of a value. With `before`, variants and addons keep their ids. */
export function readList(value: string, field: ListField, before?: Lists): Lists[ListField] {
  const list: unknown = JSON.parse(value);
  switch (field) {
    case 'variantGroups': {
      const groups = continued(
        (list as Group<string>[]).map(([name, names]) => ({ name, options: names })),
        before?.variantGroups.map((one) => ({ ...one, options: one.variants.map(toName) })),
      );
      return (list as Group<string>[]).map(([name, names], at): VariantGroup => {
        const variants = withIds(names, groups[at]?.variants);
        return { name, variants: variants.map(([id, one]) => ({ id, name: one })) };
      });
    }
    case 'combinations':
      return (list as Pair[]).map(
        ([first, second, price]): Combination => ({ first, second, price }),
      );
    case 'addonGroups': {
      const groups = continued(
        (list as Addons[]).map(([name, , , rows]) => ({ name, options: rows.map(([one]) => one) })),
        before?.addonGroups.map((one) => ({ ...one, options: one.items.map(toName) })),
      );
      return (list as Addons[]).map(([name, max, hasPrices, rows], at): AddonGroup => {
        const names = rows.map(([one]) => one);
        const items = withIds(names, groups[at]?.items).map(([id, one], index) => ({
          id,
          name: one,
          price: rows[index]?.[1] ?? 0,
        }));
        return { name, max, hasPrices, items };
      });
    }
  }
}

/** The ids of options, of which an added one has none yet. */
function withIds(
  names: readonly string[],
  before: readonly Option[] = [],
): (readonly [OptionId, string])[] {
  const options = continued(
    names.map((name) => ({ name })),
    before,
  );
  return names.map((name, at) => [options[at]?.id ?? null, name]);
}

interface Entry {
  name: string;
  /** The names of the options of a group. */
  options?: readonly string[];
}

/**
 * The entry that each new entry continues: first one of its name, of several the one with most of its options and then
 * the nearest; else one with some of its options; else, if none was added or removed, the one at its position.
 */
function continued<Before extends Entry>(
  now: readonly Entry[],
  before: readonly Before[] = [],
): (Before | undefined)[] {
  const pairs = now.flatMap(({ name, options = [] }, at) => {
    const optionSet = new Set(options);
    return before.flatMap((was, index) => {
      const shared = was.options?.filter((option) => optionSet.has(option)).length ?? 0;
      const isNamed = was.name === name;
      return isNamed || shared > 0 ? [{ at, was, isNamed, shared, far: Math.abs(at - index) }] : [];
    });
  });
  pairs.sort(
    (one, other) =>
      Number(other.isNamed) - Number(one.isNamed) ||
      other.shared - one.shared ||
      one.far - other.far,
  );
  const matches = new Map<number, Before>();
  const left = new Set(before);
  for (const { at, was } of pairs) {
    if (!matches.has(at) && left.delete(was)) matches.set(at, was);
  }
  return now.map((_entry, at) => {
    const match = matches.get(at);
    const renamed = now.length === before.length ? before[at] : undefined;
    return match ?? (renamed && left.has(renamed) ? renamed : undefined);
  });
}

function toName({ name }: Option): string {
  return name;
}
