import { useSwipe } from '../device/useSwipe';
import type { Column } from '../rules/paginate';
import { TicketView } from './TicketView';
import { COLUMN_GAP } from './ticketStyles';
import type { TicketPages } from './useTicketPages';

interface TicketColumnsProps {
  pages: TicketPages;
  selectedId: string | null;
  minutes: number;
}

/** The tickets of one page; a swipe turns the page. */
export function TicketColumns({ pages, selectedId, minutes }: TicketColumnsProps) {
  const swipe = useSwipe((by) => pages.setPage(pages.page + by));
  const widthOf = ({ span }: Column) => span * (pages.columnWidth + COLUMN_GAP) - COLUMN_GAP;
  return (
    <div data-part="columns" {...swipe}>
      {pages.columns.map((column, index) => (
        <div key={index} data-part="column" style={{ inlineSize: widthOf(column) }}>
          {column.segments.map((segment) => {
            const at = pages.tickets.findIndex(({ id }) => id === segment.id);
            const ticket = pages.tickets[at];
            const isSelected = segment.id === selectedId;
            return (
              ticket && (
                <TicketView
                  key={`${segment.id} ${segment.lists[0]?.from}`}
                  ticket={ticket}
                  segment={segment}
                  segmentNumber={pages.segmentNumber(segment)}
                  segmentCount={pages.segmentCount(segment.id)}
                  keyNumber={at < 9 ? at + 1 : undefined}
                  isSelected={isSelected}
                  minutes={isSelected ? minutes : undefined}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}
