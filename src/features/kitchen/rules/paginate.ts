import { largest } from '../../../core/extremes';
/** The heights of a ticket's segments in one text size, in px. */
export interface Heights {
  /** The height of head, foot and borders, which every segment of a ticket has. */
  frame: number;
  lines: readonly number[];
}

export interface TicketHeights {
  id: string;
  normal: Heights;
  /** Its heights one text size smaller. */
  small: Heights;
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
  /** Whether its text is one size smaller, because the ticket would continue in another column otherwise. */
  isSmall: boolean;
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
  const next = accepted[0]?.id;
  for (let shown = fresh.length; shown > 1; shown -= 1) {
    const pages = flow(fresh.slice(0, shown), accepted, space);
    if (hasTicket(pages[0], next ?? fresh[shown - 1]?.id)) return pages;
  }
  return flow(fresh.slice(0, 1), accepted, space);
}

export function hasTicket(page: readonly Column[] | undefined, id: string | undefined): boolean {
  return page?.some(({ segments }) => segments.some((segment) => segment.id === id)) === true;
}

/** A ticket is smaller or continues in the next column where it would leave at least this share of a column empty. */
const EMPTY_SHARE = 0.4;

/**
 * Fills the columns of a page one after the other, in the order of the tickets. The last page leaves no column empty
 * while another has several tickets.
 */
function flow(
  fresh: readonly TicketHeights[],
  accepted: readonly TicketHeights[],
  space: Space,
): Column[][] {
  const { count, height, gap } = space;
  let page: Filling[] = [];
  const pages = [page];
  const free = () => count - sum(page.map(({ span }) => span));
  const tickets = [
    ...fresh.map((ticket) => ({ ticket, isFresh: true, blocks: [toWholeBlock(ticket, space)] })),
    ...accepted.map((ticket) => ({ ticket, isFresh: false, blocks: toBlocks(ticket, height) })),
  ];
  let rest = sum(tickets.flatMap(({ blocks }) => blocks.map(({ span }) => span)));
  for (const { ticket, isFresh, blocks } of tickets) {
    const column = page.at(-1);
    const room = column?.span === 1 && rest > free() ? height - column.used - gap : 0;
    rest -= sum(blocks.map(({ span }) => span));
    const below =
      fitting(blocks, room) ??
      (room >= height * EMPTY_SHARE
        ? toContinued(ticket, room, height, isFresh ? 0 : free())
        : null);
    const [first, ...others] = below ?? blocks;
    if (column && below && first) {
      column.segments.push(first.segment);
      column.used += gap + first.used;
    }
    for (const { span, used, segment } of below ? others : blocks) {
      if (span > free()) pages.push((page = []));
      page.push({ span, used, segments: [segment] });
    }
  }
  return pages;
}

function fitting(blocks: readonly Block[], room: number): readonly Block[] | null {
  const [block] = blocks;
  return blocks.length === 1 && block?.span === 1 && block.used <= room ? blocks : null;
}

/** A ticket that begins in the rest of a column, if the page has room for all of it: smaller, or else split. */
function toContinued(
  { id, small, starts }: TicketHeights,
  room: number,
  height: number,
  free: number,
): readonly Block[] | null {
  const ranges = breakLines(
    small.lines,
    starts,
    (index) => (index === 0 ? room : height) - small.frame,
  );
  const blocks = toSegments(id, small, ranges, true);
  return blocks.length - 1 <= free && (blocks[0]?.used ?? 0) <= room ? blocks : null;
}

/** A ticket that is longer than a column is smaller; if it is still longer, it has a block for each column. */
function toBlocks({ id, normal, small, starts }: TicketHeights, height: number): Block[] {
  const isSmall = heightOf(normal) > height;
  const heights = isSmall ? small : normal;
  const ranges = breakLines(heights.lines, starts, () => height - heights.frame);
  return toSegments(id, heights, ranges, isSmall);
}

function toSegments(
  id: string,
  { frame, lines }: Heights,
  ranges: readonly LineRange[],
  isSmall: boolean,
): Block[] {
  return ranges.map((range, index) => {
    const segment = {
      id,
      lists: [range],
      isFirst: index === 0,
      isLast: index === ranges.length - 1,
      isSmall,
      scrolls: false,
    };
    return { span: 1, used: frame + sum(lines.slice(range.from, range.to)), segment };
  });
}

/** Covers as many columns as the ticket needs. If a page is too small, the lines are shared out and scroll. */
function toWholeBlock({ id, normal, small, starts }: TicketHeights, space: Space): Block {
  const isSmall = heightOf(normal) > space.height;
  const { frame, lines } = isSmall ? small : normal;
  let height = space.height - frame;
  let lists = breakLines(lines, starts, () => height);
  const scrolls = lists.length > space.count;
  while (lists.length > space.count) {
    height = Math.max(height, 1) + largest(lines);
    lists = breakLines(lines, starts, () => height);
  }
  const longest = largest(lists.map(({ from, to }) => sum(lines.slice(from, to))));
  const segment = { id, lists, isFirst: true, isLast: true, isSmall, scrolls };
  return { span: lists.length, used: scrolls ? space.height : frame + longest, segment };
}

function heightOf({ frame, lines }: Heights): number {
  return frame + sum(lines);
}

/**
 * Each range has at least one line, even if that line is higher than a column. An item moves to the next range with its
 * add-ons and instructions, if they fit there.
 */
function breakLines(
  lines: readonly number[],
  starts: readonly boolean[],
  heightOfRange: (index: number) => number,
): LineRange[] {
  const ranges = [{ from: 0, to: 0 }];
  let used = 0;
  for (const [index, line] of lines.entries()) {
    const range = ranges.at(-1) ?? { from: 0, to: 0 };
    const height = heightOfRange(ranges.length - 1);
    used += line;
    if (used > height && range.from < range.to) {
      const start = starts.lastIndexOf(true, index);
      const isMoved =
        start > range.from && sum(lines.slice(start, index + 1)) <= heightOfRange(ranges.length);
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
