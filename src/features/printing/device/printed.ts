import { atom } from 'jotai';
import { clockAtom } from '../../../core/clock/state';
import { array, list, toText } from '../../../core/format/wireValues';
import { countLines, type LineCount } from '../../../core/orders/changedLines';
import type { Order } from '../../../core/orders/types';
import { shortHash } from '../../../core/session/shortHash';
import { parseStored } from '../../../core/state/parseStored';
import { storedAtom } from '../../../core/state/storedAtom';
import { nameOf, PRINTERS, type PrintTicket } from './jobs';
import { stationOfAtom } from './printers';

/** What a printer of this device has last printed of an order for the kitchen (c57). */
export interface PrintedTicket extends Pick<PrintTicket, 'id' | 'number' | 'copies' | 'printer'> {
  /** The id of the station whose dishes it has; `''` if it has all dishes. */
  station: string;
  /** Empty if the station of the printer cooks nothing of the order; `null` if the order was read without dishes. */
  lines: readonly Omit<LineCount, 'item'>[] | null;
  /** The number of its slips. */
  slips: number;
  /** In epoch ms. */
  at: number;
}

/** The kitchen tickets of open orders that automatic printing looks after. */
export const printedAtom = storedAtom<readonly PrintedTicket[]>('print_lines', parse, (printed) =>
  printed.length === 0 ? null : JSON.stringify(printed),
);

function parse(stored: string | null): PrintedTicket[] {
  return list(parseStored(stored)).flatMap((wire): PrintedTicket[] => {
    const id = toText(wire.id);
    const at = Number(wire.at) || 0;
    if (!id || at <= 0) return [];
    const printer = PRINTERS.find((one) => one === wire.printer);
    return [
      {
        id,
        number: toText(wire.number),
        copies: Math.min(4, Math.max(1, Number(wire.copies) || 1)),
        ...(printer && { printer }),
        station: toText(wire.station),
        lines: Array.isArray(wire.lines) ? list(wire.lines).map(toLine) : null,
        slips: Number(wire.slips) || 0,
        at,
      },
    ];
  });
}

function toLine({ key, itemId, quantity }: Readonly<Record<string, unknown>>) {
  return { key: toText(key), itemId: toText(itemId), quantity: Number(quantity) || 0 };
}

/** After this time nobody cooks from a ticket any more, in ms. */
const PRINTED_MS = 12 * 60 * 60 * 1000;

/** Whether somebody may still cook from the ticket. */
export function isRecent({ at }: PrintedTicket, now: number): boolean {
  return Math.abs(now - at) < PRINTED_MS;
}

/** The maximum number of tickets; the oldest are dropped. */
const MAX_PRINTED = 300;

type TicketKey = Pick<PrintTicket, 'id' | 'printer'>;

/** Stores what is on paper now, or removes it with `null`; returns what was stored before. */
export const setPrintedAtom = atom(
  null,
  (get, set, ticket: TicketKey, printed: PrintedTicket | null): PrintedTicket | null => {
    const isThis = (one: TicketKey) => one.id === ticket.id && one.printer === ticket.printer;
    const now = get(clockAtom).now();
    let before: PrintedTicket | null = null;
    set(printedAtom, (stored) => {
      before = stored.find(isThis) ?? null;
      const others = stored.filter((one) => !isThis(one) && isRecent(one, now));
      return printed ? [...others, printed].slice(-MAX_PRINTED) : others;
    });
    return before;
  },
);

interface OnPaper {
  /** What the ticket has of the order; `null` if it has no dish. */
  part: Pick<Order, 'items'> | null;
  /** Whether it has all dishes, also those of other stations. */
  isWhole: boolean;
}

/** Records a kitchen ticket before it is printed; returns what was stored before. */
export const recordPrintedAtom = atom(
  null,
  (get, set, ticket: PrintTicket, { part, isWhole }: OnPaper): PrintedTicket | null => {
    const { id, number, copies, printer } = ticket;
    const before = get(printedAtom).find((one) => one.id === id && one.printer === printer);
    return set(setPrintedAtom, ticket, {
      id,
      number,
      copies,
      ...(printer && { printer }),
      station: isWhole ? '' : (set(stationOfAtom, printer)?.id ?? ''),
      lines: storedLines(part),
      slips: before?.slips ?? 0,
      at: get(clockAtom).now(),
    });
  },
);

/** The dishes without texts of the order (T19). */
export function storedLines(part: Pick<Order, 'items'> | null): PrintedTicket['lines'] {
  if (!part) return [];
  if (part.items.length === 0) return null;
  return countLines(part).map(({ key, itemId, quantity }) => ({ key, itemId, quantity }));
}

const MAX_KNOWN = 300;

/** How often each ticket was printed on this device, by a hash of order, kind and printer. */
type Prints = ReadonlyMap<string, number>;

const printsAtom = storedAtom<Prints>('order_prints', parsePrints, (prints) =>
  [...prints]
    .slice(-MAX_KNOWN)
    .map(([name, count]) => `${name}.${count}`)
    .join(' '),
);

type CountedTicket = Parameters<typeof nameOf>[0];

/** Adds a print before its outcome is known, or removes it again; returns the number of prints. */
export const countPrintAtom = atom(null, (_get, set, ticket: CountedTicket, change: 1 | -1) => {
  const name = shortHash(nameOf(ticket));
  let count = 0;
  set(printsAtom, (stored) => {
    const prints = new Map(stored);
    count = (prints.get(name) ?? 0) + change;
    // Insert the count at the end, so that it is dropped last.
    prints.delete(name);
    if (count > 0) prints.set(name, count);
    return prints;
  });
  return count;
});

function parsePrints(stored: string | null): Map<string, number> {
  const entries = (stored ?? '').split(' ').flatMap((entry): [string, number][] => {
    const [name = '', count] = entry.split('.');
    const number = Number(count);
    return name && number > 0 ? [[name, number]] : [];
  });
  return new Map(entries);
}

/**
 * Hashes of the orders that automatic printing has taken; only the tab that prints writes them. `null` before the first
 * read; the orders of the first lists are not printed.
 */
type Seen = readonly string[] | null;

export const seenAtom = storedAtom<Seen>(
  'print_seen',
  (stored) => {
    const hashes = parseStored(stored);
    if (!Array.isArray(hashes)) return null;
    return array(hashes).filter((hash): hash is string => typeof hash === 'string');
  },
  (seen) => seen && JSON.stringify(seen),
);

/** Maximum number of hashes of orders that are no longer open. */
const MAX_FORMER = 200;

/**
 * Adds the accepted orders that are open now. Orders of the first read of a list, or of the first read at all, are not
 * printed.
 */
export function updateSeen(
  seen: Seen,
  current: readonly string[],
  first: readonly string[] = [],
): { next: Seen; added: readonly string[] } {
  const seenHashes = new Set(seen);
  const unknown = current.filter((hash) => !seenHashes.has(hash));
  if (seen && unknown.length === 0) return { next: seen, added: [] };
  const former = [...seenHashes].filter((hash) => !current.includes(hash)).slice(-MAX_FORMER);
  const old = new Set(seen ? first : current);
  return { next: [...former, ...current], added: unknown.filter((hash) => !old.has(hash)) };
}
