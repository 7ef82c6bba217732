import type { AddonGroup, Combination, MenuItem, OptionId, VariantGroup } from '../types';

/** The fields of an item that are lists. */
export const LISTS = ['variantGroups', 'combinations', 'addonGroups'] as const;
export type ListField = (typeof LISTS)[number];
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
    case 'variantGroups':
      return (list as Group<string>[]).map(([name, names], at): VariantGroup => {
        const group = groupOf(before?.variantGroups, name, at);
        return {
          name,
          variants: withIds(names, group?.variants).map(([id, one]) => ({ id, name: one })),
        };
      });
    case 'combinations':
      return (list as Pair[]).map(
        ([first, second, price]): Combination => ({ first, second, price }),
      );
    case 'addonGroups':
      return (list as Addons[]).map(([name, max, hasPrices, rows], at): AddonGroup => {
        const group = groupOf(before?.addonGroups, name, at);
        const names = rows.map(([one]) => one);
        const items = withIds(names, group?.items).map(([id, one], index) => ({
          id,
          name: one,
          price: rows[index]?.[1] ?? 0,
        }));
        return { name, max, hasPrices, items };
      });
  }
}

/** The group with this name, or the renamed one at this position. */
function groupOf<Group extends { name: string }>(
  groups: readonly Group[] | undefined,
  name: string,
  at: number,
): Group | undefined {
  return groups?.find((group) => group.name === name) ?? groups?.[at];
}

/** The ids of options by their names. If none was added or removed, a renamed one keeps its id. */
function withIds(
  names: readonly string[],
  before: readonly Option[] = [],
): (readonly [OptionId, string])[] {
  const left = [...before];
  const known = names.map((name) => {
    const at = left.findIndex((option) => option.name === name);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const isRenamed = names.length === before.length;
  return names.map((name, at) => {
    const renamed = before[at];
    const isFree = isRenamed && renamed && left.includes(renamed);
    return [known[at]?.id ?? (isFree ? renamed.id : null), name];
  });
}
