import type { ApiClient } from '../../core/api/types';
import { leftOver, type SlotPosition, withSpareIds } from './plan';
import { ALL_DAYS, type Timings } from '../../core/restaurant/timings/types';
import { fromTimings } from '../../core/restaurant/timings/wire';

interface SaveCall {
  vendorId: string;
  restaurantId: string;
  timeZone: string;
  hours: Timings;
  /** The current hours on the server. */
  stored: Timings;
}

/**
 * Saves the hours; resolves to the server's message. Slots of days that are not in use yet are deleted first, because a
 * save cannot leave a slot out.
 */
export async function saveTimings(api: ApiClient, call: SaveCall): Promise<string> {
  const { vendorId, restaurantId, hours, stored, timeZone } = call;
  for (const slot of leftOver(hours, stored)) await deleteSlot(api, restaurantId, slot);
  const reply = await api.send('timingsAdd', {
    vendor_id: vendorId,
    restaurant_id: restaurantId,
    timings: fromTimings(withSpareIds(hours, stored), timeZone),
  });
  return reply.message;
}

/** Expects times in the server's format. */
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
  { day, index, slot }: SlotPosition,
): Promise<string> {
  const body = {
    restaurant_id: restaurantId,
    day_of_week: day,
    index,
    is_all_day: day === ALL_DAYS,
  };
  const row = `${slot.id} ${slot.from} ${slot.to}`;
  return (await api.send('timingsDelete', body, { row })).message;
}

/** The API needs the number of the day under both names (b66); resolves to the server's message. */
export async function setDayStatus(
  api: ApiClient,
  restaurantId: string,
  { day, status }: { day: number; status: boolean | string | number },
): Promise<string> {
  const body = { restaurant_id: restaurantId, status, day, day_of_week: day };
  return (await api.send('timingsDayStatus', body)).message;
}
