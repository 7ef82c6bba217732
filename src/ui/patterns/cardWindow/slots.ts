/** A row of the window with its place, as the virtualizer tells it. */
export interface RowPlace {
  index: number;
  start: number;
  end: number;
}

/** What stands in the grid: cards of one row, or the room of the rows that are not drawn. */
export type Slot = { kind: 'cards'; row: number } | { kind: 'room'; after: number; height: number };

interface Extent {
  /** Where the list begins and ends, by the same measure as the rows. */
  start: number;
  end: number;
  gap: number;
}

/** Rows in order, with room in place of each run of rows between them that is left out. */
export function toSlots(rows: readonly RowPlace[], { start, end, gap }: Extent): Slot[] {
  const slots: Slot[] = [];
  let below = start - gap;
  const leaveRoom = (until: number) => {
    // The grid puts its gap on both sides of the room as well.
    const height = until - below - 2 * gap;
    if (height > 0) slots.push({ kind: 'room', after: slots.length, height });
  };
  for (const row of rows) {
    leaveRoom(row.start);
    slots.push({ kind: 'cards', row: row.index });
    below = row.end;
  }
  leaveRoom(end + gap);
  return slots;
}
