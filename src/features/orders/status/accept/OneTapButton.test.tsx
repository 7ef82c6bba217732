import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testOrder, testWire } from '../../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../../tests/support/renderInPortal';
import { createClock } from '../../../../core/clock/createClock';
import { polledKey } from '../../../../core/orders/keys';
import { orderMutations } from '../useOrderActions';
import { OneTapButton } from './OneTapButton';

const button = (_id: string) => (
  <OneTapButton order={testOrder({ _id })} isBusy={false} blockedBy={undefined} minutes={25} />
);
const accept = () => screen.getByRole('button', { name: /^Accept, 25 min/ });

test('a tap within a second of the next order accepts nothing', async () => {
  await orderMutations.load();
  let elapsed = 0;
  const clock = { ...createClock(), elapsed: () => elapsed };
  const orders = ['id1', 'id2'].map((_id) => testWire({ _id }));
  const { market, rerender } = renderInPortal(button('id1'), { orders, clock });
  elapsed = 5_000;
  rerender(button('id2'));
  elapsed += 900;
  fireEvent.click(accept());
  expect(market.count('updateOrderStatus')).toBe(0);

  elapsed += 100;
  fireEvent.click(accept());
  await vi.waitFor(() => expect(market.count('updateOrderStatus')).toBe(1));
});

const ready = (index: number) =>
  testOrder({
    _id: `ready${index}`,
    status: 'ready_to_pickup',
    status_timing: {
      cooking: '2026-11-20T12:00:00Z',
      ready_to_pickup: `2026-11-20T12:${30 + index}:00Z`,
    },
  });

const usual = (
  <OneTapButton order={testOrder()} isBusy={false} blockedBy={undefined} minutes="usual" />
);

test('the button promises the median of the known orders without a call', async () => {
  const { cache, market } = renderInPortal(usual);
  screen.getByRole('button', { name: /^Accept, 20 min, order/ });
  cache.setQueryData(polledKey('r1', 'ready_to_pickup'), [0, 1, 2, 3, 4].map(ready));
  await screen.findByRole('button', { name: /^Accept, 40 min as usual, order/ });
  expect(market.calls).toEqual([]);
});

test('a long press opens the other times and accepts nothing', async () => {
  await orderMutations.load();
  let elapsed = 0;
  const clock = { ...createClock(), elapsed: () => elapsed };
  const { market } = renderInPortal(button('id1'), { orders: [testWire()], clock });
  elapsed = 5_000;
  fireEvent.pointerDown(accept(), { pointerType: 'touch', isPrimary: true, button: 0 });
  const times = await screen.findByRole('menu', { name: 'Other preparation times, order ORD-1' });
  fireEvent.pointerUp(accept());
  fireEvent.click(accept(), { detail: 1 });
  expect(market.count('updateOrderStatus')).toBe(0);

  fireEvent.click(within(times).getByRole('menuitem', { name: 'Accept, 40 min' }));
  await vi.waitFor(() => expect(market.count('updateOrderStatus')).toBe(1));
  expect(screen.queryByRole('menu')).toBeNull();
});
