/** Where a row is in its list, in px. */
export interface RowBox {
  top: number;
  height: number;
}

/** `by`, limited so that the dragged row stays within its list. */
export function limitDrag(rows: readonly RowBox[], from: number, by: number): number {
  const [first, dragged, last] = [rows[0], rows[from], rows.at(-1)];
  if (!first || !dragged || !last) return 0;
  const most = last.top + last.height - dragged.top - dragged.height;
  return Math.min(Math.max(by, first.top - dragged.top), most);
}

/**
 * The index of a row that is dragged by `by` px. It takes the position of each row whose middle its leading edge has
 * passed, so that a high row moves after a short way too.
 */
export function dragTarget(rows: readonly RowBox[], from: number, by: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const edge = dragged.top + by + (by > 0 ? dragged.height : 0);
  const passed = rows.filter(({ top, height }, index) => {
    const middle = top + height / 2;
    return index > from ? edge > middle : index < from && edge < middle;
  });
  return from + (by > 0 ? passed.length : -passed.length);
}

/** How far the row at `index` moves to make room for the dragged one. */
export function makeRoom(
  rows: readonly RowBox[],
  { index, from, to }: { index: number; from: number; to: number },
): number {
  const [first, second] = rows;
  const gap = first && second ? second.top - first.top - first.height : 0;
  const step = (rows[from]?.height ?? 0) + gap;
  if (index > from && index <= to) return -step;
  return index < from && index >= to ? step : 0;
}
