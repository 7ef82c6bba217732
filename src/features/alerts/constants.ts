/** The longest wait for an adapter that asks nobody, and for the call that saves its token. */
export const WAIT_MS = 10_000;
/** A permission prompt waits for a person. */
export const PROMPT_WAIT_MS = 120_000;
/** A token is registered and saved anew after this time (specification A 9). */
export const RENEWAL_MS = 7 * 24 * 60 * 60 * 1000;
/** The waits before a registration that failed is tried again; the last one repeats. */
export const RETRY_MS: readonly number[] = [60_000, 5 * 60_000, 15 * 60_000];
/** The same news within this time is one. */
export const REPEAT_MS = 2_000;
