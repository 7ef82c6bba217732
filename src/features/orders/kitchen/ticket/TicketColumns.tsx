import { type PointerEvent, useRef } from 'react';
import type { TicketPages } from './useTicketPages';
import type { Ticket } from './ticketModel';
import { TicketView } from './TicketView';

/** A shorter stroke is a tap. */
const SWIPE_PX = 60;

interface TicketColumnsProps {
  pages: TicketPages;
  tickets: readonly Ticket[];
  /** The number of the first ticket's key, from 1. */
  firstKey: number;
  selectedId: string | null;
  minutes: number;
}

/** The tickets of one page; a swipe turns it. */
export function TicketColumns({ pages, tickets, firstKey, ...selection }: TicketColumnsProps) {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const swipe = useSwipe((by) => pages.setPage(pages.page + by));
  return (
    <div data-part="columns" {...swipe}>
      {pages.columns.map((column, index) => (
        <div key={index} data-part="column" style={{ inlineSize: pages.columnWidth }}>
          {column.map((part) => {
            const ticket = byId.get(part.id);
            const keyNumber = firstKey + pages.ids.indexOf(part.id);
            const isSelected = part.id === selection.selectedId;
            return (
              ticket && (
                <TicketView
                  key={`${part.id} ${part.from}`}
                  ticket={ticket}
                  part={part}
                  partNumber={pages.partNumber(part)}
                  partCount={pages.partCount(part.id)}
                  keyNumber={keyNumber <= 9 ? keyNumber : undefined}
                  isSelected={isSelected}
                  minutes={isSelected ? selection.minutes : undefined}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [x, y] = [clientX - start.x, clientY - start.y];
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
