import { atom } from 'jotai';
import { record } from '../../format/wireValues';
import { shortHash } from '../../session/shortHash';
import { parseStored } from '../../state/parseStored';
import { storedAtom } from '../../state/storedAtom';

/** How long Recall lists an order that has left, in ms (c73). */
export const RECALL_MS = 2 * 60 * 60 * 1000;

type LeftHere = ReadonlyMap<string, number>;

/** The hashes of the orders that left because of an action on this device, with the times. All tabs share them. */
const leftHereAtom = storedAtom<LeftHere>('orders_left_here', parse, (left) =>
  left.size === 0 ? null : JSON.stringify(Object.fromEntries(left)),
);

/** Whether an order has left because of an action on this device. */
export const isLeftHereAtom = atom((get) => {
  const left = get(leftHereAtom);
  return (id: string) => left.has(shortHash(id));
});

/** Notes that an order leaves at `now` because of an action on this device. */
export const noteLeftHereAtom = atom(null, (_get, set, id: string, now: number) => {
  set(leftHereAtom, (stored) => {
    const recent = [...stored].filter(([, at]) => Math.abs(now - at) < RECALL_MS);
    return new Map([...recent, [shortHash(id), now]]);
  });
});

function parse(stored: string | null): LeftHere {
  const entries = Object.entries(record(parseStored(stored)));
  return new Map(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}
