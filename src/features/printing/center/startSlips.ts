import type { createStore } from 'jotai';
import { clockAtom } from '../../../core/clock/state';
import { fetchOrder } from '../../../core/orders/api';
import { type ChangedLine, changedLines, countLines } from '../../../core/orders/changedLines';
import { knownOrders } from '../../../core/orders/live/queries';
import { stationsAtom } from '../../../core/orders/stations/state';
import { statusFacts } from '../../../core/orders/statuses';
import type { Order, OrderItem } from '../../../core/orders/types';
import { isCancelled, isInWork } from '../../../core/orders/work/inWork';
import { apiAtom } from '../../../core/state/services';
import { type PrintTicket, type SlipKind, setJobAtom } from '../device/jobs';
import {
  isRecent,
  type PrintedTicket,
  printedAtom,
  setPrintedAtom,
  storedLines,
} from '../device/printed';
import { ACCEPTED, ordersOf } from './acceptedOrders';
import { partAtAtom } from './partOf';

/** An order that moves between two lists can be in neither for this time, in ms. */
const MOVE_MS = 3_000;
/** The time until the second read of an order that could not be read or is still open, in ms. It doubles each time. */
const RECHECK_MS = 30_000;
const LONGEST_RECHECK_MS = 10 * 60_000;

interface SlipOptions {
  store: ReturnType<typeof createStore>;
  isLeading(): boolean;
  /** Prints a slip that is stored as waiting. */
  add(slip: PrintTicket, order?: Order): void;
}

