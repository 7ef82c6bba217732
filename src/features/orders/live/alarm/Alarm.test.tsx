import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testOrder, testWire } from '../../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../../tests/support/renderInPortal';
import { pendingChangesAtom } from '../../../../core/orders/statusChanges';
import { Alarm } from './Alarm';

test('an order whose answer was refused is not announced again', async () => {
  const { store } = renderInPortal(<Alarm />, { orders: [testWire()] });
  await screen.findByText('1 new order', { selector: '[role="status"] *' });
  const change = { order: testOrder(), to: 'cooking', phase: 'sending' } as const;
  act(() => store.set(pendingChangesAtom, new Map([['id1', change]])));
  expect(announced()).toEqual(['']);

  act(() => store.set(pendingChangesAtom, new Map()));

  expect(announced()).toEqual(['']);
});

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
