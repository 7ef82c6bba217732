/** Maximum number of slots per day, and for "all days" (B9). */
export const MAX_SLOTS = 2;

export const END_OF_DAY = '23:59';
export const START_OF_DAY = '00:00';
