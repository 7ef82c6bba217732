import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import {
  type Column,
  type TicketHeights,
  type TicketPart,
  toColumns,
  toPages,
} from '../rules/paginate';
import { COLUMN_GAP } from './columnGap';
import { fitColumns } from '../rules/textSize';
import { type Ticket, signatureOf } from './ticketModel';
import { TicketView } from './TicketView';

interface PagesOptions {
  tickets: readonly Ticket[];
  /** Of the area for the columns, in px. */
  width: number;
  height: number;
  /** Text size of the lines, in px. */
  size: number;
  smallestColumn: number;
}

export interface TicketPages {
  columns: readonly Column[];
  columnWidth: number;
  /** From 0. */
  page: number;
  pageCount: number;
  /** The ids of the tickets on the page, in reading order. */
  ids: readonly string[];
  partCount(id: string): number;
  /** From 1. */
  partNumber(part: TicketPart): number;
  setPage(page: number): void;
  /** The page with the end of a ticket, which has its button. */
  lastPageOf(id: string): number;
  /** Renders tickets that have to be measured. */
  probe: ReactNode;
}

/** Distributes tickets over columns and pages by their measured heights. */
export function useTicketPages(options: PagesOptions): TicketPages {
  const { tickets, width, height, size, smallestColumn } = options;
  const { count, width: columnWidth } = fitColumns(width, smallestColumn, COLUMN_GAP);
  const [chosenPage, setPage] = useState(0);
  const { measured, probe } = useHeights(tickets, columnWidth, size);
  const all = toColumns(measured, { height, gap: COLUMN_GAP });
  const pages = toPages(all, count);
  const page = Math.min(chosenPage, pages.length - 1);
  const columns = pages[page] ?? [];
  const partsOf = (id: string) => all.flat().filter((part) => part.id === id);
  return {
    columns,
    columnWidth,
    page,
    pageCount: pages.length,
    ids: [...new Set(columns.flat().map(({ id }) => id))],
    lastPageOf: (id) =>
      pages.findLastIndex((one) => one.flat().some((part) => part.id === id && part.isLast)),
    partCount: (id) => partsOf(id).length,
    partNumber: (part) => partsOf(part.id).indexOf(part) + 1,
    setPage: (next) => setPage(Math.min(pages.length - 1, Math.max(0, next))),
    probe,
  };
}

type Measured = Pick<TicketHeights, 'frame' | 'lines'>;
type Heights = ReadonlyMap<string, Measured>;

function useHeights(tickets: readonly Ticket[], width: number, size: number) {
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
  tickets: readonly Ticket[];
  width: number;
  onMeasured(heights: readonly Measured[]): void;
}

/** Measured before the browser paints, so it is never seen. */
function Probe({ tickets, width, onMeasured }: ProbeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onMeasured([...(ref.current?.children ?? [])].map(measure));
  });
  return (
    <div ref={ref} data-part="probe" aria-hidden="true" inert style={{ inlineSize: width }}>
      {tickets.map((ticket) => (
        <TicketView key={ticket.id} ticket={ticket} part={wholeOf(ticket)} isProbe />
      ))}
    </div>
  );
}

function wholeOf({ id, lines }: Ticket): TicketPart {
  return { id, from: 0, to: lines.length, isFirst: true, isLast: true };
}

function measure(ticket: Element): Measured {
  const lines = [...ticket.querySelectorAll('li')].map(({ offsetHeight }) => offsetHeight);
  const all = lines.reduce((sum, line) => sum + line, 0);
  return { frame: (ticket as HTMLElement).offsetHeight - all, lines };
}
