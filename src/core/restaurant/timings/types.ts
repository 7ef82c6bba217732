/** The API's day number for "all days" (b64). */
export const ALL_DAYS = 0;

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** A time as `HH:mm`, so that times can be compared as text; `''` if it is unreadable. */
export type Clock = string;

export interface Span {
  from: Clock;
  to: Clock;
}

export interface Slot extends Span {
  /** A key that is unique on the screen: the server's id, if there is one. */
  key: string;
  /** The server's id; `''` until the slot is saved, or if the server sent none. */
  id: string;
  isNew: boolean;
  /** Whether the server allows the slot to be edited and deleted. */
  isOpenToChange: boolean;
  /** The values from the server, which are sent back unchanged. */
  raw: { from: string; to: string };
}

export interface Day {
  /** The number of the day: 1 for Monday to 7 for Sunday, 0 for all days (b64). */
  number: number;
  isOnline: boolean;
  /** The value from the server; a new status is sent with the same type (b66). */
  status: unknown;
  slots: readonly Slot[];
}

/** The hours of one date, which replace those of its weekday. */
export interface SpecialDay {
  id: string;
  /** Such as `2027-10-29`. */
  date: string;
  label: string;
  isClosed: boolean;
  slots: readonly Slot[];
}

export interface Timings {
  /** Whether every day uses `allDays`. */
  isAllDay: boolean;
  allDays: Day;
  /** The days from Monday to Sunday. */
  week: readonly Day[];
  /** The dates with their own hours, the earliest first (capability `hours.special`). */
  special: readonly SpecialDay[];
}

export type Mode = 'all' | 'specific';
