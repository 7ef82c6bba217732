/** The heights of a ticket's segments, in px. */
export interface TicketHeights {
  id: string;
  /** The height of head, foot and borders, which every segment of a ticket has. */
  frame: number;
  lines: readonly number[];
  /** For each line, whether an item begins with it. */
  starts: readonly boolean[];
}

/** The lines of a ticket in one column, from `from` up to but not including `to`. */
export interface TicketSegment {
  id: string;
  from: number;
  to: number;
  isFirst: boolean;
  isLast: boolean;
}

export type Column = readonly TicketSegment[];

interface Space {
  /** Number of columns of a page. */
  count: number;
  /** Height of a column, in px. */
  height: number;
  gap: number;
}

interface Filling {
  used: number;
  segments: TicketSegment[];
}

/**
 * Fills pages row by row: each ticket goes into a free column, otherwise into the shortest column with enough room. A
 * ticket that does not fit starts the next page, while later ones fill this page. A ticket that is longer than a column
 * continues in the next free columns. Returns at least one page.
 */
export function toPages(tickets: readonly TicketHeights[], space: Space): Column[][] {
  const pages: Filling[][] = [];
  let waiting = tickets.map((ticket) => toFillings(ticket, space.height));
  const continued: Filling[] = [];
  do {
    const page = continued.splice(0, space.count);
    pages.push(page);
    waiting = waiting.filter((segments) => {
      const free = space.count - page.length;
      if (free > 0) {
        page.push(...segments.slice(0, free));
        continued.push(...segments.slice(free));
        return false;
      }
      return !addBelow(page, segments, space);
    });
  } while (waiting.length > 0 || continued.length > 0);
  return pages.map((page) => page.map(({ segments }) => segments));
}

function toFillings({ id, frame, lines, starts }: TicketHeights, height: number): Filling[] {
  const segments = breakLines(lines, starts, height - frame);
  return segments.map(({ from, to }, index) => ({
    used: frame + sum(lines.slice(from, to)),
    segments: [{ id, from, to, isFirst: index === 0, isLast: index === segments.length - 1 }],
  }));
}

/** Adds a whole ticket to the shortest column; `false` if that column has no room. */
function addBelow(page: readonly Filling[], segments: readonly Filling[], space: Space): boolean {
  const least = Math.min(...page.map(({ used }) => used));
  const column = page.find(({ used }) => used === least);
  const [whole, more] = segments;
  if (!whole || more || !column || least + space.gap + whole.used > space.height) return false;
  column.segments.push(...whole.segments);
  column.used += space.gap + whole.used;
  return true;
}

/**
 * Each segment has at least one line, even if that line is higher than a column. An item moves to the next segment with its
 * add-ons and instructions, if they fit there.
 */
function breakLines(
  lines: readonly number[],
  starts: readonly boolean[],
  height: number,
): { from: number; to: number }[] {
  const segments = [{ from: 0, to: 0 }];
  let used = 0;
  for (const [index, line] of lines.entries()) {
    const segment = segments.at(-1) ?? { from: 0, to: 0 };
    used += line;
    if (used > height && segment.from < segment.to) {
      const start = starts.lastIndexOf(true, index);
      const isMoved = start > segment.from && sum(lines.slice(start, index + 1)) <= height;
      segment.to = isMoved ? start : index;
      used = sum(lines.slice(segment.to, index + 1));
      segments.push({ from: segment.to, to: index + 1 });
    } else {
      segment.to = index + 1;
    }
  }
  return segments;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
