import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testOrder, testWire } from '../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { createClock } from '../../../core/clock/createClock';
import { OrderActionBar } from './OrderActionBar';
import { orderMutations } from './useOrderActions';

const ready = () => screen.getByRole('button', { name: /^Order Ready/ });

async function openActions(status: string) {
  await orderMutations.load();
  let elapsed = 0;
  const clock = { ...createClock(), elapsed: () => elapsed };
  const orders = [testWire({ status: 'cooking' })];
  const { market, rerender } = renderInPortal(<OrderActionBar order={testOrder({ status })} />, {
    orders,
    clock,
  });
  return {
    sent: () => market.count('updateOrderStatus'),
    show: (next: string) => rerender(<OrderActionBar order={testOrder({ status: next })} />),
    wait: (ms: number) => (elapsed += ms),
  };
}

test('a tap within a second of an accepted order does not move it on', async () => {
  const { sent, show, wait } = await openActions('waiting_for_confirmation');
  wait(5_000);
  show('cooking');
  wait(900);
  fireEvent.click(ready());
  expect(sent()).toBe(0);

  wait(100);
  fireEvent.click(ready());
  await vi.waitFor(() => expect(sent()).toBe(1));
});

test('the first step that is shown can be tapped at once', async () => {
  const { sent } = await openActions('cooking');
  fireEvent.click(ready());
  await vi.waitFor(() => expect(sent()).toBe(1));
});
