import { atom } from 'jotai';
import { deviceDataAtom } from '../../../core/device/deviceDataAtom';
import { clip, list, text } from '../../../core/format/wireValues';
import { shortHash } from '../../../core/session/shortHash';
import { restaurantIdAtom } from '../../../core/state/services';
import { parseStored } from '../../../core/state/parseStored';
import { storedAtom } from '../../../core/state/storedAtom';

const MAX_UNPRINTED = 50;

/** Of the reason that a printer gives. */
const MAX_REASON = 200;

const UNPRINTED = 'print_unprinted';

/** A ticket that was to be printed on this device. */
export interface Unprinted {
  /** Hash of the restaurant. */
  restaurant: string;
  id: string;
  number: string;
  kind: 'kot' | 'bill';
  copies: number;
  /** Why it was not printed; `''` while it is being printed. */
  reason: string;
}

type Ticket = Omit<Unprinted, 'restaurant' | 'reason'>;

const storedUnprintedAtom = storedAtom<readonly Unprinted[]>(UNPRINTED, parse, (tickets) =>
  tickets.length === 0 ? null : JSON.stringify(tickets.slice(-MAX_UNPRINTED)),
);

/** Reads the storage, which another tab may have changed. */
const changeAtom = atom(null, (get, set, change: (now: Unprinted[]) => Unprinted[]) =>
  set(storedUnprintedAtom, change(parse(get(deviceDataAtom).get(UNPRINTED)))),
);

/** The tickets of this restaurant that failed, oldest first. */
export const unprintedAtom = atom((get) => {
  const restaurant = shortHash(get(restaurantIdAtom));
  return get(storedUnprintedAtom).filter((one) => one.restaurant === restaurant && one.reason);
});

/** Adds a ticket, or changes its reason. */
export const addUnprintedAtom = atom(null, (get, set, ticket: Ticket, reason: string) => {
  const restaurant = shortHash(get(restaurantIdAtom));
  const { id, number, kind, copies } = ticket;
  const added = { restaurant, id, number, kind, copies, reason: reason.slice(0, MAX_REASON) };
  set(changeAtom, (now) => [...now.filter((one) => !isSame(one, ticket)), added]);
});

export const removeUnprintedAtom = atom(null, (_get, set, ticket: Ticket) =>
  set(changeAtom, (now) => now.filter((one) => !isSame(one, ticket))),
);

/** A ticket that a closed tab was printing may be on paper or not; returns those tickets. */
export const endInterruptedAtom = atom(null, (get, set, reason: string) => {
  const restaurant = shortHash(get(restaurantIdAtom));
  const isInterrupted = (one: Unprinted) => one.restaurant === restaurant && !one.reason;
  const interrupted = parse(get(deviceDataAtom).get(UNPRINTED)).filter(isInterrupted);
  if (interrupted.length > 0) {
    set(changeAtom, (now) => now.map((one) => (isInterrupted(one) ? { ...one, reason } : one)));
  }
  return interrupted;
});

function isSame(one: Ticket, other: Ticket): boolean {
  return one.id === other.id && one.kind === other.kind;
}

function parse(stored: string | null): Unprinted[] {
  return list(parseStored(stored)).flatMap((wire): Unprinted[] => {
    const kind = (['kot', 'bill'] as const).find((one) => one === wire.kind);
    const id = text(wire.id);
    if (!kind || !id) return [];
    return [
      {
        restaurant: text(wire.restaurant),
        id,
        number: clip(text(wire.number)),
        kind,
        copies: Math.min(4, Math.max(1, Number(wire.copies) || 1)),
        reason: text(wire.reason),
      },
    ];
  });
}
