/** Rows on a page, and the choices for it (A9). */
export const PAGE_SIZE = 25;
export const PAGE_SIZES = [10, 25, 50] as const;
