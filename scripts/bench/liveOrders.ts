import { OPEN } from '../../sandbox/resources/orders/statuses.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The number of orders by status. */
export type Counts = Readonly<Record<string, number>>;

const SPACING_MS = 1_000;

/** The live orders of the restaurant, in memory. */
export interface LiveOrders {
  fill(counts: Counts): void;
  /** Adds the newest order. */
  add(): void;
  move(id: string, to: string): void;
  list(status: string): readonly Row[];
  all(): Readonly<Record<string, readonly Row[]>>;
}

/** Creates orders from the data of past orders, so that a row has a realistic size. */
export function createLiveOrders(past: readonly Row[]): LiveOrders {
  const lists = new Map<string, Row[]>();
  let made = 0;

  const list = (status: string) => lists.get(status) ?? [];
  const make = (status: string, at: number): Row => {
    made += 1;
    const time = new Date(at).toISOString();
    return {
      ...past[made % past.length],
      _id: `live-${made}`,
      order_id: `LIVE-${made}`,
      status,
      createdAt: time,
      cooking_time: status === 'waiting_for_confirmation' ? '' : '45 minutes',
      status_timing: {
        waiting_for_confirmation: time,
        ...(status === 'cooking' && { cooking: time }),
      },
    };
  };

  return {
    list,
    all: () => Object.fromEntries(lists),
    fill(counts) {
      const now = Date.now();
      for (const status of OPEN) {
        const count = counts[status] ?? 0;
        const rows = Array.from({ length: count }, (_, at) => make(status, now - at * SPACING_MS));
        lists.set(status, rows);
      }
    },
    add() {
      const status = 'waiting_for_confirmation';
      lists.set(status, [make(status, Date.now()), ...list(status)]);
    },
    move(id, to) {
      for (const status of OPEN) {
        const order = list(status).find(({ _id }) => _id === id);
        if (!order) continue;
        lists.set(
          status,
          list(status).filter((row) => row !== order),
        );
        lists.set(to, [{ ...order, status: to }, ...list(to)]);
        return;
      }
    },
  };
}
