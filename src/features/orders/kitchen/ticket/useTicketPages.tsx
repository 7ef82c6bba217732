import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Column, type TicketHeights, type TicketSegment, toPages } from '../rules/paginate';
import { fitColumns, lineCharacters } from '../rules/textSize';
import { ticketLines } from '../rules/ticketLines';
import { type LinedTicket, signatureOf, type Ticket } from './ticketModel';
import { TicketView } from './TicketView';
import { COLUMN_GAP } from './ticketStyles';

interface PagesOptions {
  tickets: readonly Ticket[];
  /** Size of the area for the columns, in px. */
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
  const { tickets, width, height, size, smallestColumn } = options;
  const { count, width: columnWidth } = fitColumns(width, {
    smallest: smallestColumn,
    most: tickets.length,
    gap: COLUMN_GAP,
  });
  const length = lineCharacters({ width: columnWidth, height, size });
  const lined = tickets.map((ticket) => ({ ...ticket, lines: ticketLines(ticket.order, length) }));
  const [chosenPage, setPage] = useState(0);
  const { measured, probe } = useHeights(lined, columnWidth, size);
  const pages = toPages(measured, { count, height, gap: COLUMN_GAP });
  const page = Math.min(chosenPage, pages.length - 1);
  const columns = pages[page] ?? [];
  const segments = (id: string) => pages.flat(2).filter((segment) => segment.id === id);
  return {
    columns,
    columnWidth,
    page,
    pageCount: pages.length,
    tickets: lined.filter(({ id }) => columns.flat().some((segment) => segment.id === id)),
    lastPageOf: (id) =>
      pages.findLastIndex((one) =>
        one.flat().some((segment) => segment.id === id && segment.isLast),
      ),
    segmentCount: (id) => segments(id).length,
    segmentNumber: (segment) => segments(segment.id).indexOf(segment) + 1,
    setPage: (next) => setPage(Math.min(pages.length - 1, Math.max(0, next))),
    probe,
  };
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
  const onMeasured = (found: readonly Measured[]) => {
    const names = new Set(named.map(({ name }) => name));
    const added = unknown.map(({ name }, index) => [name, found[index]] as const);
    setHeights(
      new Map([...heights, ...added].filter(([name]) => names.has(name))) as Map<string, Measured>,
    );
  };
  return {
    measured: named.flatMap(({ ticket, name }) => {
      const known = heights.get(name);
      const starts = ticket.lines.map(({ kind }) => kind === 'item');
      return known ? [{ id: ticket.id, starts, ...known }] : [];
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
  return { id, from: 0, to: lines.length, isFirst: true, isLast: true };
}

function measure(ticket: Element): Measured {
  const lines = [...ticket.querySelectorAll('li')].map(({ offsetHeight }) => offsetHeight);
  const all = lines.reduce((sum, line) => sum + line, 0);
  return { frame: (ticket as HTMLElement).offsetHeight - all, lines };
}
