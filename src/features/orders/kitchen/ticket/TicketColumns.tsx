import { useSwipe } from '../device/useSwipe';
import { TicketView } from './TicketView';
import type { TicketPages } from './useTicketPages';

interface TicketColumnsProps {
  pages: TicketPages;
  /** The number of the first ticket's key, from 1. */
  firstKey: number;
  selectedId: string | null;
  minutes: number;
}

/** The tickets of one page; a swipe turns the page. */
export function TicketColumns({ pages, firstKey, ...selection }: TicketColumnsProps) {
  const swipe = useSwipe((by) => pages.setPage(pages.page + by));
  return (
    <div data-part="columns" {...swipe}>
      {pages.columns.map((column, index) => (
        <div key={index} data-part="column" style={{ inlineSize: pages.columnWidth }}>
          {column.map((segment) => {
            const at = pages.tickets.findIndex(({ id }) => id === segment.id);
            const ticket = pages.tickets[at];
            const keyNumber = firstKey + at;
            const isSelected = segment.id === selection.selectedId;
            return (
              ticket && (
                <TicketView
                  key={`${segment.id} ${segment.from}`}
                  ticket={ticket}
                  segment={segment}
                  segmentNumber={pages.segmentNumber(segment)}
                  segmentCount={pages.segmentCount(segment.id)}
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
