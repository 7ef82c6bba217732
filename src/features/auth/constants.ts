/** An Indian mobile number: 10 digits, the first 6 to 9 (specification A 5). */
export const PHONE_PATTERN = /^[6-9]\d{9}$/;

/** Digits of a one-time code (specification A 9). */
export const CODE_LENGTH = 4;

/** Before another code may be asked for (safety T13). */
export const RESEND_AFTER_MS = 30_000;

/** Wrong codes after which a new one is needed: a courtesy, the server is the judge (safety T13). */
export const MAX_WRONG_CODES = 5;

/** How long the vendor has to read that the browser keeps no sign-in. */
export const NOTE_MS = 10_000;
