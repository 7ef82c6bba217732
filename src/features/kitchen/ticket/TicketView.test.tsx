import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readsOf, testWire } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { useOpenOrders } from '../useOpenOrders';
import { useTickets } from '../useTickets';
import { TicketView } from './TicketView';
import { TicketCommandsContext, toLined } from './ticketModel';

function Tickets() {
  const { tickets, commands } = useTickets(useOpenOrders());
  return (
    <TicketCommandsContext.Provider value={commands}>
      {tickets.map((ticket) => {
        const lined = toLined(ticket, 60);
        const lists = [{ from: 0, to: lined.lines.length }];
        const segment = {
          id: ticket.id,
          lists,
          isFirst: true,
          isLast: true,
          isSmall: false,
          scrolls: false,
        };
        return <TicketView key={ticket.id} ticket={lined} segment={segment} />;
      })}
    </TicketCommandsContext.Provider>
  );
}

/** The number of timers of a screen with `count` tickets. */
async function timersOf(count: number): Promise<number> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const orders = Array.from({ length: count }, (_, at) =>
    testWire({ _id: `id${at}`, order_id: `O-${at}`, status: 'cooking' }),
  );
  const { wrapper } = createTestPortal({ orders, answers: readsOf(orders) });
  const { unmount } = render(<Tickets />, { wrapper });
  await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
  const timers = vi.getTimerCount();
  unmount();
  vi.useRealTimers();
  return timers;
}

test('many tickets have the timers of one', async () => {
  expect(await timersOf(10)).toBe(await timersOf(1));
});
