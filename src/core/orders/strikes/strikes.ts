import { shortHash } from '../../session/shortHash';
import type { Order } from '../types';
import { lineKeys } from '../work/lineKeys';

/** How long a strike that was sent is shown although a read of the order does not have it yet, in ms (c22). */
export const SETTLE_MS = 30_000;

/** What this device wants a line to be. */
export interface Strike {
  isDone: boolean;
  /** When the backend stored it, in epoch ms; `null` while it is not sent, and without the capability `orders.items`. */
  sentAt: number | null;
}

/** The strikes of this device, by hash of the order and key of the line. */
export type Strikes = ReadonlyMap<string, ReadonlyMap<string, Strike>>;

export function orderKey({ id }: Pick<Order, 'id'>): string {
  return shortHash(id);
}

/** Whether the strike still outweighs what the backend says. */
function isCurrent({ sentAt }: Strike, now: number): boolean {
  return sentAt === null || Math.abs(now - sentAt) < SETTLE_MS;
}

interface StateOptions {
  strikes: Strikes;
  /** Whether the backend stores strikes (capability `orders.items`). */
  isShared: boolean;
  now: number;
}

/** The keys of the lines of an order that are crossed off. */
export function struckLines(
  order: Order,
  { strikes, isShared, now }: StateOptions,
): ReadonlySet<string> {
  const strikesOfOrder = strikes.get(orderKey(order));
  return new Set(
    lineKeys(order.items).filter((key, at) => {
      const strike = strikesOfOrder?.get(key);
      if (strike && isCurrent(strike, now)) return strike.isDone;
      return isShared && order.items[at]?.isDone === true;
    }),
  );
}

/** Changes one strike, or removes it with `null`. */
export function withStrike(
  strikes: Strikes,
  order: string,
  key: string,
  strike: Strike | null,
): Strikes {
  const strikesOfOrder = new Map(strikes.get(order));
  strikesOfOrder.delete(key);
  if (strike) strikesOfOrder.set(key, strike);
  const next = new Map(strikes);
  next.delete(order);
  if (strikesOfOrder.size > 0) next.set(order, strikesOfOrder);
  return next;
}

/** The strikes without those of other orders, of lines that have changed and of lines that the backend has stored. */
export function currentStrikes(strikes: Strikes, orders: readonly Order[], now: number): Strikes {
  const read = new Map(orders.map((order) => [orderKey(order), statesOf(order)]));
  let next = strikes;
  for (const [order, strikesOfOrder] of strikes) {
    for (const [key, strike] of strikesOfOrder) {
      const isDone = read.get(order)?.get(key);
      // From then on, what another device changes is shown at once.
      const isStored = strike.sentAt !== null && strike.isDone === isDone;
      const isKept = isDone !== undefined && isCurrent(strike, now) && !isStored;
      if (!isKept) next = withStrike(next, order, key, null);
    }
  }
  return next;
}

/** Whether each line of an order is crossed off, as the order was read. */
function statesOf({ items }: Order): ReadonlyMap<string, boolean> {
  return new Map(lineKeys(items).map((key, at) => [key, items[at]?.isDone === true]));
}
