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

/** How often the lists are read while new orders wait, and while none does, in ms. */
export const BOARD_REFRESH_MS = 10_000;
export const QUIET_REFRESH_MS = 30_000;

/** The history list behind the All tab is heavy and old: it is read once a minute, in ms. */
export const ALL_REFRESH_MS = 60_000;

/** A list that is no older needs no reading when a screen shows it or the page is looked at, in ms. */
export const FRESH_MS = 2_000;

/** A list that another tab reads is left to that tab for so much longer, in ms. */
export const OTHER_TAB_MS = 1_500;

/**
 * The longest wait after readings that failed; the first one is the usual time. With one that hung
 * before it, the lists are true 35 s after the marketplace is reached again (safety G2). In ms.
 */
export const LONGEST_WAIT_MS = 24_000;

/** News that several tabs hear at once within this time are asked about once, in ms. */
export const SAME_NEWS_MS = 300;

/** A turn of reading ends for the other tabs after this time, whatever hangs in it, in ms. */
export const TURN_MS = 15_000;

/** A tab that has waited so long for its turn reads without one, in ms. */
export const TURN_WAIT_MS = 3_000;

/** Re-reads after a lost answer: at most 3, within 30 s (decision c4). Waits before each, in ms. */
export const RECHECK_WAITS_MS = [1_000, 8_000, 15_000] as const;

export const RECHECK_LIMIT_MS = 30_000;

/** After a refusal the order is read again, but its reason is not kept waiting longer, in ms. */
export const REFUSAL_READ_MS = 3_000;

/** Another tab's change of the same order has ended after this time: the call and the re-reads. */
export const CHANGE_ELSEWHERE_MS = 60_000;
