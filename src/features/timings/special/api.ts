import type { ApiClient } from '../../../core/api/types';
import type { SpecialHours } from './types';
import { fromSpecialDay } from './wire';

interface SaveCall {
  restaurantId: string;
  /** `null` adds a date. */
  id: string | null;
  hours: SpecialHours;
  format: { sample: string; timeZone: string };
}

/** Adds or changes the hours of a date (capability `hours.special`). */
export async function saveSpecialDay(
  api: ApiClient,
  { restaurantId, id, hours, format }: SaveCall,
): Promise<void> {
  const body = {
    restaurant_id: restaurantId,
    ...(id !== null && { special_day_id: id }),
    ...fromSpecialDay(hours, format),
  };
  await api.send('specialDaySave', body);
}

export async function deleteSpecialDay(
  api: ApiClient,
  restaurantId: string,
  id: string,
): Promise<void> {
  await api.send('specialDayDelete', { restaurant_id: restaurantId, special_day_id: id });
}
