import { atom } from 'jotai';
import { deviceDataAtom } from '../../device/deviceDataAtom';
import { record } from '../../format/wireValues';
import { parseStored } from '../../state/parseStored';
import { storedAtom } from '../../state/storedAtom';
import type { Strike, Strikes } from './strikes';

const STRIKES = 'kitchen_strikes';

/** The maximum number of orders; the oldest are dropped. */
const MAX_ORDERS = 200;

/** The strikes of this device. All tabs share them. */
export const strikesAtom = storedAtom<Strikes>(STRIKES, parse, write);

/** Reads a strike from the storage. */
export const findStrikeAtom = atom(null, (get, _set, order: string, key: string) =>
  parse(get(deviceDataAtom).get(STRIKES)).get(order)?.get(key),
);

function write(strikes: Strikes): string | null {
  if (strikes.size === 0) return null;
  const orders = [...strikes].slice(-MAX_ORDERS).map(([order, strikesOfOrder]) => {
    const lines = [...strikesOfOrder].map(([key, { isDone, sentAt }]) => [key, [isDone, sentAt]]);
    return [order, Object.fromEntries(lines)];
  });
  return JSON.stringify(Object.fromEntries(orders));
}

function parse(stored: string | null): Strikes {
  const orders = Object.entries(record(parseStored(stored)));
  return new Map(
    orders.map(([order, lines]) => [
      order,
      new Map(Object.entries(record(lines)).flatMap(([key, strike]) => toStrike(key, strike))),
    ]),
  );
}

function toStrike(key: string, strike: unknown): [string, Strike][] {
  if (!Array.isArray(strike) || typeof strike[0] !== 'boolean') return [];
  const sentAt: unknown = strike[1];
  return [[key, { isDone: strike[0], sentAt: typeof sentAt === 'number' ? sentAt : null }]];
}
