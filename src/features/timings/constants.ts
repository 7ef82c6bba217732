/** Of a day, and of the list for all days (specification B 9). */
export const MAX_SLOTS = 2;

/** The number of the list for all days on the wire (decision b64). */
export const ALL_DAYS = 0;

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** The last minute that a slot can end at. */
export const END_OF_DAY = '23:59';
export const START_OF_DAY = '00:00';
