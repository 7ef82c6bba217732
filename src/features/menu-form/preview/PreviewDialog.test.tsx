import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import type { Wire } from '../../../core/format/wireValues';
import { toMenuItem } from '../../../core/menu/wire';
import { ItemEditor } from '../editor/ItemEditor';

const DAL = {
  _id: 'a',
  name: 'Dal',
  description: 'Slow-cooked.',
  base_price: 120,
  selling_price: 95,
  veg_nonveg: 'veg',
  tag: 'spicy',
  status: true,
  in_stock: true,
  recomended: true,
  dish_category_id: 'c1',
};
const ADDON = {
  group: 'Extras',
  max_selection: 2,
  is_price_related: true,
  addon: [
    { _id: 1, name: 'Butter', price: 20 },
    { _id: 2, name: '', price: null },
  ],
};
const portion = {
  group: 'Portion',
  variants: [
    { _id: 1, name: 'Half' },
    { _id: 2, name: 'Full' },
  ],
};
const VARIABLE = { ...DAL, product_type: 'variable', variants: [portion] };

/** Opens the form, changes it, and opens the preview. */
async function preview(item: Wire, change = async (_user: typeof userEvent) => {}) {
  renderInPortal(<ItemEditor item={toMenuItem(item)} />);
  await change(userEvent);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  const view = within(dialog).getByRole('article');
  const rows = () =>
    within(view)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  return { dialog, view, rows };
}

test('the preview shows what customers see', async () => {
  const { view } = await preview(DAL);
  within(view).getByRole('heading', { name: 'Dal' });
  within(view).getByRole('img', { name: 'Veg' });
  within(view).getByRole('img', { name: 'No picture of Dal' });
  expect(view.textContent).toBe('RecommendedSpicyDal₹95.00₹120.00Slow-cooked.');
  expect(view.querySelector('s')?.textContent).toBe('₹120.00');
});

test('the preview shows changes that are not saved', async () => {
  const { view } = await preview(DAL, async (user) => {
    await user.type(screen.getByLabelText(/^Product Name/), ' Makhani');
    await user.click(screen.getByRole('checkbox', { name: 'In Stock' }));
  });
  within(view).getByRole('heading', { name: 'Dal Makhani' });
  within(view).getByText('Out of Stock');
});

test('a price that is not a number is shown as unknown', async () => {
  const { view } = await preview(DAL, async (user) => {
    await user.type(screen.getByLabelText(/^Selling Price/), 'x');
  });
  expect(view.textContent).toBe('RecommendedSpicyDal–Slow-cooked.');
});

test('a product that is not listed is announced', async () => {
  const { dialog } = await preview({ ...DAL, status: false });
  expect(within(dialog).getByRole('status').textContent).toContain('Not on the menu.');
});

test('addon groups show their limit, and each item its price', async () => {
  const { view, rows } = await preview({ ...DAL, addon: [ADDON] });
  within(view).getByRole('heading', { name: 'Extras' });
  within(view).getByText('Choose up to 2');
  expect(rows()).toEqual(['Butter+ ₹20.00', '––']);
});

test('an invalid limit is left out', async () => {
  const { view } = await preview({ ...DAL, addon: [ADDON] }, async (user) => {
    await user.clear(screen.getByLabelText(/^Max selection/));
  });
  expect(within(view).queryByText(/Choose/)).toBeNull();
});

test('variants are choices with prices', async () => {
  const combinations = [{ first_gp: 'Half', price: 60 }];
  const { view, rows } = await preview({ ...VARIABLE, combinations });
  within(view).getByRole('heading', { name: 'Portion' });
  within(view).getByText('Choose 1');
  expect(rows()).toEqual(['Half₹60.00']);
});

test('variants without prices are choices too', async () => {
  const { rows } = await preview(VARIABLE);
  expect(rows()).toEqual(['Half', 'Full']);
});

test('the choices of two groups are their combinations', async () => {
  const variants = [portion, { group: '', variants: [{ _id: 1, name: 'Dry' }] }];
  const combinations = [{ first_gp: 'Half', second_gp: 'Dry', price: 60 }];
  const { view, rows } = await preview({ ...VARIABLE, variants, combinations });
  within(view).getByRole('heading', { name: 'Portion and Unnamed group' });
  expect(rows()).toEqual(['Half + Dry₹60.00']);
});

test('a simple product has no variants', async () => {
  const { view } = await preview({ ...VARIABLE, product_type: 'simple' });
  expect(within(view).queryAllByRole('listitem')).toEqual([]);
});

test('the focus returns to the button', async () => {
  await preview(DAL);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview' }));
});

test('the preview reads a price in digits of Devanagari', async () => {
  const { view } = await preview(DAL, async (user) => {
    const field = screen.getByLabelText('Selling Price');
    await user.clear(field);
    await user.type(field, '३३.३३');
  });
  within(view).getByText('₹33.33');
});
