import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { NO_FILTERS } from '../historyFilters';
import { FilterDialog } from './FilterDialog';

async function filter(total: string) {
  const onShow = vi.fn();
  renderInPortal(
    <FilterDialog
      status="all"
      filters={NO_FILTERS}
      sort={null}
      onShow={onShow}
      onClose={() => {}}
    />,
  );
  const field = screen.getByLabelText(/^Total from/);
  await userEvent.type(field, total);
  await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
  return { onShow, field };
}

test.each([
  ['२५०', 250],
  ['Rs. 1,250/-', 1250],
])('orders from a total of %s are filtered from %d', async (typed, min) => {
  const { onShow } = await filter(typed);
  expect(onShow.mock.calls[0]?.[0]).toMatchObject({ filters: { min } });
});

test('a total that can mean two amounts is refused with both', async () => {
  const { onShow } = await filter('12,50');
  screen.getByText('“12,50” can mean ₹12.50 or ₹1,250.00. Enter one of them.');
  expect(onShow).not.toHaveBeenCalled();
});
