import { shortHash } from '../session/shortHash';
import type { Order, OrderItem } from './types';

/** How often an order has a dish. A device may store it without `item`, which has texts of the order (T19). */
export interface LineCount {
  /** Equal for lines that are cooked in the same way, whatever their quantities are. */
  key: string;
  /** The id on the menu, or `''`. */
  itemId: string;
  quantity: number;
  /** The first of its lines; absent if the count was stored. */
  item?: OrderItem;
}

/** A dish whose quantity has changed. It is new if `before` is 0, and was taken off if `after` is 0. */
export interface ChangedLine extends Pick<LineCount, 'key' | 'itemId' | 'item'> {
  before: number;
  after: number;
}

/** The key of a line. A line with another variant, add-on or instruction is another dish to cook. */
export function lineKeyOf({ itemId, name, variant, addons, instructions }: OrderItem): string {
  const made = addons.map((addon) => [addon.name, addon.quantity]);
  return shortHash(JSON.stringify([itemId, name, variant, made, instructions]));
}

const counted = new WeakMap<Order['items'], readonly LineCount[]>();

/** The dishes of an order; the quantities of equal lines are added. They are counted once for each version of an order. */
export function countLines({ items }: Pick<Order, 'items'>): readonly LineCount[] {
  const known = counted.get(items);
  if (known) return known;
  const lines = linesOf(items);
  counted.set(items, lines);
  return lines;
}

function linesOf(items: Order['items']): LineCount[] {
  const counts = new Map<string, LineCount>();
  for (const item of items) {
    const { itemId, quantity } = item;
    const key = lineKeyOf(item);
    const existing = counts.get(key);
    if (existing) existing.quantity += quantity;
    else counts.set(key, { key, itemId, quantity, item });
  }
  return [...counts.values()];
}

/**
 * The dishes whose quantities differ between two versions of an order, first those that it had before. An order that
 * was read without lines has no changes, because a list may leave them out.
 */
export function changedLines(
  before: readonly LineCount[],
  after: readonly LineCount[],
): ChangedLine[] {
  if (before.length === 0 || after.length === 0 || areSame(before, after)) return [];
  const [old, now] = [before, after].map((lines) => new Map(lines.map((one) => [one.key, one])));
  const keys = new Set([...before, ...after].map(({ key }) => key));
  return [...keys].flatMap((key): ChangedLine[] => {
    const [was, is] = [old?.get(key), now?.get(key)];
    const { itemId = '', item } = { ...was, ...is };
    const change = { before: was?.quantity ?? 0, after: is?.quantity ?? 0 };
    if (change.before === change.after) return [];
    return [{ key, itemId, ...(item && { item }), ...change }];
  });
}

/** Most orders of a list are as before; this is sooner known than what has changed. */
function areSame(one: readonly LineCount[], other: readonly LineCount[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, quantity }, at) => key === other[at]?.key && quantity === other[at].quantity)
  );
}
