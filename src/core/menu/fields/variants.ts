import { cleanName } from '../../text/cleanName';
import type { OptionId, Variant, VariantGroup } from '../types';
import type { CombinationValues, ItemValues, VariantGroupValues } from './itemValues';

export function newVariantGroup(): VariantGroupValues {
  return { name: '', variants: [newVariant([])] };
}

/** A new variant; its id is one more than the highest id in the group (B2). */
export function newVariant(variants: readonly Variant[]): Variant {
  const highest = Math.max(0, ...variants.map(({ id }) => toNumber(id)));
  return { id: highest + 1, name: '' };
}

function toNumber(id: OptionId): number {
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : 0;
}

/** Every pair of the first two groups (b60). Existing pairs keep their price. */
export function generateCombinations(
  groups: readonly VariantGroup[],
  before: readonly CombinationValues[],
): CombinationValues[] {
  const [firsts, seconds] = groups.map(names);
  if (!firsts || !seconds) return [];
  const prices = new Map(before.map((pair) => [keyOf(pair), pair.price]));
  return firsts.flatMap((first) =>
    seconds.map((second) => ({ first, second, price: prices.get(keyOf({ first, second })) ?? '' })),
  );
}

/**
 * With one group, the price rows follow its variants: a new variant gets a row, a renamed one keeps its row, and a
 * removed one loses its row. Without prices, or with pairs of two groups, nothing changes.
 */
export function followVariants(
  before: readonly Variant[],
  after: readonly Variant[],
  prices: readonly CombinationValues[],
): CombinationValues[] {
  const left = [...prices];
  if (left.length === 0 || left.some(({ second }) => second !== '')) return left;
  const rows = before.map(({ name }) => {
    const at = left.findIndex(({ first }) => cleanName(first) === cleanName(name));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const isRenamed = after.length === before.length;
  const followed = after.map((variant, index) => {
    const was = before.indexOf(variant);
    const row = rows[was < 0 && isRenamed ? index : was];
    return { first: cleanName(variant.name), second: '', price: row?.price ?? '' };
  });
  return [...followed, ...left];
}

/** Whether a variant or a pair of the first two groups has no price. */
export function isIncomplete(
  groups: readonly VariantGroup[],
  combinations: readonly CombinationValues[],
): boolean {
  if (combinations.length === 0) return false;
  const [firsts = []] = groups.map(names);
  const pairs =
    groups.length > 1
      ? generateCombinations(groups, [])
      : firsts.map((first) => ({ first, second: '' }));
  const priced = new Set(combinations.map(keyOf));
  return pairs.some((pair) => !priced.has(keyOf(pair)));
}

/** Whether this variant has no price although others of the first or second group have one. */
export function isWithoutPrice(
  name: string,
  group: number,
  { variantGroups, combinations }: Pick<ItemValues, 'variantGroups' | 'combinations'>,
): boolean {
  const side = (['first', 'second'] as const)[group];
  if (!side) return false;
  const priced = new Set(combinations.map((pair) => cleanName(pair[side])));
  const isPriced = (variant: string) => priced.has(cleanName(variant));
  return (
    !isPriced(name) && (variantGroups[group]?.variants ?? []).some((one) => isPriced(one.name))
  );
}

/** Whether a pair names a variant that no longer exists. */
export function isOutdated(
  groups: readonly VariantGroup[],
  combinations: readonly CombinationValues[],
): boolean {
  const [firsts = [], seconds = []] = groups.map(names);
  return combinations.some(
    ({ first, second }) =>
      !firsts.includes(cleanName(first)) || (second !== '' && !seconds.includes(cleanName(second))),
  );
}

/** The distinct names of the variants: equal names would create the same pair twice. */
function names({ variants }: VariantGroup): string[] {
  return [...new Set(variants.map(({ name }) => cleanName(name)).filter(Boolean))];
}

function keyOf({ first, second }: Pick<CombinationValues, 'first' | 'second'>): string {
  return JSON.stringify([cleanName(first), cleanName(second)]);
}
