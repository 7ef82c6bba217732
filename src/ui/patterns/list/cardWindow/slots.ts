/** Position of a row, from the virtualizer. */
export interface RowPosition {
  index: number;
  start: number;
  end: number;
}

/** A child of the grid: the cards of one row, or a spacer for rows that are not rendered. */
export type Slot =
  | { kind: 'cards'; row: number }
  | { kind: 'spacer'; after: number; height: number };

interface Extent {
  /** The start of the range, in the same coordinates as the rows. */
  start: number;
  end: number;
  gap: number;
}

/** Rows in order, with a spacer for each gap between them. */
export function toSlots(rows: readonly RowPosition[], { start, end, gap }: Extent): Slot[] {
  const slots: Slot[] = [];
  let below = start - gap;
  const addSpacer = (until: number) => {
    // The grid adds its gap on both sides of the spacer.
    const height = until - below - 2 * gap;
    if (height > 0) slots.push({ kind: 'spacer', after: slots.length, height });
  };
  for (const row of rows) {
    addSpacer(row.start);
    slots.push({ kind: 'cards', row: row.index });
    below = row.end;
  }
  addSpacer(end + gap);
  return slots;
}
