import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { secondNameAtom } from '../../../core/extend/secondName';
import {
  type Column,
  hasTicket,
  type TicketHeights,
  type TicketSegment,
  toPages,
} from '../rules/paginate';
import { fitColumns, lineCharacters } from '../rules/textSize';
import { TicketView } from './TicketView';
import { type LinedTicket, signatureOf, type Ticket, toLined } from './ticketModel';
import { COLUMN_GAP } from './ticketStyles';

/** More new orders at once would hide what is being cooked. */
const MOST_NEW = 3;

interface PagesOptions {
  fresh: readonly Ticket[];
  accepted: readonly Ticket[];
  /** Size of the area for the columns, in px; an infinite height gives one column on one page. */
  width: number;
  height: number;
  /** Text size of the lines, in px. */
  size: number;
  smallestColumn: number;
}

/** Turns the pages. */
export interface PageTurn {
  /** The current page, from 0. */
  page: number;
  pageCount: number;
  setPage(page: number): void;
}

export interface TicketPages extends PageTurn {
  columns: readonly Column[];
  columnWidth: number;
  /** The tickets on the page, in their order. */
  tickets: readonly LinedTicket[];
  /** The number of new orders that are not on the page. */
  moreNew: number;
  /** Shows the new orders after those of the first page, or the first ones again. */
  showMoreNew(): void;
  segmentCount(id: string): number;
  /** The number of a segment within its ticket, from 1. */
  segmentNumber(segment: TicketSegment): number;
  /** The page with the end of a ticket, where its button is. */
  lastPageOf(id: string): number;
  /** Renders tickets that have to be measured. */
  probe: ReactNode;
}

/** Distributes tickets over columns and pages by their measured heights. */
export function useTicketPages(options: PagesOptions): TicketPages {
  const { fresh, accepted, width, height, size, smallestColumn } = options;
  const { count, width: columnWidth } =
    height === Infinity
      ? { count: 1, width }
      : fitColumns(width, { smallest: smallestColumn, gap: COLUMN_GAP });
  const secondName = useAtomValue(secondNameAtom);
  const length = lineCharacters({ width: columnWidth, height, size });
  const [chosenNew, setChosenNew] = useState<string>();
  const firstNew = Math.max(
    0,
    fresh.findIndex(({ id }) => id === chosenNew),
  );
  const candidates = fresh.slice(firstNew, firstNew + MOST_NEW);
  const lined = [...candidates, ...accepted].map((ticket) => toLined(ticket, length, secondName));
  const [chosenPage, choosePage] = useState(0);
  const { measured, probe } = useHeights(lined, columnWidth, size);
  const isCandidate = ({ id }: { id: string }) => candidates.some((one) => one.id === id);
  const pages = toPages(
    measured.filter(isCandidate),
    measured.filter((one) => !isCandidate(one)),
    { count, height, gap: COLUMN_GAP },
  );
  const page = Math.min(chosenPage, pages.length - 1);
  const columns = pages[page] ?? [];
  const tickets = lined.filter(({ id }) => hasTicket(columns, id));
  const shownNew = candidates.filter(({ id }) => hasTicket(pages[0], id)).length;
  const segments = (id: string) =>
    pages
      .flat()
      .flatMap((column) => column.segments)
      .filter((segment) => segment.id === id);
  const setPage = (next: number) => choosePage(Math.min(pages.length - 1, Math.max(0, next)));
  return {
    columns,
    columnWidth,
    page,
    pageCount: pages.length,
    tickets,
    moreNew: fresh.length - (page === 0 ? shownNew : 0),
    showMoreNew() {
      if (page === 0) setChosenNew(fresh[firstNew + shownNew]?.id);
      setPage(0);
    },
    lastPageOf: (id) => pages.findLastIndex((one) => one.some((column) => isEndIn(column, id))),
    segmentCount: (id) => segments(id).length,
    segmentNumber: (segment) => segments(segment.id).indexOf(segment) + 1,
    setPage,
    probe,
  };
}

function isEndIn({ segments }: Column, id: string): boolean {
  return segments.some((segment) => segment.id === id && segment.isLast);
}

type Measured = Pick<TicketHeights, 'frame' | 'lines'>;
type Heights = ReadonlyMap<string, Measured>;

function useHeights(tickets: readonly LinedTicket[], width: number, size: number) {
  const [heights, setHeights] = useState<Heights>(new Map());
  if (width <= 0) return { measured: [], probe: null };
  const named = tickets.map((ticket) => ({
    ticket,
    name: `${width} ${size} ${signatureOf(ticket)}`,
  }));
  const unknown = named.filter(({ name }) => !heights.has(name));
  const onMeasured = (measurements: readonly Measured[]) => {
    const names = new Set(named.map(({ name }) => name));
    const added = unknown.map(({ name }, index) => [name, measurements[index]] as const);
    setHeights(
      new Map([...heights, ...added].filter(([name]) => names.has(name))) as Map<string, Measured>,
    );
  };
  return {
    measured: named.flatMap(({ ticket, name }) => {
      const measured = heights.get(name);
      const starts = ticket.lines.map(({ kind }) => kind === 'item');
      return measured ? [{ id: ticket.id, starts, ...measured }] : [];
    }),
    probe: unknown.length > 0 && (
      <Probe tickets={unknown.map(({ ticket }) => ticket)} width={width} onMeasured={onMeasured} />
    ),
  };
}

interface ProbeProps {
  tickets: readonly LinedTicket[];
  width: number;
  onMeasured(heights: readonly Measured[]): void;
}

/** Renders tickets that are measured before the browser paints; users and screen readers do not see them. */
function Probe({ tickets, width, onMeasured }: ProbeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onMeasured([...(ref.current?.children ?? [])].map(measure));
  });
  return (
    <div ref={ref} data-part="probe" style={{ inlineSize: width }}>
      {tickets.map((ticket) => (
        <TicketView key={ticket.id} ticket={ticket} segment={wholeOf(ticket)} isProbe />
      ))}
    </div>
  );
}

function wholeOf({ id, lines }: LinedTicket): TicketSegment {
  const lists = [{ from: 0, to: lines.length }];
  return { id, lists, isFirst: true, isLast: true, scrolls: false };
}

/** Heights are rounded, so a sum of lines is not the height of their list. */
function measure(ticket: Element): Measured {
  const heightsOf = (selector: string) =>
    [...ticket.querySelectorAll<HTMLElement>(selector)].map(({ offsetHeight }) => offsetHeight);
  const [list = 0] = heightsOf('ul');
  return { frame: (ticket as HTMLElement).offsetHeight - list, lines: heightsOf('li') };
}
