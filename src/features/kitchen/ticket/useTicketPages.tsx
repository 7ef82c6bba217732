import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { secondNameAtom } from '../../../core/extend/secondName';
import {
  type Column,
  type Heights,
  hasTicket,
  type TicketHeights,
  type TicketSegment,
  toPages,
} from '../rules/paginate';
import {
  COLUMN_GAP,
  estimatedDish,
  estimatedFrame,
  estimatedText,
  fitColumns,
  lineCharacters,
} from '../rules/textSize';
import { TicketView } from './TicketView';
import { type LinedTicket, signatureOf, type Ticket, toLined } from './ticketModel';

/** More new orders at once would hide what is being cooked. */
const MOST_NEW = 3;

interface PagesOptions {
  fresh: readonly Ticket[];
  accepted: readonly Ticket[];
  /** Size of the area for the columns, in px; an infinite height gives one column on one page. */
  width: number;
  height: number;
  /** Text size of the lines, and that of a ticket which would be too long, in px. */
  size: number;
  small: number;
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

/**
 * Distributes tickets over columns and pages. Only the tickets up to the page in sight are measured; the heights of the
 * others are estimated.
 */
export function useTicketPages(options: PagesOptions): TicketPages {
  const { fresh, accepted, width, height, size, small, smallestColumn } = options;
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
  const isMeasurable = columnWidth > 0;
  const lined = (isMeasurable ? [...candidates, ...accepted] : []).map((ticket) =>
    toLined(ticket, length, secondName),
  );
  const [chosenPage, choosePage] = useState(0);
  const { heights, probe } = useHeights(lined, { width: columnWidth, size, small });
  const pages = isMeasurable
    ? toPages(heights.slice(0, candidates.length), heights.slice(candidates.length), {
        count,
        height,
        gap: COLUMN_GAP,
      })
    : [[]];
  const page = Math.min(chosenPage, pages.length - 1);
  // The first ticket after the page may still fit on it.
  const nextId = pages[page + 1]?.[0]?.segments[0]?.id;
  const next =
    nextId === undefined ? [] : [false, true].map((isSmall) => ({ id: nextId, isSmall }));
  const columns = pages[page] ?? [];
  const tickets = lined.filter(({ id }) => hasTicket(columns, id));
  const shownNew = candidates.filter(({ id }) => hasTicket(pages[0], id)).length;
  const segments = (id: string) => segmentsOf(pages.flat()).filter((segment) => segment.id === id);
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
    probe: isMeasurable && probe([...pages.slice(0, page + 1).flatMap(segmentsOf), ...next]),
  };
}

function segmentsOf(page: readonly Column[]): readonly TicketSegment[] {
  return page.flatMap(({ segments }) => segments);
}

function isEndIn({ segments }: Column, id: string): boolean {
  return segments.some((segment) => segment.id === id && segment.isLast);
}

interface Sizes {
  width: number;
  size: number;
  small: number;
}

/** The heights of tickets in both sizes: those that were measured, and else estimates. */
function useHeights(tickets: readonly LinedTicket[], { width, size, small }: Sizes) {
  const [known, setKnown] = useState<ReadonlyMap<string, Heights>>(new Map());
  const named = tickets.map((ticket) => {
    const name = `${width} ${size} ${signatureOf(ticket)}`;
    return { ticket, name, smallName: `small ${name}` };
  });
  const heights = named.map(
    ({ ticket, name, smallName }): TicketHeights => ({
      id: ticket.id,
      normal: known.get(name) ?? estimate(ticket, { width, size }),
      small: known.get(smallName) ?? estimate(ticket, { width, size: small }),
      starts: ticket.lines.map(({ kind }) => kind === 'item'),
    }),
  );

  /** Renders the tickets of which the heights in these segments are not known. */
  function probe(segments: readonly Pick<TicketSegment, 'id' | 'isSmall'>[]): ReactNode {
    const unknown = new Map<string, Sized>();
    for (const { id, isSmall } of segments) {
      const one = named.find(({ ticket }) => ticket.id === id);
      const name = isSmall ? one?.smallName : one?.name;
      if (one && name && !known.has(name)) unknown.set(name, { ticket: one.ticket, isSmall });
    }
    if (unknown.size === 0) return null;
    const onMeasured = (measured: readonly Heights[]) => {
      const names = new Set(named.flatMap(({ name, smallName }) => [name, smallName]));
      const current = [...known].filter(([name]) => names.has(name));
      const added = [...unknown.keys()].flatMap((name, index): [string, Heights][] => {
        const one = measured[index];
        return one ? [[name, one]] : [];
      });
      setKnown(new Map([...current, ...added]));
    };
    return <Probe tickets={[...unknown.values()]} width={width} onMeasured={onMeasured} />;
  }

  return { heights, probe };
}

function estimate({ lines }: LinedTicket, room: { width: number; size: number }): Heights {
  return {
    frame: estimatedFrame(room.size),
    lines: lines.map((line) => {
      const characters = line.kind === 'mark' ? 0 : line.text.length;
      const isDish = line.kind === 'item' || line.kind === 'mark';
      return isDish ? estimatedDish(characters, room) : estimatedText(characters, room);
    }),
  };
}

/** A ticket in the text size in which it is measured. */
interface Sized {
  ticket: LinedTicket;
  isSmall: boolean;
}

interface ProbeProps {
  tickets: readonly Sized[];
  width: number;
  onMeasured(heights: readonly Heights[]): void;
}

/** Renders tickets that are measured before the browser paints; users and screen readers do not see them. */
function Probe({ tickets, width, onMeasured }: ProbeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onMeasured([...(ref.current?.children ?? [])].map(measure));
  });
  return (
    <div ref={ref} data-part="probe" style={{ inlineSize: width }}>
      {tickets.map(({ ticket, isSmall }) => (
        <TicketView
          key={`${isSmall} ${ticket.id}`}
          ticket={ticket}
          segment={wholeOf(ticket, isSmall)}
          isProbe
        />
      ))}
    </div>
  );
}

function wholeOf({ id, lines }: LinedTicket, isSmall: boolean): TicketSegment {
  const lists = [{ from: 0, to: lines.length }];
  return { id, lists, isFirst: true, isLast: true, isSmall, scrolls: false };
}

/** Heights are rounded, so a sum of lines is not the height of their list. */
function measure(ticket: Element): Heights {
  const heightsOf = (selector: string) =>
    [...ticket.querySelectorAll<HTMLElement>(selector)].map(({ offsetHeight }) => offsetHeight);
  const [list = 0] = heightsOf('ul');
  return { frame: (ticket as HTMLElement).offsetHeight - list, lines: heightsOf('li') };
}
