/** Digits of a one-time code (A9). */
export const CODE_LENGTH = 4;

/** Delay before another code can be requested (T13). */
export const RESEND_AFTER_MS = 30_000;

/** Wrong codes before a new code is required; the server has its own limit (T13). */
export const MAX_WRONG_CODES = 5;

/** Duration of the toast about a browser that does not store the session. */
export const NOTE_MS = 10_000;
