import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readsOf, testWire } from '../../../../tests/support/orderApi';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { WholeTicket } from '../../../../tests/support/WholeTicket';
import { useOpenOrders } from '../useOpenOrders';
import { useTickets } from '../useTickets';

import { TicketCommandsContext } from './ticketModel';

function Tickets() {
  const { tickets, commands } = useTickets(useOpenOrders());
  return (
    <TicketCommandsContext.Provider value={commands}>
      {tickets.map((ticket) => (
        <WholeTicket key={ticket.id} ticket={ticket} />
      ))}
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
  // Timers that only follow the first answer have ended.
  await vi.advanceTimersByTimeAsync(1_000);
  const timers = vi.getTimerCount();
  unmount();
  vi.useRealTimers();
  return timers;
}

test('many tickets have the timers of one', async () => {
  expect(await timersOf(10)).toBe(await timersOf(1));
});
