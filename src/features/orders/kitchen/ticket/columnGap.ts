/** The gap between columns and between tickets, in px. */
export const COLUMN_GAP = 12;
