import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { parseJson } from '../../../core/api/json';
import type { Wire } from '../../../core/format/wireValues';
import { toMenuItem } from '../../../core/menu/wire';
import { ItemEditor } from '../editor/ItemEditor';

const DISH = {
  _id: 'a',
  name: 'Dal',
  selling_price: 95,
  dish_category_id: 'c1',
  product_type: 'variable',
  variants: [
    {
      group: 'Portion',
      variants: [
        { _id: 1, name: 'Half' },
        { _id: 2, name: 'Full' },
      ],
    },
  ],
  combinations: [
    { first_gp: 'Half', price: 60 },
    { first_gp: 'Full', price: 95 },
  ],
  addon: [
    {
      group: 'Toppings',
      max_selection: 3,
      is_price_related: true,
      addon: [
        { _id: 1, name: 'Butter', price: 20 },
        { _id: 2, name: 'Cream', price: 30 },
      ],
    },
    {
      group: 'Wishes',
      max_selection: 1,
      is_price_related: false,
      addon: [{ _id: 1, name: 'Hot' }],
    },
  ],
};

const button = (name: string) => screen.getByRole('button', { name });

/** Opens the form and a dialog of it. */
async function open(title: string) {
  const user = userEvent.setup();
  const portal = renderInPortal(<ItemEditor item={toMenuItem(DISH)} />);
  await user.click(button(title));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const move = async (name: string) => user.click(dialog.getByRole('button', { name }));
  const save = async (): Promise<Wire> => {
    await user.click(button('Save Product'));
    await vi.waitFor(() => expect(portal.market.count('foodItemUpdate')).toBe(1));
    const { body } = portal.market.calls.find(({ name }) => name === 'foodItemUpdate') ?? {};
    return Object.fromEntries(body as unknown as FormData);
  };
  return { move, save };
}

const lists = (sent: Wire, field: string) => parseJson(String(sent[field]));

test('addon groups are sent in their new order', async () => {
  const { move, save } = await open('Change order of the addon groups');
  await move('Move Wishes up');
  await move('Use this order');
  expect(lists(await save(), 'addon')).toMatchObject([{ group: 'Wishes' }, { group: 'Toppings' }]);
});

test('the items of an addon group are sent in their new order, with their ids', async () => {
  const { move, save } = await open('Change order of addon group 1');
  await move('Move Butter down');
  await move('Use this order');
  expect(lists(await save(), 'addon')).toMatchObject([
    {
      group: 'Toppings',
      addon: [
        { _id: 2, name: 'Cream', price: 30 },
        { _id: 1, name: 'Butter', price: 20 },
      ],
    },
    { group: 'Wishes' },
  ]);
});

test('the prices of variants follow their order', async () => {
  const { move, save } = await open('Change order of variant group 1');
  await move('Move Full up');
  await move('Use this order');
  const sent = await save();
  expect(lists(sent, 'variants')).toMatchObject([
    {
      variants: [
        { _id: 2, name: 'Full' },
        { _id: 1, name: 'Half' },
      ],
    },
  ]);
  expect(lists(sent, 'combinations')).toEqual([
    { first_gp: 'Full', price: 95 },
    { first_gp: 'Half', price: 60 },
  ]);
});

test('Cancel leaves the order as it was', async () => {
  const { move } = await open('Change order of the addon groups');
  await move('Move Wishes up');
  await move('Cancel');
  const first = screen.getByRole('group', { name: 'Addon group 1' });
  within(first).getByDisplayValue('Toppings');
  expect(document.activeElement).toBe(button('Change order of the addon groups'));
});
