import { dayAtom } from '../../clock/dayAtom';
import { createZone } from '../../format/zone';
import { queryAtom } from '../../state/queryAtom';
import { refetchEvery } from '../../state/queryClient';
import { timeZoneAtom } from '../../state/services';
import { EVERYTHING, NEWEST_FIRST } from '../filters';
import { HISTORY_LIMIT } from './constants';
import { historyKeys } from './keys';
import { hasPagedDaysAtom } from './limits';
import { type Source, sourceOf } from './queries';
import { readHistory, readHistoryPage } from './readHistory';
import { totalsOf } from './totals';
import type { HistoryTotals, OrderRow } from './types';

/** With `history.pages` the totals are a small response; otherwise rows are read, so they are read less often (c32). */
const TOTALS_REFRESH_MS = 60_000;
const ROWS_REFRESH_MS = 300_000;
const ALL_ROWS_REFRESH_MS = 3_600_000;

/** The newest rows are read first. If the day began earlier, ten times as many are read. */
const FIRST_LIMIT = 100;

interface Today extends HistoryTotals {
  refreshMs: number;
}

/** The totals of all orders that were placed today. */
export const todayAtom = queryAtom((get) => {
  const source = sourceOf(get);
  const hasPages = get(hasPagedDaysAtom);
  const day = get(dayAtom);
  const since = createZone(get(timeZoneAtom)).startOf(day);
  const refreshMs = (today: Today | undefined) => today?.refreshMs ?? ROWS_REFRESH_MS;
  return {
    queryKey: historyKeys.today(source.restaurantId, day),
    queryFn: ({ signal }): Promise<Today> =>
      hasPages ? readTotals(source, since, signal) : readRows(source, since, signal),
    staleTime: ({ state }) => refreshMs(state.data),
    refetchInterval: (query) => refetchEvery(refreshMs(query.state.data))(query),
  };
});

type TodaySource = Pick<Source, 'api' | 'restaurantId'>;

async function readTotals({ api, restaurantId }: TodaySource, since: number, signal: AbortSignal) {
  const filter = { ...EVERYTHING, from: new Date(since).toISOString() };
  const call = { restaurantId, filter, sort: NEWEST_FIRST, size: 1, cursor: null };
  const { totals } = await readHistoryPage(api, call, signal);
  return { ...totals, refreshMs: TOTALS_REFRESH_MS };
}

/** Reads the newest orders until the first order of the day is among them. @internal */
export async function readRows(
  { api, restaurantId }: TodaySource,
  since: number,
  signal: AbortSignal,
): Promise<Today> {
  for (let limit = FIRST_LIMIT; ; limit *= 10) {
    const rows = await readHistory(api, { restaurantId, filter: EVERYTHING, limit, signal });
    const isWhole = rows.length < limit || limit >= HISTORY_LIMIT || reachesBack(rows, since);
    if (!isWhole) continue;
    const totals = totalsOf(rows.filter(({ createdAt }) => (createdAt ?? 0) >= since));
    const isAll = limit >= HISTORY_LIMIT;
    return { ...totals, refreshMs: isAll ? ALL_ROWS_REFRESH_MS : ROWS_REFRESH_MS };
  }
}

/** Whether the rows with a time are sorted and end before `since`, so that no later order is missing. */
function reachesBack(rows: readonly OrderRow[], since: number): boolean {
  const times = rows.flatMap(({ createdAt }) => createdAt ?? []);
  const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0));
  return isSorted && (times.at(-1) ?? since) < since;
}
