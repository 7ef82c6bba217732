import { toDate } from '../../../core/format/formats';
import { isNew, statusFacts, toOrderStatus } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { isCancelled } from '../../../core/orders/work/inWork';
import { RECALL_MS } from '../../../core/orders/work/leftHere';
import type { LeftOrder } from './useRecall';

/** An order of Recall. */
export interface Recalled extends Omit<LeftOrder, 'at'> {
  /** When it left, in epoch ms; `null` if the backend does not say. */
  at: number | null;
  isCancelled: boolean;
}

interface RecallData {
  /** What left while this page was open. */
  left: readonly LeftOrder[];
  /** The newest orders of the restaurant. */
  recent: readonly Order[];
  /** The statuses for which orders left while this page was open, as the backend spells them. */
  statuses: ReadonlyMap<string, string>;
  isOpen: (id: string) => boolean;
  now: number;
}

/** The orders that left in the last two hours, newest first (c73). */
export function recalledOrders({ left, recent, statuses, isOpen, now }: RecallData): Recalled[] {
  const seen = new Map(left.map((one) => [one.order.id, one]));
  const read = new Map(recent.filter(hasLeft).map((order) => [order.id, order]));
  const fromBackend = [...read.values()].map((order): Recalled => {
    const one = seen.get(order.id);
    return {
      order,
      struck: one?.struck ?? new Set(),
      at: one?.at ?? leftAt(order),
      isCancelled: isCancelled(one?.order ?? before(order), order),
    };
  });
  const onlyHere = left
    .filter(({ order }) => !read.has(order.id))
    .map(({ order, ...one }): Recalled => {
      const rawStatus = statuses.get(order.id) ?? '';
      const now = { ...order, rawStatus, status: toOrderStatus(rawStatus) };
      return { ...one, order: now, isCancelled: isCancelled(order, now) };
    });
  const timeOf = ({ at, order }: Recalled) => at ?? toDate(order.createdAt)?.getTime() ?? 0;
  return [...fromBackend, ...onlyHere]
    .filter((one) => !isOpen(one.order.id) && Math.abs(now - timeOf(one)) < RECALL_MS)
    .toSorted((a, b) => timeOf(b) - timeOf(a));
}

function hasLeft({ id, status }: Order): boolean {
  return id !== '' && !statusFacts(status).isToPrepare;
}

/** When the first status after the kitchen began. */
function leftAt({ timings }: Order): number | null {
  const first = timings.find(({ status }) => !statusFacts(status).isToPrepare);
  return toDate(first?.at)?.getTime() ?? null;
}

/** The order as it was before it left. */
function before({ timings }: Order): Pick<Order, 'status'> {
  const last = timings.findLast(
    ({ status }) => statusFacts(status).isToPrepare && !isNew({ status }),
  );
  return { status: last?.status ?? 'waiting_for_confirmation' };
}
