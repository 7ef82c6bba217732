import { atom } from 'jotai';
import { array, list, toText } from '../../format/wireValues';
import { parseStored } from '../../state/parseStored';
import { dataAtom } from '../../state/queryClient';
import { generationAtom, restaurantIdAtom } from '../../state/services';
import { storedAtom } from '../../state/storedAtom';
import { changedLines, countLines, type LineCount } from '../changedLines';
import { isNew, statusFacts } from '../statuses';
import type { Order, OrderItem } from '../types';
import { toOrder } from '../wire';

/** The maximum number of orders; further ones have no marks. */
const MAX_ORDERS = 200;

/** After this time a cancelled order is removed although nobody has confirmed it, in ms. */
const CANCELLED_MS = 12 * 60 * 60 * 1000;

const MAX_NAME = 100;

const CANCELLED = /cancel/i;

/** A dish of an order as the device stores it. */
interface WorkLine extends Omit<LineCount, 'item'> {
  name: string;
}

/** An order that is being prepared or packed, with what nobody at this device has confirmed yet (c51). */
export interface WorkOrder {
  id: string;
  number: string;
  /** The dishes that were confirmed last; empty until a list has them. */
  lines: readonly WorkLine[];
  /** When the device learned that it was cancelled, in epoch ms; `null` while it is in work. */
  cancelledAt: number | null;
  /** Whether a step was not sent. */
  isUnsent: boolean;
  /** The keys of the lines whose crossing off was refused. */
  refused: readonly string[];
}

/** The orders in work by their ids. */
export type Work = ReadonlyMap<string, WorkOrder>;

/** A dish whose quantity has changed; it is new if `before` is 0, and was taken off if `after` is 0. */
export interface LineMark {
  name: string;
  before: number;
  after: number;
}

/** The orders in work of this device. All tabs share them. */
export const workAtom = storedAtom<Work>('orders_in_work', parse, (work) =>
  work.size === 0 ? null : JSON.stringify([...work.values()]),
);

export function isInWork({ status }: Pick<Order, 'status'>): boolean {
  const { isAccepted, isToPrepare } = statusFacts(status);
  return isAccepted && isToPrepare;
}

/** Whether an order was cancelled since; a new order that is declined was rejected by a colleague. */
export function isCancelled(before: Pick<Order, 'status'>, now: Pick<Order, 'rawStatus'>): boolean {
  return CANCELLED.test(now.rawStatus) || (now.rawStatus === 'declined' && !isNew(before));
}

/** Adds orders in work. One that was cancelled is in work again if a list has it. */
export function withOrders(work: Work, orders: readonly Order[], now: number): Work {
  const next = new Map(work);
  let isSame = true;
  for (const order of orders) {
    const existing = next.get(order.id);
    const isComplete = existing?.cancelledAt === null && existing.lines.length > 0;
    if (!order.id || isComplete || (!existing && next.size >= MAX_ORDERS)) continue;
    const lines = linesOf(order);
    if (existing?.cancelledAt === null && lines.length === 0) continue;
    next.set(order.id, { ...(existing ?? created(order)), lines, cancelledAt: null });
    isSame = false;
  }
  for (const [id, { cancelledAt }] of next) {
    if (cancelledAt === null || Math.abs(now - cancelledAt) < CANCELLED_MS) continue;
    next.delete(id);
    isSame = false;
  }
  return isSame ? work : next;
}

/** Marks an order, which is added if it is not known. */
export function withMark(
  work: Work,
  order: Order,
  mark: Partial<Pick<WorkOrder, 'cancelledAt' | 'isUnsent' | 'refused'>>,
): Work {
  const existing = work.get(order.id);
  return new Map(work).set(order.id, { ...(existing ?? created(order)), ...mark });
}

export function without(work: Work, id: string): Work {
  return work.has(id) ? new Map([...work].filter(([other]) => other !== id)) : work;
}

/** A person has seen the marks. A cancelled order is removed, any other has its dishes of now. */
export function confirmed(work: Work, id: string, now: Order | undefined): Work {
  const existing = work.get(id);
  if (!existing) return work;
  if (existing.cancelledAt !== null) return without(work, id);
  const lines = now ? linesOf(now) : existing.lines;
  return new Map(work).set(id, { ...existing, lines, isUnsent: false, refused: [] });
}

