/** Per day, and for "all days" (B9). */
export const MAX_SLOTS = 2;

/** The API's day number for "all days" (b64). */
export const ALL_DAYS = 0;

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

export const END_OF_DAY = '23:59';
export const START_OF_DAY = '00:00';
