import { withFields } from '../../../core/menu/runs/fields';
import type { FieldChange, ItemChange } from '../../../core/menu/runs/types';
import type { MenuItem } from '../../../core/menu/types';

export type Warning = 'zero' | 'large' | 'aboveBase';

/** A price that changes by a larger part gets a warning. */
const LARGE = 0.3;

export function isMoney({ field }: FieldChange): boolean {
  return field === 'price' || field === 'basePrice' || field === 'combination';
}

/** What the vendor should check before the change is sent. `item` is the current item, if it is known. */
export function warningsOf(
  change: FieldChange,
  { fields }: ItemChange,
  item: MenuItem | undefined,
): Warning[] {
  if (!isMoney(change)) return [];
  const [from, to] = [Number(change.from), Number(change.to)];
  if (to === 0) return ['zero'];
  const isLarge = from > 0 && Math.abs(to / from - 1) > LARGE + Number.EPSILON;
  const isAbove = item !== undefined && isAboveBase(withFields(item, fields));
  // The warning is shown once for an item whose prices both change.
  const hasPrice = fields.some(({ field }) => field === 'price');
  const isShownHere = change.field === (hasPrice ? 'price' : 'basePrice');
  return [
    ...(isLarge ? (['large'] as const) : []),
    ...(isAbove && isShownHere ? (['aboveBase'] as const) : []),
  ];
}

/** An item without a base price has nothing to compare with. */
function isAboveBase({ price, basePrice }: MenuItem): boolean {
  return basePrice !== null && basePrice > 0 && (price ?? 0) > basePrice;
}
