import { largest } from '../../../core/extremes';
/** The heights of a ticket's segments, in px. */
export interface TicketHeights {
  id: string;
  /** The height of head, foot and borders, which every segment of a ticket has. */
  frame: number;
  lines: readonly number[];
  /** For each line, whether an item begins with it. */
  starts: readonly boolean[];
}

/** The lines of a ticket from `from` up to but not including `to`. */
interface LineRange {
  from: number;
  to: number;
}

/** A ticket, or the segment of it in one column. */
export interface TicketSegment {
  id: string;
  /** The lists of lines side by side: one in each column that the segment covers. */
  lists: readonly LineRange[];
  isFirst: boolean;
  isLast: boolean;
  /** Whether the lists scroll, because the page has no room for all lines. */
  scrolls: boolean;
}

export interface Column {
  /** How many columns of the page this one covers. */
  span: number;
  segments: readonly TicketSegment[];
}

interface Space {
  /** Number of columns of a page. */
  count: number;
  /** Height of a column, in px. */
  height: number;
  gap: number;
}

interface Block {
  span: number;
  used: number;
  segment: TicketSegment;
}

interface Filling {
  span: number;
  used: number;
  segments: TicketSegment[];
}

/**
 * The pages begin with as many new tickets as possible, as long as the ticket that is due next is still on the first
 * page, but with at least one. A new ticket is never split: it covers further columns instead. Returns at least one page.
 */
export function toPages(
  fresh: readonly TicketHeights[],
  accepted: readonly TicketHeights[],
  space: Space,
): Column[][] {
  const whole = fresh.map((ticket) => toWholeBlock(ticket, space));
  const others = accepted.flatMap((ticket) => toBlocks(ticket, space.height));
  const next = accepted[0]?.id;
  for (let shown = whole.length; shown > 1; shown -= 1) {
    const pages = flow([...whole.slice(0, shown), ...others], space);
    if (hasTicket(pages[0], next ?? whole[shown - 1]?.segment.id)) return pages;
  }
  return flow([...whole.slice(0, 1), ...others], space);
}

export function hasTicket(page: readonly Column[] | undefined, id: string | undefined): boolean {
  return page?.some(({ segments }) => segments.some((segment) => segment.id === id)) === true;
}

/**
 * Fills the columns of a page one after the other, in the order of the tickets. The last page leaves no column empty
 * while another has several tickets.
 */
function flow(blocks: readonly Block[], { count, height, gap }: Space): Column[][] {
  let page: Filling[] = [];
  const pages = [page];
  let rest = sum(blocks.map(({ span }) => span));
  for (const { span, used, segment } of blocks) {
    const free = count - sum(page.map((column) => column.span));
    const column = page.at(-1);
    if (column && rest > free && fitsBelow(column, span, used + gap, height)) {
      column.segments.push(segment);
      column.used += gap + used;
    } else {
      if (span > free) pages.push((page = []));
      page.push({ span, used, segments: [segment] });
    }
    rest -= span;
  }
  return pages;
}

function fitsBelow(column: Filling, span: number, added: number, height: number): boolean {
  return column.span === 1 && span === 1 && column.used + added <= height;
}

/** A ticket that is longer than a column has a block for each column that it needs. */
function toBlocks({ id, frame, lines, starts }: TicketHeights, height: number): Block[] {
  const ranges = breakLines(lines, starts, height - frame);
  return ranges.map((range, index) => {
    const segment = {
      id,
      lists: [range],
      isFirst: index === 0,
      isLast: index === ranges.length - 1,
      scrolls: false,
    };
    return { span: 1, used: frame + sum(lines.slice(range.from, range.to)), segment };
  });
}

/** Covers as many columns as the ticket needs. If a page is too small, the lines are shared out and scroll. */
function toWholeBlock({ id, frame, lines, starts }: TicketHeights, space: Space): Block {
  let height = space.height - frame;
  let lists = breakLines(lines, starts, height);
  const scrolls = lists.length > space.count;
  while (lists.length > space.count) {
    height = Math.max(height, 1) + largest(lines);
    lists = breakLines(lines, starts, height);
  }
  const longest = largest(lists.map(({ from, to }) => sum(lines.slice(from, to))));
  const segment = { id, lists, isFirst: true, isLast: true, scrolls };
  return { span: lists.length, used: scrolls ? space.height : frame + longest, segment };
}

/**
 * Each range has at least one line, even if that line is higher than a column. An item moves to the next range with its
 * add-ons and instructions, if they fit there.
 */
function breakLines(
  lines: readonly number[],
  starts: readonly boolean[],
  height: number,
): LineRange[] {
  const ranges = [{ from: 0, to: 0 }];
  let used = 0;
  for (const [index, line] of lines.entries()) {
    const range = ranges.at(-1) ?? { from: 0, to: 0 };
    used += line;
    if (used > height && range.from < range.to) {
      const start = starts.lastIndexOf(true, index);
      const isMoved = start > range.from && sum(lines.slice(start, index + 1)) <= height;
      range.to = isMoved ? start : index;
      used = sum(lines.slice(range.to, index + 1));
      ranges.push({ from: range.to, to: index + 1 });
    } else {
      range.to = index + 1;
    }
  }
  return ranges;
}

function sum(heights: readonly number[]): number {
  return heights.reduce((total, height) => total + height, 0);
}
