import { TicketView } from '../../src/features/kitchen/ticket/TicketView';
import { type Ticket, toLined } from '../../src/features/kitchen/ticket/ticketModel';

/** A ticket that fits into one column. */
export function WholeTicket({ ticket }: { ticket: Ticket }) {
  const lined = toLined(ticket, 60);
  const segment = {
    id: ticket.id,
    lists: [{ from: 0, to: lined.lines.length }],
    isFirst: true,
    isLast: true,
    isSmall: false,
    scrolls: false,
  };
  return <TicketView ticket={lined} segment={segment} />;
}
