import type { PartId, Variant, VariantGroup } from '../types';
import type { CombinationValues, VariantGroupValues } from './itemValues';

export function newVariantGroup(): VariantGroupValues {
  return { name: '', variants: [newVariant([])] };
}

/** Its id is one more than the highest id in the group (B2). */
export function newVariant(variants: readonly Variant[]): Variant {
  const highest = Math.max(0, ...variants.map(({ id }) => toNumber(id)));
  return { id: highest + 1, name: '' };
}

function toNumber(id: PartId): number {
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

/** Whether a pair names a variant that no longer exists. */
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

/** Distinct names: two variants with the same name would create the same pair twice. */
function names({ variants }: VariantGroup): string[] {
  return [...new Set(variants.map(({ name }) => name.trim()).filter(Boolean))];
}

function keyOf({ first, second }: Pick<CombinationValues, 'first' | 'second'>): string {
  return JSON.stringify([first.trim(), second.trim()]);
}
