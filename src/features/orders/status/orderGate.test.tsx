import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testOrder, testWire } from '../../../../tests/support/orderApi';
import { changesOfOtherTab } from '../../../../tests/support/orderTabs';
import { renderInPortal, type Scenario } from '../../../../tests/support/renderInPortal';
import type { Connection } from '../../../core/connection/createConnection';
import { polledKey } from '../../../core/orders/keys';
import { orderFeedAtom } from '../../../core/orders/live/orderFeed';
import { pendingChangesAtom } from '../../../core/orders/statusChanges';
import { OrderActionBar } from './OrderActionBar';
import { readOrderGate } from './orderGate';

const NEW = { _id: 'id1', status: 'waiting_for_confirmation' };
const COOKING = { _id: 'id1', status: 'cooking' };
const OFFLINE = { getState: () => 'offline', subscribe: () => () => {} } as unknown as Connection;

function openActions(wire: typeof NEW, scenario: Scenario = {}) {
  const order = testOrder(wire);
  const portal = renderInPortal(<OrderActionBar order={order} />, {
    orders: [testWire(wire)],
    ...scenario,
  });
  return { ...portal, order, gate: () => readOrderGate(portal.store.get, order) };
}

const buttons = () => screen.getAllByRole('button');
const reasons = () => [...new Set(buttons().map(({ title }) => title))];

test.each([NEW, COOKING])('without a connection, each button says so: %o', (wire) => {
  const { gate } = openActions(wire, { connection: OFFLINE });
  expect(gate()).toBe('notReached');
  expect(reasons()).toEqual(["Can't reach the marketplace. Orders can't be changed right now."]);
});

test.each([NEW, COOKING])(
  'while another tab changes the order, each button says so: %o',
  async (wire) => {
    const { gate, store } = openActions(wire);
    await act(() => changesOfOtherTab(store.get(orderFeedAtom))('id1', true));
    expect(gate()).toBe('changingElsewhere');
    expect(reasons()).toEqual(['Being changed in another tab']);
  },
);

test('each button of a new order that no longer waits says so', async () => {
  const { gate, cache } = openActions(NEW);
  act(() => void cache.setQueryData(polledKey('r1', 'waiting'), [testOrder({ _id: 'id2' })]));
  await vi.waitFor(() => expect(gate()).toBe('answeredElsewhere'));
  expect(reasons()).toEqual(['This order was already answered or cancelled.']);
});

test('an order that is being changed blocks its buttons without a reason', () => {
  const { gate, store, order } = openActions(COOKING);
  const change = { order, to: 'packing_processing', phase: 'sending' } as const;
  act(() => store.set(pendingChangesAtom, new Map([['id1', change]])));
  expect(gate()).toBe('pending');
  expect(
    buttons().map((button) => [button.ariaBusy ?? button.getAttribute('aria-busy'), button.title]),
  ).toEqual([['true', '']]);
});

test('the buttons of an order read no list', async () => {
  const { market } = openActions(NEW);
  await act(async () => {});
  expect(market.count('waitingOrders')).toBe(0);
});
