/** The heights of a ticket's parts, in px. */
export interface TicketHeights {
  id: string;
  /** Head, foot and borders, which every part of a ticket has. */
  frame: number;
  lines: readonly number[];
  /** For each line, whether an item begins with it. */
  starts: readonly boolean[];
}

/** The lines of a ticket in one column, from `from` up to but without `to`. */
export interface TicketPart {
  id: string;
  from: number;
  to: number;
  isFirst: boolean;
  isLast: boolean;
}

export type Column = readonly TicketPart[];

interface Space {
  /** Of a column, in px. */
  height: number;
  gap: number;
}

/**
 * Fills columns from top to bottom. A ticket stays whole if it fits into a column; a longer one
 * starts in a new column and continues in the next ones.
 */
export function toColumns(tickets: readonly TicketHeights[], { height, gap }: Space): Column[] {
  const columns: TicketPart[][] = [];
  let free = 0;
  for (const { id, frame, lines, starts } of tickets) {
    const parts = breakLines(lines, starts, height - frame);
    const [last] = parts.slice(-1);
    const isWhole = parts.length === 1;
    const needed = gap + frame + sum(lines);
    if (isWhole && needed <= free) {
      columns.at(-1)?.push({ id, ...parts[0], isFirst: true, isLast: true } as TicketPart);
      free -= needed;
      continue;
    }
    parts.forEach((part, index) =>
      columns.push([{ id, ...part, isFirst: index === 0, isLast: index === parts.length - 1 }]),
    );
    free = height - frame - sum(lines.slice(last?.from, last?.to));
  }
  return columns;
}

/** Pages of `columnsPerPage` columns; at least one page. */
export function toPages(columns: readonly Column[], columnsPerPage: number): Column[][] {
  const pages: Column[][] = [[]];
  for (const column of columns) {
    if (pages.at(-1)?.length === columnsPerPage) pages.push([]);
    pages.at(-1)?.push(column);
  }
  return pages;
}

/**
 * Each part has at least one line, even if that line is higher than a column. An item moves to the
 * next part with its add-ons and instructions, if that has room for them.
 */
function breakLines(
  lines: readonly number[],
  starts: readonly boolean[],
  height: number,
): { from: number; to: number }[] {
  const parts = [{ from: 0, to: 0 }];
  let used = 0;
  for (const [index, line] of lines.entries()) {
    const part = parts.at(-1) ?? { from: 0, to: 0 };
    used += line;
    if (used > height && part.from < part.to) {
      const start = starts.lastIndexOf(true, index);
      const isMoved = start > part.from && sum(lines.slice(start, index + 1)) <= height;
      part.to = isMoved ? start : index;
      used = sum(lines.slice(part.to, index + 1));
      parts.push({ from: part.to, to: index + 1 });
    } else {
      part.to = index + 1;
    }
  }
  return parts;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