/** What this tab knows of an order whose ticket was printed. */
interface Followed {
  /** What was compared last: the dishes in the lists with those on paper, or `''` if no list has the order. */
  compared: string | null;
  last?: Order;
  /** The dishes of all versions, by their keys. */
  items: Map<string, OrderItem>;
  tries: number;
  isGone: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Follows the orders whose kitchen tickets were printed on this device, and adds a slip for each printer if an
 * order is cancelled or its dishes change (c57). The order itself is read before, because a list can differ from it.
 */
export function startSlips({ store, isLeading, add }: SlipOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const followed = new Map<string, Followed>();
  let queue = Promise.resolve();

  function check(): void {
    if (!isLeading() || !store.get(knownOrders.cooking)) return;
    const listed = new Map(ordersOf(store).map((order) => [order.id, order]));
    const onPaper = new Set(printedTickets().map(({ id }) => id));
    for (const id of followed.keys()) if (!onPaper.has(id)) forget(id);
    for (const id of onPaper) {
      const order = listed.get(id);
      const one = followed.get(id) ?? newlyFollowed();
      followed.set(id, one);
      if (order) remember(one, order);
      const compared = order ? JSON.stringify([storedLines(order), printedTickets(id)]) : '';
      if (one.compared === compared) continue;
      Object.assign(one, { compared, tries: 0, isGone: false });
      clearTimeout(one.timer);
      if (order) look(id);
      else one.timer = setTimeout(look, MOVE_MS, id);
    }
  }

  function printedTickets(id?: string): readonly PrintedTicket[] {
    const now = store.get(clockAtom).now();
    return store
      .get(printedAtom)
      .filter((one) => (id === undefined || one.id === id) && isRecent(one, now));
  }

  function look(id: string): void {
    queue = queue.then(() => lookUp(id)).catch(() => lookLater(id));
  }

  function lookLater(id: string): void {
    const one = followed.get(id);
    if (signal.aborted || !one) return;
    clearTimeout(one.timer);
    const wait = Math.min(RECHECK_MS * 2 ** one.tries, LONGEST_RECHECK_MS);
    one.tries += 1;
    one.timer = setTimeout(look, wait, id);
  }

  function forget(id: string): void {
    clearTimeout(followed.get(id)?.timer);
    followed.delete(id);
  }

  /** Rejects if the order or the menu cannot be read. */
  async function lookUp(id: string): Promise<void> {
    const one = followed.get(id);
    const tickets = printedTickets(id);
    const [ticket] = tickets;
    if (!one || !ticket) return;
    const listed = ordersOf(store).find((order) => order.id === id);
    if (listed && (await changesOf(tickets, listed)).length === 0) return;
    const current = await fetchOrder(store.get(apiAtom), ticket, signal);
    if (signal.aborted || !isLeading()) return;
    // An answer without the order may be a fault of one read.
    const isGoneAgain = !current && one.isGone;
    one.isGone = !current;
    if (!current && !isGoneAgain) return lookLater(id);
    const before = one.last ?? { status: 'cooking' };
    if (current ? isCancelled(before, current) : one.last && isInWork(one.last))
      return cancel(id, current);
    if (!current || statusFacts(current.status).isFinal) {
      for (const printed of tickets) store.set(setPrintedAtom, printed, null);
    } else if (listed) await change(tickets, current);
    else lookLater(id);
  }

  function cancel(id: string, current: Order | null): void {
    for (const printed of printedTickets(id)) {
      const lines = printed.lines ?? [];
      // The station of its printer cooks nothing of the order.
      if (printed.lines?.length !== 0) {
        addSlip(printed, 'cancelled', lines.map(toTakenOff), current);
      }
      store.set(setPrintedAtom, printed, null);
    }
  }

  async function change(tickets: readonly PrintedTicket[], current: Order): Promise<void> {
    const one = followed.get(current.id);
    if (one) remember(one, current);
    for (const { printed, part, changes } of await changesOf(tickets, current)) {
      if (signal.aborted || !isLeading()) return;
      // A list without dishes was on paper.
      if (printed.lines) addSlip(printed, 'changed', changes, current);
      const slips = printed.slips + (printed.lines ? 1 : 0);
      store.set(setPrintedAtom, printed, { ...printed, lines: storedLines(part), slips });
    }
  }

  /** Stores the slip before what is on paper, so that a crash loses none. */
  function addSlip(
    { id, number, copies, printer, slips }: PrintedTicket,
    kind: SlipKind,
    changes: readonly ChangedLine[],
    order: Order | null,
  ): void {
    const items = followed.get(id)?.items;
    const named = changes.map((line) => {
      const item = items?.get(line.key);
      return { ...line, ...(item && { item }) };
    });
    const slip = { id, number, kind, copies, printer, slip: slips + 1, changes: named };
    store.set(setJobAtom, slip, { state: 'waiting' });
    add(slip, order ?? undefined);
  }

  /** The tickets that differ from the order, with the part of it that their station cooks. */
  async function changesOf(tickets: readonly PrintedTicket[], order: Order) {
    const changed: { printed: PrintedTicket; part: Order | null; changes: ChangedLine[] }[] = [];
    // A list may leave out the dishes.
    if (order.items.length === 0) return changed;
    for (const printed of tickets) {
      const station = store.get(stationsAtom).find(({ id }) => id === printed.station);
      // The station of the ticket was deleted.
      if (printed.station && !station) continue;
      const part = station ? await store.set(partAtAtom, station, order) : order;
      const changes = linesChanged(printed.lines ?? [], part ? countLines(part) : []);
      if (changes.length > 0) changed.push({ printed, part, changes });
    }
    return changed;
  }

  const stops = [...ACCEPTED, printedAtom].map((atom) => store.sub(atom, check));
  check();
  return () => {
    ended.abort();
    for (const stop of stops) stop();
    for (const id of followed.keys()) forget(id);
  };
}

function newlyFollowed(): Followed {
  return { compared: null, items: new Map(), tries: 0, isGone: false };
}

function remember(one: Followed, order: Order): void {
  one.last = order;
  for (const { key, item } of countLines(order)) if (item) one.items.set(key, item);
}

type Lines = Parameters<typeof changedLines>[0];

/** As `changedLines`, for a printer whose station may cook none of the dishes before or after. */
function linesChanged(before: Lines, after: Lines): ChangedLine[] {
  if (before.length > 0 && after.length > 0) return changedLines(before, after);
  const added = after.map(({ quantity, ...line }) => ({ ...line, before: 0, after: quantity }));
  return [...before.map(toTakenOff), ...added];
}

function toTakenOff({ key, itemId, quantity }: Lines[number]): ChangedLine {
  return { key, itemId, before: quantity, after: 0 };
}
