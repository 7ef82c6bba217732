/** Interval of the waiting list, and of the visible list while orders wait, in ms (c19). */
export const BOARD_REFRESH_MS = 10_000;

/** Interval of the visible list while no order waits, in ms (c19). */
export const QUIET_REFRESH_MS = 30_000;

/** Interval of counts, and of the large list of all orders, in ms (c19). */
export const COUNT_REFRESH_MS = 60_000;

/** A list requested more recently is not refetched on mount or on focus, in ms. */
export const FRESH_MS = 2_000;
