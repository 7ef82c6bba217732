import { nextTask } from '../../../core/async/nextTask';
import type { Wire } from '../../../core/format/wireValues';
import type { Order } from '../types';
import { toOrder, toOrderId } from '../wire';

/** Work in one task, in ms; on a phone four times slower the page still responds within 50 ms. */
const SLICE_MS = 8;

/** Collects the rows of one list as orders; those that did not change stay the same objects. */
export interface OrderCollector {
  push(rows: readonly Wire[]): void;
  /** The old list itself where nothing in it has changed. */
  orders(): readonly Order[];
}

export interface OrderReader {
  collect(old: readonly Order[] | undefined): OrderCollector;
  /** The orders of a whole answer, read in slices so that the page can respond in between. */
  read(rows: readonly Wire[], old: readonly Order[] | undefined): Promise<readonly Order[]>;
}

/**
 * Compares rows by their JSON, which the browser writes faster than it compares fields; by id and
 * not by position, because one new order at the top would change every position. An order that the
 * marketplace repeats is one order.
 */
export function createOrderReader(): OrderReader {
  /** The row of each order. An order that the portal itself has changed has none. */
  const sources = new WeakMap<Order, string>();

  function readOrder(row: Wire, known: ReadonlyMap<string, Order>): Order {
    const source = JSON.stringify(row);
    const before = known.get(toOrderId(row));
    if (before && sources.get(before) === source) return before;
    const order = toOrder(row);
    sources.set(order, source);
    return order;
  }

  function collect(old: readonly Order[] = []): OrderCollector {
    const known = new Map(old.map((order) => [order.id, order]));
    const seen = new Set<string>();
    const orders: Order[] = [];
    return {
      push(rows) {
        for (const row of rows) {
          const order = readOrder(row, known);
          if (seen.has(order.id)) continue;
          if (order.id) seen.add(order.id);
          orders.push(order);
        }
      },
      orders() {
        const isSame = orders.length === old.length && orders.every((one, at) => one === old[at]);
        return isSame ? old : orders;
      },
    };
  }

  return {
    collect,
    async read(rows, old) {
      const collector = collect(old);
      let sliceEnd = performance.now() + SLICE_MS;
      for (const row of rows) {
        collector.push([row]);
        if (performance.now() < sliceEnd) continue;
        await nextTask();
        sliceEnd = performance.now() + SLICE_MS;
      }
      return collector.orders();
    },
  };
}
