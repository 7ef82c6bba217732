/** The limit of the history request (A7). */
export const HISTORY_LIMIT = 10_000;

/** The most rows of one call for a page. */
export const LARGEST_PAGE = 200;

/** A newer list is not refetched automatically, in ms. */
export const HISTORY_FRESH_MS = 60_000;

/** Longest delay of the list by its first page, in ms. */
export const FIRST_PAGE_AHEAD_MS = 5_000;

/** How long unused search results are cached, in ms. */
export const SEARCH_CACHE_MS = 30_000;

/** Rows between two progress updates. */
export const PROGRESS_STEP = 1_000;
