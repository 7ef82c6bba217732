import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createGate } from '../../../../tests/support/gate';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { startRunAtom } from '../../../core/menu/runs/runs';
import { RecentRuns } from './RecentRuns';

const DISH = { _id: 'a', name: 'Dal', selling_price: 95, dish_category_id: 'c1' };

test('the last changes cannot be rolled back while a run is sent', async () => {
  const { store } = renderInPortal(<RecentRuns />, {
    answers: { foodItemGet: () => DISH, foodItemUpdate: () => createGate().opened },
  });
  const fields = [{ field: 'price', from: 95, to: 100 } as const];
  void store.set(startRunAtom, { kind: 'edit', changes: [{ id: 'a', fields }] });
  const button = await screen.findByRole('button', { name: 'Last changes' });
  await userEvent.click(button);

  expect(button.getAttribute('title')).toBe('Wait until the last changes are saved.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
