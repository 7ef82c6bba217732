/** Stands for a value that is missing or unknown, which is never 0. */
export const NOTHING = '–';
