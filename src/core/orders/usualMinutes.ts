import { atom } from 'jotai';
import { dayAtom } from '../clock/dayAtom';
import { clockAtom } from '../clock/state';
import { toDate } from '../format/formats';
import { list, record } from '../format/wireValues';
import { zoneAtom } from '../format/zoneAtom';
import { queryClientAtom } from '../state/queryClient';
import { restaurantIdAtom } from '../state/services';
import { historyKeys } from './history/keys';
import { type Prepared, preparedOf } from './history/prepared';
import type { Today } from './history/todayQueries';
import type { OrderRow } from './history/types';
import { knownOrders } from './live/queries';
import { PREPARATION_MINUTES, type PreparationMinutes } from './preparation';
import type { Order } from './types';

const MINUTE_MS = 60_000;
const HOURS_OF_DAY = 24;

/** Fewer orders than this say nothing about a kitchen. */
const LEAST_ORDERS = 5;
/** The newest orders that count; as many older ones tell what else was in preparation. */
const MOST_ORDERS = 300;
/** Hours and orders in preparation that are like those of now. */
const NEAR_HOURS = 1;
const NEAR_LOAD = 2;

interface Moment {
  hour: number;
  /** The number of orders in preparation. */
  load: number;
}

/**
 * The median time that the kitchen needed, as the time to promise: at this hour with so many orders in preparation,
 * otherwise at this hour, with so many orders, or at all. `null` if too few orders are known.
 */
export function usualMinutes(
  prepared: readonly Prepared[],
  { hour, load }: Moment,
  hourOf: (at: number) => number,
): PreparationMinutes | null {
  const newest = prepared
    .toSorted((one, other) => other.startedAt - one.startedAt)
    .slice(0, 2 * MOST_ORDERS);
  const seen = newest.slice(0, MOST_ORDERS).map(({ startedAt, readyAt }) => {
    const apart = Math.abs(hourOf(startedAt) - hour);
    const others = newest.filter(
      (other) => other.startedAt < startedAt && other.readyAt > startedAt,
    );
    return {
      minutes: (readyAt - startedAt) / MINUTE_MS,
      isNearHour: Math.min(apart, HOURS_OF_DAY - apart) <= NEAR_HOURS,
      isNearLoad: Math.abs(others.length - load) <= NEAR_LOAD,
    };
  });
  const alike = [
    seen.filter(({ isNearHour, isNearLoad }) => isNearHour && isNearLoad),
    seen.filter(({ isNearHour }) => isNearHour),
    seen.filter(({ isNearLoad }) => isNearLoad),
    seen,
  ].find(({ length }) => length >= LEAST_ORDERS);
  if (!alike) return null;
  const sorted = alike.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return PREPARATION_MINUTES.find((minutes) => minutes >= median) ?? PREPARATION_MINUTES[4];
}

/** The usual time of this kitchen now, from what was read for other reasons; it makes no call. */
export const usualMinutesAtom = atom((get) => {
  const cache = get(queryClientAtom);
  const restaurantId = get(restaurantIdAtom);
  const orders = [...(get(knownOrders.ready_to_pickup) ?? []), ...(get(knownOrders.all) ?? [])];
  const today = cache.getQueryData<Today>(historyKeys.today(restaurantId, get(dayAtom)));
  const known = new Map<string, Prepared>();
  for (const order of orders) add(known, order.id, timesOf(order));
  for (const [id, times] of today?.prepared ?? []) add(known, id, times);
  for (const [, data] of cache.getQueriesData({ queryKey: historyKeys.all(restaurantId) })) {
    const rows = Array.isArray(data) ? data : list(record(data).rows);
    for (const row of rows as OrderRow[]) add(known, row.id, preparedOf(row));
  }
  const { weekHourOf } = get(zoneAtom);
  const hourOf = (at: number) => weekHourOf(at) % HOURS_OF_DAY;
  const load = get(knownOrders.cooking)?.length ?? 0;
  return usualMinutes([...known.values()], { hour: hourOf(get(clockAtom).now()), load }, hourOf);
});

function add(known: Map<string, Prepared>, id: string, times: Prepared | null): void {
  if (times && times.readyAt >= times.startedAt) known.set(id, times);
}

function timesOf({ timings }: Order): Prepared | null {
  const at = (step: string) => toDate(timings.find(({ status }) => status === step)?.at)?.getTime();
  const [startedAt, readyAt] = [at('cooking'), at('ready_to_pickup')];
  return startedAt === undefined || readyAt === undefined ? null : { startedAt, readyAt };
}
