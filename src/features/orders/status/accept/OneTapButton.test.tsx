import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testOrder, testWire } from '../../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../../tests/support/renderInPortal';
import { createClock } from '../../../../core/clock/createClock';
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
