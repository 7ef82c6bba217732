/** Minutes offered when accepting; only these are sent (specification A 9, decision b78). */
export const PREPARATION_MINUTES = [20, 25, 30, 40, 45] as const;
export const DEFAULT_PREPARATION_MINUTES = 20;

/** Items an order card shows before "View More" (specification A 9). */
export const CARD_ITEMS = 2;

/** Orders asked for by each board list, so that the counts are true (decision b33). */
export const BOARD_LIMIT = 10_000;

/** The narrowest order card, and about how tall one is, in px. */
export const CARD_WIDTH_PX = 300;
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

/** The waiting list of a visible page, and the list shown beside it while orders wait, in ms (c19). */
export const BOARD_REFRESH_MS = 10_000;

/** The list shown while no order waits, in ms (c19). */
export const QUIET_REFRESH_MS = 30_000;

/** A list that only its count is shown of, and the heavy list of all orders, in ms (c19). */
export const COUNT_REFRESH_MS = 60_000;

/** The waiting list of a hidden page: in the tab that rings, and in any other, in ms (c19). */
export const HIDDEN_RINGING_MS = 15_000;
export const HIDDEN_QUIET_MS = 60_000;

/** A list that was requested so recently is not read when it is shown or on return, in ms. */
export const FRESH_MS = 2_000;

/**
 * The waits after failed readings: the first, doubled by each further failure up to the longest.
 * With a reading that hung before it, the lists are true 35 s after the marketplace is reached
 * again (safety G2). In ms.
 */
export const SHORTEST_WAIT_MS = 3_000;
export const LONGEST_WAIT_MS = 24_000;

/** How long a list may still be older than a change that was applied, in ms (c22). */
export const APPLIED_MS = 30_000;

/** Re-reads after a lost answer: at most 3, within 30 s (decision c4). Waits before each, in ms. */
export const RECHECK_WAITS_MS = [1_000, 8_000, 15_000] as const;

export const RECHECK_LIMIT_MS = 30_000;

/** After a refusal the order is read again, but its reason is not kept waiting longer, in ms. */
export const REFUSAL_READ_MS = 3_000;

/** Another tab's change of the same order has ended after this time: the call and the re-reads. */
export const CHANGE_ELSEWHERE_MS = 60_000;
