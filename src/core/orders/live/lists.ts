import { ORDER_STATUSES, STATUSES, statusFacts, toOrderStatus } from '../statuses';

/** A list of open orders. */
export type ShortList = NonNullable<(typeof STATUSES)[keyof typeof STATUSES]['list']>;

export type LiveList = ShortList | 'all';

export const SHORT_LISTS: readonly ShortList[] = ORDER_STATUSES.flatMap(
  (status) => STATUSES[status].list ?? [],
);

/** The lists of the board, each with its own request. */
export const LIVE_LISTS: readonly LiveList[] = [...SHORT_LISTS, 'all'];

/** Everything that is polled: the lists, the number of all orders, and the changes. */
export const POLLED = [...LIVE_LISTS, 'total', 'changes'] as const;

export type Polled = (typeof POLLED)[number];

/** The list with the orders of a status; `undefined` if the status is final. */
export function listOf(rawStatus: string): ShortList | undefined {
  return statusFacts(toOrderStatus(rawStatus)).list ?? undefined;
}
