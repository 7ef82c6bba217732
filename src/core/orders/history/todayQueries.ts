import { anySignal } from '../../async/anySignal';
import { dayAtom } from '../../clock/dayAtom';
import type { Wire } from '../../format/wireValues';
import { createZone } from '../../format/zone';
import { queryAtom, refetchEvery } from '../../state/queryClient';
import { timeZoneAtom } from '../../state/services';
import { streamOrders } from '../api';
import { EVERYTHING, NEWEST_FIRST } from '../filters';
import { historyKeys } from './keys';
import { hasPagedDaysAtom } from './limits';
import { type Source, sourceOf } from './queries';
import { readHistoryPage } from './readHistory';
import { totalsOf } from './totals';
import type { HistoryTotals, OrderRow } from './types';
import { toOrderRow } from './wire';

/** With `history.pages` the totals are a small response; otherwise rows are read, so they are read less often (c33). */
const TOTALS_REFRESH_MS = 60_000;
const ROWS_REFRESH_MS = 300_000;

/** What the figures of today may cost, because they are read at each start (c33). */
const MOST_ROWS = 100;

/**
 * The totals of all orders that were placed today; `null` if one call of the newest rows does not tell them, until the
 * next day.
 */
export const todayAtom = queryAtom((get) => {
  const source = sourceOf(get);
  const hasPages = get(hasPagedDaysAtom);
  const day = get(dayAtom);
  const since = createZone(get(timeZoneAtom)).startOf(day);
  const refreshMs = hasPages ? TOTALS_REFRESH_MS : ROWS_REFRESH_MS;
  return {
    queryKey: historyKeys.today(source.restaurantId, day),
    queryFn: ({ signal }): Promise<HistoryTotals | null> =>
      hasPages ? readTotals(source, since, signal) : readRows(source, since, signal),
    staleTime: ({ state }) => (state.data === null ? Infinity : refreshMs),
    refetchInterval: (query) => query.state.data !== null && refetchEvery(refreshMs)(query),
  };
});

type TodaySource = Pick<Source, 'api' | 'restaurantId'>;

async function readTotals({ api, restaurantId }: TodaySource, since: number, signal: AbortSignal) {
  const filter = { ...EVERYTHING, from: new Date(since).toISOString() };
  const call = { restaurantId, filter, sort: NEWEST_FIRST, size: 1, cursor: null };
  return (await readHistoryPage(api, call, signal)).totals;
}

/**
 * The totals of the newest rows, if they reach back to `since`. There is no second call: where the newest do not come
 * first, it would read the whole history. @internal
 */
export async function readRows(
  source: TodaySource,
  since: number,
  signal: AbortSignal,
): Promise<HistoryTotals | null> {
  const rows = await readNewest(source, signal);
  if (rows.length >= MOST_ROWS && !reachesBack(rows, since)) return null;
  return totalsOf(rows.filter(({ createdAt }) => (createdAt ?? 0) >= since));
}

/** Reads one response, and of a backend that does not know `limit` only its first rows. */
async function readNewest(
  { api, restaurantId }: TodaySource,
  signal: AbortSignal,
): Promise<OrderRow[]> {
  const rows: OrderRow[] = [];
  const enough = new AbortController();
  const take = (part: readonly Wire[]) => {
    for (const wire of part) rows.push(toOrderRow(wire));
    if (rows.length > MOST_ROWS) enough.abort();
  };
  const call = { restaurantId, filter: EVERYTHING, limit: MOST_ROWS };
  try {
    await streamOrders(api, call, take, { signal: anySignal(signal, enough.signal) });
  } catch (error) {
    if (signal.aborted || !enough.signal.aborted) throw error;
  }
  return rows;
}

/** Whether the rows with a time are sorted and end before `since`, so that no later order is missing. */
function reachesBack(rows: readonly OrderRow[], since: number): boolean {
  const times = rows.flatMap(({ createdAt }) => createdAt ?? []);
  const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0));
  return isSorted && (times.at(-1) ?? since) < since;
}
