import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithHost } from '../../../../tests/support/renderWithHost';
import { ApiRefusal } from '../../../core/api/errors';
import type { FieldEntry } from '../../../core/contracts';
import { toMenuItem } from '../../../core/menu/wire';
import { ItemEditor } from './ItemEditor';

const DAL = {
  _id: 'a',
  name: 'Dal',
  base_price: 100,
  selling_price: 95,
  dish_category_id: 'c1',
  veg_nonveg: 'veg',
  default_quantity: 1,
};

test('a change that is refused after the value of the host failed is sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  const sent: unknown[] = [];
  let isRefused = false;
  const save = vi.fn(async () => {}).mockRejectedValueOnce(new Error('down'));
  const menuItem = (fields: readonly FieldEntry<'menuItem'>[]) => [
    ...fields,
    { id: 'erp', label: 'ERP id', kind: 'text' as const, save },
  ];
  const answers = {
    foodItemAll: () => [DAL],
    foodItemUpdate: (body: unknown) => {
      if (isRefused) throw new ApiRefusal(500, 'closed');
      sent.push((body as FormData).get('name'));
      return {};
    },
  };
  renderWithHost(<ItemEditor item={toMenuItem(DAL)} />, { fields: { menuItem } }, { answers });
  const submit = () => user.click(screen.getByRole('button', { name: 'Save Product' }));
  await user.type(screen.getByLabelText('ERP id'), 'AE-2');
  await submit();
  await screen.findByText(/The other fields are saved, but this one is not/);

  isRefused = true;
  await user.type(screen.getByLabelText(/^Product name/i), 'b');
  await submit();
  await screen.findByText(/closed/);
  isRefused = false;
  await submit();

  await waitFor(() => expect(sent).toEqual(['Dal', 'Dalb']));
});
