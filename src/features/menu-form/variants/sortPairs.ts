import type { CombinationValues, VariantGroupValues } from '../../../core/menu/fields/itemValues';
import { cleanName } from '../../../core/text/cleanName';
import { inOrder } from '../listEdits';

/** The pairs in the order of the first two groups and of their variants; pairs that name others are last. */
export function sortPairs(
  groups: readonly VariantGroupValues[],
  pairs: readonly CombinationValues[],
): CombinationValues[] {
  const rank = (group: number, variant: string) => {
    const names = groups[group]?.variants.map(({ name }) => cleanName(name)) ?? [];
    const at = names.indexOf(cleanName(variant));
    return at < 0 ? names.length : at;
  };
  return pairs.toSorted(
    (one, other) =>
      rank(0, one.first) - rank(0, other.first) || rank(1, one.second) - rank(1, other.second),
  );
}

/** The groups in a new order. If the first two are swapped, each pair is swapped too and keeps its price. */
export function orderGroups(
  groups: readonly VariantGroupValues[],
  pairs: readonly CombinationValues[],
  order: readonly number[],
) {
  const ordered = inOrder(groups, order);
  const isTurned = order[0] === 1 && order[1] === 0;
  const turned = pairs.map(({ first, second, price }) =>
    isTurned && second !== '' ? { first: second, second: first, price } : { first, second, price },
  );
  return { groups: ordered, pairs: sortPairs(ordered, turned) };
}