/** The dishes that have changed since they were confirmed. */
export function lineMarks(existing: WorkOrder | undefined, order: Order): readonly LineMark[] {
  if (!existing) return [];
  const names = new Map(existing.lines.map(({ key, name }) => [key, name]));
  return changedLines(existing.lines, countLines(order)).map(({ key, item, before, after }) => ({
    name: item ? nameOf(item) : (names.get(key) ?? ''),
    before,
    after,
  }));
}

function created(order: Order): WorkOrder {
  const { id, number } = order;
  return { id, number, lines: linesOf(order), cancelledAt: null, isUnsent: false, refused: [] };
}

function linesOf(order: Order): WorkLine[] {
  return countLines(order).map(({ key, itemId, quantity, item }) => {
    return { key, itemId, quantity, name: item ? nameOf(item) : '' };
  });
}

function nameOf(item: OrderItem): string {
  return variantName(item).slice(0, MAX_NAME);
}

/** The name of a dish with its variant. */
export function variantName({ name, variant }: Pick<OrderItem, 'name' | 'variant'>): string {
  return variant ? `${name} (${variant})` : name;
}

/** A stored order, with what the device knows of its dishes. */
export function toKnownOrder({ id, number, lines, cancelledAt }: WorkOrder): Order {
  return {
    ...toOrder({}),
    id,
    number,
    status: 'cooking',
    rawStatus: 'cooking',
    createdAt: cancelledAt === null ? '' : new Date(cancelledAt).toISOString(),
    items: lines.map(({ itemId, name, quantity }) => ({ ...NO_ITEM, itemId, name, quantity })),
  };
}

/** What is unknown of a dish of which only its id and name are known. */
export const NO_ITEM = {
  variant: '',
  addons: [],
  price: null,
  diet: null,
  instructions: '',
  lineId: '',
  isDone: false,
};

/** What this page knows of orders that have left the lists of new orders and of orders in work, by their ids. */
interface LeftOrders {
  /** The orders in work that are looked up, as in the last list that contained them. */
  checking: ReadonlyMap<string, Order>;
  /** The cancelled orders, as in the last list that contained them. */
  cancelled: ReadonlyMap<string, Order>;
  /** The statuses that they left for, as the backend spells them. */
  statuses: ReadonlyMap<string, string>;
}

/** In memory only, and empty for the next session (c29). */
const heldAtom = atom((get) => {
  get(generationAtom);
  get(restaurantIdAtom);
  return atom<LeftOrders>({ checking: new Map(), cancelled: new Map(), statuses: new Map() });
});

export const leftOrdersAtom = atom(
  (get) => get(get(heldAtom)),
  (get, set, change: (left: LeftOrders) => Partial<LeftOrders>) => {
    const heldNow = get(heldAtom);
    set(heldNow, { ...get(heldNow), ...change(get(heldNow)) });
  },
);

/** The cancelled orders that nobody has confirmed. */
export const cancelledOrdersAtom = dataAtom((get): readonly Order[] => {
  const { cancelled } = get(leftOrdersAtom);
  return [...get(workAtom).values()].flatMap((workOrder) =>
    workOrder.cancelledAt === null ? [] : (cancelled.get(workOrder.id) ?? toKnownOrder(workOrder)),
  );
});

function parse(stored: string | null): Work {
  const orders = list(parseStored(stored)).flatMap((wire): WorkOrder[] => {
    const id = toText(wire.id);
    if (!id) return [];
    const lines = list(wire.lines).map(({ key, itemId, quantity, name }) => {
      const count = Number(quantity) || 0;
      return { key: toText(key), itemId: toText(itemId), quantity: count, name: toText(name) };
    });
    const { cancelledAt } = wire;
    return [
      {
        id,
        number: toText(wire.number),
        lines,
        cancelledAt: typeof cancelledAt === 'number' ? cancelledAt : null,
        isUnsent: wire.isUnsent === true,
        refused: array(wire.refused).map(toText).filter(Boolean),
      },
    ];
  });
  return new Map(orders.slice(0, MAX_ORDERS).map((order) => [order.id, order]));
}
