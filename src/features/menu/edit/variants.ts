import type { PartId, Variant, VariantGroup } from '../types';
import type { CombinationValues, VariantGroupValues } from './itemValues';

/** A group with one empty variant to begin with. */
export function newVariantGroup(): VariantGroupValues {
  return { name: '', variants: [newVariant([])] };
}

/** The next variant of a group; its number is one more than the highest (specification B 2). */
export function newVariant(variants: readonly Variant[]): Variant {
  const highest = Math.max(0, ...variants.map(({ id }) => toNumber(id)));
  return { id: highest + 1, name: '' };
}

function toNumber(id: PartId): number {
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : 0;
}

/**
 * Every pair of the first two groups (decision b60). A pair that was there keeps its price; with
 * fewer than two groups there are no pairs.
 */
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

/** Whether some pair names a variant that is no longer there. */
export function isOutdated(
  groups: readonly VariantGroup[],
  combinations: readonly CombinationValues[],
): boolean {
  const [firsts = [], seconds = []] = groups.map(names);
  return combinations.some(
    ({ first, second }) =>
      !firsts.includes(first.trim()) || (second !== '' && !seconds.includes(second.trim())),
  );
}

/** The names of a group, each once: two variants of one name would make one pair twice. */
function names({ variants }: VariantGroup): string[] {
  return [...new Set(variants.map(({ name }) => name.trim()).filter(Boolean))];
}

function keyOf({ first, second }: Pick<CombinationValues, 'first' | 'second'>): string {
  return JSON.stringify([first.trim(), second.trim()]);
}
