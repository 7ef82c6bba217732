import { atom } from 'jotai';
import { deviceDataAtom } from '../../../core/device/deviceDataAtom';
import { shortHash } from '../../../core/session/shortHash';
import { storedAtom } from '../../../core/state/storedAtom';

const MAX_KNOWN = 300;

const PRINTS = 'order_prints';

/** How often a ticket was printed on this device, by the hashes of order and kind. */
type Prints = ReadonlyMap<string, number>;

const printsAtom = storedAtom<Prints>(PRINTS, parse, (prints) =>
  [...prints]
    .slice(-MAX_KNOWN)
    .map(([name, count]) => `${name}.${count}`)
    .join(' '),
);

interface Printed {
  orderId: string;
  kind: 'kot' | 'bill';
}

const nameOf = ({ orderId, kind }: Printed) => shortHash(`${kind} ${orderId}`);

/** Reads the storage, which another tab may have changed. */
export const countPrintsAtom = atom(null, (get, _set, printed: Printed) => {
  const prints = parse(get(deviceDataAtom).get(PRINTS));
  return prints.get(nameOf(printed)) ?? 0;
});

export const addPrintAtom = atom(null, (get, set, printed: Printed) => {
  const prints = new Map(parse(get(deviceDataAtom).get(PRINTS)));
  const name = nameOf(printed);
  const count = prints.get(name) ?? 0;
  // The latest is the last to be dropped.
  prints.delete(name);
  set(printsAtom, prints.set(name, count + 1));
});

function parse(stored: string | null): Map<string, number> {
  const entries = (stored ?? '').split(' ').flatMap((entry): [string, number][] => {
    const [name = '', count] = entry.split('.');
    const number = Number(count);
    return name && number > 0 ? [[name, number]] : [];
  });
  return new Map(entries);
}
