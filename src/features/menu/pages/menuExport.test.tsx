import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { MenuPage } from './MenuPage';

const DISHES = [
  { _id: 'a', name: 'Lassi', selling_price: 60, dish_category_id: 'c1', allergens: ['milk'] },
  { _id: 'b', name: 'Dal', selling_price: 90, dish_category_id: 'c1' },
];

test.each([
  [
    [],
    'Item ID,Row,Group,Name,Second variant,Description,Category,Veg/Non-Veg,Title,Tag,Base price',
  ],
  [
    ['menu.allergens'],
    'Item ID,Row,Group,Name,Second variant,Description,Category,Veg/Non-Veg,Title,Tag,Allergens,Base price',
  ],
] as const)(
  'with the capabilities %j the export has the shown items',
  async (capabilities, head) => {
    // happy-dom would navigate to the file.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const create = vi.spyOn(URL, 'createObjectURL');
    renderInPortal(<MenuPage />, {
      capabilities,
      answers: {
        foodItemAll: () => DISHES,
        dishCategories: () => [{ _id: 'c1', name: 'Drinks' }],
      },
    });
    await screen.findByText('Dal');
    await userEvent.type(screen.getByRole('searchbox'), 'las');
    // The letters that match are an element of their own.
    await waitFor(() => expect(document.body.textContent).not.toContain('Dal'));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    const [blob] = create.mock.lastCall ?? [];
    const lines = (await (blob as Blob).text()).trim().split('\r\n');
    vi.restoreAllMocks();
    expect(lines[0]?.replace('\uFEFF', '').startsWith(head)).toBe(true);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 7).join())).toEqual([
      'a,item,,Lassi,,,Drinks',
    ]);
  },
);
