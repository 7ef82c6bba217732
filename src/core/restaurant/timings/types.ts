/** The API's day number for "all days" (b64). */
export const ALL_DAYS = 0;

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** `HH:mm`, so that times compare as text; `''` if unreadable. */
export type Clock = string;

export interface Span {
  from: Clock;
  to: Clock;
}

export interface Slot extends Span {
  /** Unique on the screen; the server's id if there is one. */
  key: string;
  /** `''` until it is saved, or if the server sent none. */
  id: string;
  isNew: boolean;
  /** Whether the server allows editing and deleting it. */
  isOpenToChange: boolean;
  /** The values from the server, which are sent back unchanged. */
  raw: { from: string; to: string };
}

export interface Day {
  /** Monday 1 to Sunday 7; 0 for all days (b64). */
  number: number;
  isOnline: boolean;
  /** The value from the server; a new status is sent with the same type (b66). */
  status: unknown;
  slots: readonly Slot[];
}

export interface Timings {
  /** Whether every day uses `allDays`. */
  isAllDay: boolean;
  allDays: Day;
  /** Monday to Sunday. */
  week: readonly Day[];
}

export type Mode = 'all' | 'specific';
