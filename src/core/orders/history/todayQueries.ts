import { atom } from 'jotai';
import { dayAtom } from '../../clock/dayAtom';
import { clockAtom } from '../../clock/state';
import { addDays } from '../../format/zone';
import { zoneAtom } from '../../format/zoneAtom';
import { queryAtom, refetchEvery } from '../../state/queryClient';
import { EVERYTHING, NEWEST_FIRST } from '../filters';
import { historyKeys } from './keys';
import { hasPagedDaysAtom } from './limits';
import { readNewestRows } from './newestRows';
import { type Prepared, preparedOf } from './prepared';
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

const DAYS_OF_WEEK = 7;

export interface Today extends HistoryTotals {
  /** The number of declined orders; `null` if it was not sent. */
  declined: number | null;
  /** The revenue of the same weekday a week ago until this time of day; `null` if its orders are not known. */
  weekAgo: number | null;
  /** When the orders were prepared that were read for the totals, by id. They have nothing of a customer. */
  prepared: ReadonlyMap<string, Prepared>;
}

/** The day that today is compared with. */
export const weekAgoAtom = atom((get) => addDays(get(dayAtom), -DAYS_OF_WEEK));

/**
 * The totals of all orders that were placed today; `null` if one call of the newest rows does not tell them, until the
 * next day.
 */
export const todayAtom = queryAtom((get) => {
  const source = sourceOf(get);
  const hasPages = get(hasPagedDaysAtom);
  const day = get(dayAtom);
  const zone = get(zoneAtom);
  const clock = get(clockAtom);
  const since = zone.startOf(day);
  const before = zone.startOf(get(weekAgoAtom));
  const refreshMs = hasPages ? TOTALS_REFRESH_MS : ROWS_REFRESH_MS;
  return {
    queryKey: historyKeys.today(source.restaurantId, day),
    queryFn: ({ signal }): Promise<Today | null> => {
      if (hasPages) return readTotals(source, since, signal);
      return readRows(source, { since, before, now: clock.now() }, signal);
    },
    staleTime: ({ state }) => (state.data === null ? Infinity : refreshMs),
    refetchInterval: (query) => query.state.data !== null && refetchEvery(refreshMs)(query),
  };
});

type TodaySource = Pick<Source, 'api' | 'restaurantId'>;

async function readTotals(
  { api, restaurantId }: TodaySource,
  since: number,
  signal: AbortSignal,
): Promise<Today> {
  const filter = { ...EVERYTHING, from: new Date(since).toISOString() };
  const call = { restaurantId, filter, sort: NEWEST_FIRST, size: 1, cursor: null };
  const { totals, rows } = await readHistoryPage(api, call, signal);
  return { ...totals, declined: null, weekAgo: null, prepared: preparedIn(rows) };
}

interface Times {
  /** The first moment of today. */
  since: number;
  /** The first moment of the same weekday a week ago. */
  before: number;
  now: number;
}

/**
 * The totals of the newest rows (c33), if they reach back to `since`. There is no second call: where the newest do not come
 * first, it would read the whole history. @internal
 */
export async function readRows(
  source: TodaySource,
  { since, before, now }: Times,
  signal: AbortSignal,
): Promise<Today | null> {
  const rows = (await readNewestRows(source, MOST_ROWS, signal)).map((row) => toOrderRow(row));
  const isKnown = (from: number) => rows.length < MOST_ROWS || reachesBack(rows, from);
  if (!isKnown(since)) return null;
  const between = (from: number, to: number) =>
    rows.filter(({ createdAt }) => createdAt !== null && createdAt >= from && createdAt < to);
  const today = between(since, Number.POSITIVE_INFINITY);
  return {
    ...totalsOf(today),
    prepared: preparedIn(rows),
    declined: today.filter(({ status }) => status === 'declined').length,
    weekAgo: isKnown(before) ? totalsOf(between(before, before + now - since)).revenue : null,
  };
}

function preparedIn(rows: readonly OrderRow[]): ReadonlyMap<string, Prepared> {
  const entries = rows.flatMap((row): [string, Prepared][] => {
    const prepared = preparedOf(row);
    return prepared ? [[row.id, prepared]] : [];
  });
  return new Map(entries);
}

/** Whether the rows with a time are sorted and end before `since`, so that no later order is missing. */
function reachesBack(rows: readonly OrderRow[], since: number): boolean {
  const times = rows.flatMap(({ createdAt }) => createdAt ?? []);
  const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0));
  return isSorted && (times.at(-1) ?? since) < since;
}
