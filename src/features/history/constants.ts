/** Orders that the history screen asks for (specification A 7). */
export const HISTORY_LIMIT = 10_000;

/** Rows on a page, and what it may be changed to (specification A 9). */
export const PAGE_SIZE = 25;
export const PAGE_SIZES = [10, 25, 50] as const;

/** For this long a list of ten thousand is not read again by itself, in ms. */
export const HISTORY_FRESH_MS = 60_000;

/** The list waits no longer than this for its first page, in ms. */
export const FIRST_PAGE_AHEAD_MS = 5_000;

/** Answers to a search are forgotten soon, in ms. */
export const SEARCH_KEPT_MS = 30_000;

/** Rows between two signs of progress. */
export const PROGRESS_STEP = 1_000;
