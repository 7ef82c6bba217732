import type { ApiClient } from '../../core/api/types';
import { ALL_DAYS } from './constants';
import type { Mode, Slot, Timings } from './types';
import { fromTimings, toTimings } from './wire';

interface Place {
  restaurantId: string;
  timeZone: string;
}

/** The hours come with the restaurant (decision b62). */
export async function fetchTimings(
  api: ApiClient,
  { restaurantId, timeZone }: Place,
  signal?: AbortSignal,
): Promise<Timings> {
  const restaurant = await api.one('restaurantGet', { restaurant_id: restaurantId }, { signal });
  return toTimings(restaurant, timeZone);
}

interface SaveCall extends Place {
  vendorId: string;
  timings: Timings;
  mode: Mode;
  added: ReadonlyMap<number, readonly Slot[]>;
}

/** Saves what is new in one mode and makes it the mode in use; resolves to the server's message. */
export async function saveTimings(api: ApiClient, call: SaveCall): Promise<string> {
  const { vendorId, restaurantId, timings, mode, added, timeZone } = call;
  const reply = await api.send('timingsAdd', {
    vendor_id: vendorId,
    restaurant_id: restaurantId,
    timings: fromTimings(timings, mode, added, timeZone),
  });
  return reply.message;
}

/** Times as the server writes them. */
export async function updateSlot(
  api: ApiClient,
  restaurantId: string,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<string> {
  const body = { timing_id: id, open_times: from, close_time: to };
  return (await api.send('timingsUpdate', { restaurant_id: restaurantId, ...body })).message;
}

export async function deleteSlot(
  api: ApiClient,
  restaurantId: string,
  { day, index }: { day: number; index: number },
): Promise<string> {
  const body = { day_of_week: day, index, is_all_day: day === ALL_DAYS };
  return (await api.send('timingsDelete', { restaurant_id: restaurantId, ...body })).message;
}

/** The number under both of its names (decision b66); resolves to the server's message. */
export async function setDayStatus(
  api: ApiClient,
  restaurantId: string,
  { day, status }: { day: number; status: boolean | string | number },
): Promise<string> {
  const body = { restaurant_id: restaurantId, status, day, day_of_week: day };
  return (await api.send('timingsDayStatus', body)).message;
}
