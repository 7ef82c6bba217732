import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testOrder, testWire } from '../../../../tests/support/orderApi';
import { changesOfOtherTab } from '../../../../tests/support/orderTabs';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { createConnection } from '../../../core/connection/createConnection';
import { connectionAtom } from '../../../core/connection/state';
import type { Wire } from '../../../core/format/wireValues';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { createOrderReader } from '../../../core/orders/live/orderReader';
import { pendingChangesAtom } from '../../../core/orders/statusChanges';
import type { Order } from '../../../core/orders/types';
import { OrderQuestionDialog } from '../status/OrderQuestionDialog';
import { orderMutations } from '../status/useOrderActions';
import { OrderCards } from './OrderCards';

function answer(count: number, change: Record<string, object> = {}): Wire[] {
  return Array.from({ length: count }, (_, index) => `id${index}`).map((_id) => ({
    ...testWire({ _id, order_id: `ORD ${_id}` }),
    ...change[_id],
  }));
}

/** Records which bills are read, because only a card reads the bill of its order when it renders. */
function watch(orders: readonly Order[], read: Set<string>): readonly Order[] {
  for (const order of orders) {
    const { id, bill } = order;
    Object.defineProperty(order, 'bill', {
      configurable: true,
      enumerable: true,
      get: () => {
        read.add(id);
        return bill;
      },
    });
  }
  return orders;
}

/** Renders the cards of a board and records the ids of the cards that rendered. */
function openCards(first: Wire[]) {
  const reader = createOrderReader();
  const toOrders = (rows: Wire[], old?: readonly Order[]) => {
    const collector = reader.collect(old);
    collector.push(rows);
    return collector.orders();
  };
  const read = new Set<string>();
  let orders = watch(toOrders(first), read);
  const board = () => (
    <>
      <OrderCards orders={orders} label="New" hasActions isDense={false} />
      <OrderQuestionDialog />
    </>
  );
  const { store, rerender } = renderInPortal(board(), { orders: first });
  const drawn = () => [...read].toSorted();
  expect(drawn()).toHaveLength(first.length);
  read.clear();
  return {
    store,
    drawn,
    show(next: Wire[]) {
      orders = watch(toOrders(next, orders), read);
      read.clear();
      rerender(board());
    },
  };
}

test('a poll with one changed order re-renders one card', () => {
  const { drawn, show } = openCards(answer(20));
  show(answer(20, { id12: { instructions: 'No onions' } }));
  screen.getByText('No onions');
  expect(drawn()).toEqual(['id12']);
});

test('a card has the end of its number, longer if two orders have the same end', () => {
  const numbers = ['ORD-1-0042', 'ORD-2-0042'];
  openCards(numbers.map((order_id) => testWire({ _id: order_id, order_id })));
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['#1-0042', '#2-0042']);
  screen.getByRole('heading', { name: 'Order ORD-1-0042' });
});

test('the card of a column has no prices', () => {
  const orders = [testOrder({ total_amount: 150, cart_items: [{ food_item_price: 75 }] })];
  const board = (isDense: boolean) => (
    <OrderCards orders={orders} label="New" hasActions isDense={isDense} />
  );
  const { rerender } = renderInPortal(board(false));
  expect(screen.getAllByText(/₹/)).toHaveLength(2);
  rerender(board(true));
  expect(screen.queryByText(/₹/)).toBeNull();
});

test('a new order renders its own card only', () => {
  const { drawn, show } = openCards(answer(20));
  const came = testWire({ _id: 'new', order_id: 'ORD new' });
  show([came, ...answer(20)]);
  expect(drawn()).toEqual(['new']);
  show(answer(20).slice(1));
  expect(drawn()).toEqual([]);
});

test('an order that another tab is changing sends nothing from here', async () => {
  await Promise.all([orderMutations.load(), import('../status/OrderQuestion')]);
  const { store, drawn } = openCards(answer(2));
  const say = changesOfOtherTab(store.get(orderFeedAtom));
  fireEvent.click(screen.getByRole('button', { name: 'Accept, order ORD id0' }));
  const confirm = await screen.findByRole('button', { name: 'Accept, 20 min' });
  await act(() => say('id0', true));

  const description = 'Being changed in another tab';
  const blocked = screen.getAllByRole('button', { description, hidden: true });
  expect(blocked.map(({ textContent }) => textContent)).toEqual([
    'Reject',
    'Accept',
    'Accept, 20 min',
  ]);
  expect(screen.getAllByText(description)).toHaveLength(2);
  fireEvent.click(confirm);
  expect(store.get(pendingChangesAtom).size).toBe(0);
  expect(drawn()).toEqual([]);

  await act(() => say('id0', false));
  expect(screen.queryByText(description)).toBeNull();
  fireEvent.click(confirm);
  expect([...store.get(pendingChangesAtom).keys()]).toEqual(['id0']);
});

test('a pending change re-renders only the buttons of its order', () => {
  const { drawn, store } = openCards(answer(20));
  const order = testOrder({ _id: 'id0' });
  const change = { order, to: 'cooking', phase: 'sending' } as const;
  act(() => store.set(pendingChangesAtom, new Map([[order.id, change]])));
  expect(drawn()).toEqual([]);
  expect(
    screen.getByRole('button', { name: 'Accept, order ORD id0' }).getAttribute('aria-busy'),
  ).toBe('true');
});

test('each button says why no order can be changed while offline', async () => {
  const { store } = openCards([...answer(1), testWire({ _id: 'cook', status: 'cooking' })]);
  const connection = createConnection(Date.now);
  onTestFinished(connection.start());
  act(() => store.set(connectionAtom, connection));
  fireEvent.click(screen.getByRole('button', { name: 'Accept, order ORD id0' }));
  const confirm = await screen.findByRole('button', { name: 'Accept, 20 min' });

  act(() => void window.dispatchEvent(new Event('offline')));

  const description = /^Can't reach the marketplace/;
  const blocked = screen.getAllByRole('button', { description, hidden: true });
  expect(blocked.map((button) => button.getAttribute('aria-disabled'))).toEqual(
    Array(4).fill('true'),
  );
  expect(blocked).toContain(confirm);
  expect(screen.getByRole('alert').textContent).toMatch(description);
  for (const button of blocked) fireEvent.click(button);
  expect(store.get(pendingChangesAtom).size).toBe(0);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryAllByRole('button', { description, hidden: true })).toEqual([]);
  fireEvent.click(confirm);
  expect([...store.get(pendingChangesAtom).keys()]).toEqual(['id0']);
});

test('without a ResizeObserver every card of a long list is shown', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  openCards(answer(40));
  expect(screen.getAllByRole('button', { name: /^Accept/ })).toHaveLength(40);
});
