/** Minutes offered when accepting; only these are sent (specification A 9, decision b78). */
export const PREPARATION_MINUTES = [20, 25, 30, 40, 45] as const;
export const DEFAULT_PREPARATION_MINUTES = 20;

/** Items an order card shows before "View More" (specification A 9). */
export const CARD_ITEMS = 2;

/** Orders asked for by each board list, so that the counts are true (decision b33). */
export const BOARD_LIMIT = 10_000;

/** The narrowest order card, and about how tall one is, in px. */
export const CARD_WIDTH_PX = 320;
export const CARD_HEIGHT_PX = 250;

/** Up to so many cards all are in the page; of longer lists, those in view. */
export const CARDS_DRAWN_AT_ONCE = 24;

/** Minutes after which a New order is shown in amber, and in red. */
export const NEW_WARNING_MIN = 3;
export const NEW_LATE_MIN = 6;

/** Minutes before its due time from which a Preparing order is shown in amber. */
export const DUE_WARNING_MIN = 5;

/** A longer cooking time is a mistake of whoever sent it, in minutes. */
export const LONGEST_PREPARATION_MIN = 24 * 60;

/** How often waiting and active orders are read while the page is visible, in ms. */
export const BOARD_REFRESH_MS = 10_000;

/** The history list behind the All tab is heavy and old: it is read once a minute, in ms. */
export const ALL_REFRESH_MS = 60_000;

/** Re-reads after a lost answer: at most 3, within 30 s (decision c4). Waits before each, in ms. */
export const RECHECK_WAITS_MS = [1_000, 8_000, 15_000] as const;

export const RECHECK_LIMIT_MS = 30_000;

/** After a refusal the order is read again, but its reason is not kept waiting longer, in ms. */
export const REFUSAL_READ_MS = 3_000;
