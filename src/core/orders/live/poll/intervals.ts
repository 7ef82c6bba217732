/** Interval of the waiting list, in ms (c19). */
export const WAITING_REFRESH_MS = 10_000;
/** Interval of the lists of which only the count is shown, in ms (c19). */
export const COUNT_REFRESH_MS = 60_000;
/** Polling intervals of new orders on a hidden page: in the tab that rings, and in other tabs (c19). */
export const HIDDEN_RINGING_MS = 15_000;
export const HIDDEN_QUIET_MS = 60_000;
/** A list that was requested within this time, in ms, is not refetched on mount or on focus. */
export const FRESH_MS = 2_000;
