import { atom } from 'jotai';
import { deviceDataAtom } from '../../../core/device/deviceDataAtom';
import { shortHash } from '../../../core/session/shortHash';
import { storedAtom } from '../../../core/state/storedAtom';
import { nameOf } from './jobs';

const MAX_KNOWN = 300;

const PRINTS = 'order_prints';

/** How often each ticket was printed on this device, by a hash of order, kind and printer. */
type Prints = ReadonlyMap<string, number>;

const printsAtom = storedAtom<Prints>(PRINTS, parse, (prints) =>
  [...prints]
    .slice(-MAX_KNOWN)
    .map(([name, count]) => `${name}.${count}`)
    .join(' '),
);

type CountedTicket = Parameters<typeof nameOf>[0];

/** Adds a print before its outcome is known, or removes it again; returns the number of prints. */
export const countPrintAtom = atom(null, (get, set, ticket: CountedTicket, change: 1 | -1) => {
  // Another tab may have changed the storage.
  const prints = parse(get(deviceDataAtom).get(PRINTS));
  const name = shortHash(nameOf(ticket));
  const count = (prints.get(name) ?? 0) + change;
  // Insert the count at the end, so that it is dropped last.
  prints.delete(name);
  if (count > 0) prints.set(name, count);
  set(printsAtom, prints);
  return count;
});

function parse(stored: string | null): Map<string, number> {
  const entries = (stored ?? '').split(' ').flatMap((entry): [string, number][] => {
    const [name = '', count] = entry.split('.');
    const number = Number(count);
    return name && number > 0 ? [[name, number]] : [];
  });
  return new Map(entries);
}
