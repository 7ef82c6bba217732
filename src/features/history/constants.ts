/** The default number of rows per page, and the numbers to choose from (A9). */
export const PAGE_SIZE = 25;
export const PAGE_SIZES = [10, 25, 50] as const;
