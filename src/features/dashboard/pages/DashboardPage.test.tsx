import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failing, testWire } from '../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { NetworkFailure } from '../../../core/api/errors';
import { DashboardPage } from './DashboardPage';

/** The newest order is first, as in the backend's list. */
const ORDERS = ['12:09', '12:06', '12:03'].map((time) =>
  testWire({ _id: time, order_id: time, createdAt: `2026-11-20T${time}:00Z` }),
);

const panel = () => within(screen.getByRole('region', { name: 'Order Details' }));

async function acceptSecond() {
  Element.prototype.scrollIntoView ??= () => {};
  renderInPortal(<DashboardPage />, { orders: ORDERS });
  fireEvent.click(await screen.findByRole('button', { name: 'Order 12:06, show details' }));
  const accept = panel().getByRole('button', { name: 'Accept, order 12:06' });
  accept.focus();
  fireEvent.click(accept);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept, 20 min' }));
  await panel().findByRole('button', { name: /^Accept, order (?!12:06)/ });
}

test('after an answer, the next order of the list on the screen is shown', async () => {
  await acceptSecond();
  const list = within(screen.getByRole('region', { name: 'New Orders' }));
  const rows = list
    .getAllByRole('button', { name: /show details$/ })
    .map((row) => row.getAttribute('aria-label'));
  expect(rows).toEqual(['12:03', '12:09'].map((number) => `Order ${number}, show details`));
  panel().getByRole('button', { name: 'Accept, order 12:09' });
});

test('the next order does not get the focus on its button', async () => {
  await acceptSecond();
  const title = screen.getByRole('heading', { name: 'Order Details' });
  await expect.poll(() => document.activeElement).toBe(title);
});

test('an answered order leaves the list while the waiting orders cannot be read', async () => {
  Element.prototype.scrollIntoView ??= () => {};
  renderInPortal(<DashboardPage />, {
    orders: ORDERS,
    answers: {
      waitingOrders: failing(new NetworkFailure('unreachable')),
      dashboard: () => ({ orderDetails: ORDERS }),
      updateOrderStatus: ({ order_id: id }) => ({ ...testWire(), _id: id, status: 'cooking' }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Order 12:06, show details' }));
  fireEvent.click(panel().getByRole('button', { name: 'Accept, order 12:06' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept, 20 min' }));
  const row = () => screen.queryByRole('button', { name: 'Order 12:06, show details' });
  await waitFor(() => expect(row()).toBeNull());
  screen.getByRole('button', { name: 'Order 12:03, show details' });
});
