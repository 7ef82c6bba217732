import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export interface TimingSlot {
  _id: string;
  open_times: string;
  close_time: string;
  is_edit_delete: boolean;
  /** 1 (Monday) to 7 (Sunday), or 0 for all days. */
  days_of_week: number;
}

export interface DayTimings {
  outlet_status: boolean | string;
  timings: TimingSlot[];
}

export interface SpecialDay {
  _id: string;
  /** Such as 2027-10-29. */
  date: string;
  label: string;
  closed: boolean;
  timings: Pick<TimingSlot, 'open_times' | 'close_time'>[];
}

export interface Timings {
  is_all_day: boolean;
  all_days: DayTimings;
  /** The seven days from Monday to Sunday. */
  specified: DayTimings[];
  special: SpecialDay[];
}

/** Opening hours are one JSON value, because the API reads and writes them as a whole. */
export const timings = pgTable('timings', {
  restaurantId: text('restaurant_id').primaryKey(),
  timings: jsonb('timings').$type<Timings>().notNull(),
});
