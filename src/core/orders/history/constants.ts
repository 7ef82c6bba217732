/** The limit of the history request (A7). */
export const HISTORY_LIMIT = 10_000;

/** The maximum number of rows in one call for a page. */
export const LARGEST_PAGE = 200;

/** The time for which a list is not refetched automatically, in ms. */
export const HISTORY_FRESH_MS = 60_000;

/** The longest time that the list waits for its first page, in ms. */
export const FIRST_PAGE_AHEAD_MS = 5_000;

/** How long unused search results are cached, in ms. */
export const SEARCH_CACHE_MS = 30_000;

/** Rows between two progress updates. */
export const PROGRESS_STEP = 1_000;
