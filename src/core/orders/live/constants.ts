/** Interval of the waiting list, and of the visible list while orders wait, in ms (c19). */
export const BOARD_REFRESH_MS = 10_000;

/** Interval of the visible list while no order waits, in ms (c19). */
export const QUIET_REFRESH_MS = 30_000;

/** Interval of counts, and of the large list of all orders, in ms (c19). */
export const COUNT_REFRESH_MS = 60_000;

/** A list requested more recently is not refetched on mount or on focus, in ms. */
export const FRESH_MS = 2_000;

/** Interval of a whole list while its changes are polled or streamed, in ms (c28). */
export const FULL_WAITING_MS = 120_000;
export const FULL_LIST_MS = 600_000;

/** An answer may lack a change for this long, in ms (c22). */
export const SETTLE_MS = 30_000;
