/** A time of day as `HH:mm`, so that times compare as text; `''` where none can be read. */
export type Clock = string;

export interface Span {
  from: Clock;
  to: Clock;
}

export interface Slot extends Span {
  /** Tells slots of one screen apart; the server's id where there is one. */
  key: string;
  /** What the marketplace calls it; `''` while it does not know it, or did not say. */
  id: string;
  /** Added here and not yet saved. */
  isNew: boolean;
  /** The marketplace lets it be edited and deleted. */
  isOpenToChange: boolean;
  /** As the server wrote it, for what has to be sent back unchanged. */
  raw: { from: string; to: string };
}

export interface Day {
  /** Monday 1 to Sunday 7; 0 for all days (decision b64). */
  number: number;
  isOnline: boolean;
  /** As the server wrote it: what is sent has the same type (decision b66). */
  status: unknown;
  slots: readonly Slot[];
}

export interface Timings {
  /** Whether every day follows `allDays`. */
  isAllDay: boolean;
  allDays: Day;
  /** Monday to Sunday. */
  week: readonly Day[];
}

/** The two modes of the screen. */
export type Mode = 'all' | 'specific';
