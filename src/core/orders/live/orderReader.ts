import { yieldToMain } from '../../async/yieldToMain';
import type { Wire } from '../../format/wireValues';
import type { Order } from '../types';
import { toOrder, toOrderId } from '../wire';

/** Longest task, in ms. Even on a phone that is four times slower, the page responds within 50 ms. */
const SLICE_MS = 8;

/** Converts the rows of one list; unchanged orders keep their object identity. */
interface OrderCollector {
  push(rows: readonly Wire[]): void;
  /** Returns the old list itself if nothing has changed. */
  orders(): readonly Order[];
}

export interface OrderReader {
  collect(old: readonly Order[] | undefined): OrderCollector;
  /** Converts a whole response in slices, so that the page can respond in between. */
  read(rows: readonly Wire[], old: readonly Order[] | undefined): Promise<readonly Order[]>;
}

/** Matches rows by id and compares their JSON, which is faster than comparing fields. */
export function createOrderReader(extraKeys?: readonly string[]): OrderReader {
  /** The JSON of each order; an order changed by the portal has none. */
  const sources = new WeakMap<Order, string>();

  function readOrder(row: Wire, previous: ReadonlyMap<string, Order>): Order {
    const source = JSON.stringify(row);
    const before = previous.get(toOrderId(row));
    if (before && sources.get(before) === source) return before;
    const order = toOrder(row, extraKeys);
    sources.set(order, source);
    return order;
  }

  function collect(old: readonly Order[] = []): OrderCollector {
    const ordersById = new Map(old.map((order) => [order.id, order]));
    const seen = new Set<string>();
    const orders: Order[] = [];
    return {
      push(rows) {
        for (const row of rows) {
          const order = readOrder(row, ordersById);
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
        await yieldToMain();
        sliceEnd = performance.now() + SLICE_MS;
      }
      return collector.orders();
    },
  };
}
