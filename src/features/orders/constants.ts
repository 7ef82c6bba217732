/** Minutes offered when accepting; only these are sent (specification A 9, decision b78). */
export const PREPARATION_MINUTES = [20, 25, 30, 40, 45] as const;
export const DEFAULT_PREPARATION_MINUTES = 20;

/** Items an order card shows before "View More" (specification A 9). */
export const CARD_ITEMS = 2;

/** Orders asked for by each board list, so that the counts are true (decision b33). */
export const BOARD_LIMIT = 10_000;

/** Cards drawn at first, and added by "Show more". */
export const BOARD_PAGE = 30;

/** How often waiting and active orders are read while the page is visible, in ms. */
export const BOARD_REFRESH_MS = 10_000;

/** The history list behind the All tab is heavy and old: it is read once a minute, in ms. */
export const ALL_REFRESH_MS = 60_000;

/** Re-reads after a lost answer: at most 3, within 30 s (decision c4). Waits before each, in ms. */
export const RECHECK_WAITS_MS = [1_000, 8_000, 15_000] as const;

export const RECHECK_LIMIT_MS = 30_000;

/** After a refusal the order is read again, but its reason is not kept waiting longer, in ms. */
export const REFUSAL_READ_MS = 3_000;
