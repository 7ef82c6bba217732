import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { parseJson } from '../../../core/api/json';
import type { Wire } from '../../../core/format/wireValues';
import { toMenuItem } from '../../../core/menu/wire';
import { ItemEditor } from '../editor/ItemEditor';

const addon = (group: string, ...names: string[]) => ({
  group,
  max_selection: names.length,
  is_price_related: true,
  addon: names.map((name, index) => ({ _id: index + 7, name, price: 20 })),
});
const portion = (...names: string[]) => ({
  group: 'Portion',
  variants: names.map((name, index) => ({ _id: index + 7, name })),
});

const DAL = { _id: 'a', name: 'Dal', selling_price: 95, dish_category_id: 'c1' };
const PANEER = {
  ...DAL,
  _id: 'b',
  name: 'Paneer',
  product_type: 'variable',
  variants: [portion('Half', 'Full')],
  combinations: [
    { first_gp: 'Half', price: 60 },
    { first_gp: 'Full', price: 95 },
  ],
  addon: [addon('Extras', 'Butter', 'Cream'), addon('Drinks', 'Lassi')],
};

const button = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const dialog = () => within(screen.getByRole('dialog'));

/** Opens the form of an item and chooses Paneer to copy from. */
async function copy(what: 'addon groups' | 'variants', item: Wire = DAL, menu = [DAL, PANEER]) {
  const user = userEvent.setup();
  const portal = renderInPortal(<ItemEditor item={toMenuItem(item)} />, {
    answers: { foodItemAll: () => menu },
  });
  await user.click(button(`Copy from another item: ${what}`));
  await screen.findByRole('dialog');
  const choose = async () => user.click(await dialog().findByRole('button', { name: /Paneer/ }));
  const press = async (name: string) => user.click(dialog().getByRole('button', { name }));
  const save = async (field: string) => {
    await user.click(button('Save Product'));
    await waitFor(() => expect(portal.market.count('foodItemUpdate')).toBe(1));
    const { body } = portal.market.calls.find(({ name }) => name === 'foodItemUpdate') ?? {};
    const sent: Wire = Object.fromEntries(body as unknown as FormData);
    return parseJson(String(sent[field]));
  };
  return { ...portal, user, choose, press, save };
}

test('addon groups of another item are added without their ids', async () => {
  const { choose, press, save, toasts } = await copy('addon groups');
  await choose();
  await press('Copy 2 groups');
  expect(toasts()).toEqual(['Copied from Paneer: Extras, Drinks. Nothing is sent until you save.']);
  const items = [
    { name: 'Butter', price: 20 },
    { name: 'Cream', price: 20 },
  ];
  const flags = { is_price_related: true };
  expect(await save('addon')).toEqual([
    { group: 'Extras', max_selection: 2, ...flags, addon: items },
    { group: 'Drinks', max_selection: 1, ...flags, addon: [{ name: 'Lassi', price: 20 }] },
  ]);
});

test('the first copied group gets the focus', async () => {
  const { choose, press } = await copy('addon groups', { ...DAL, addon: [addon('Wishes', 'Hot')] });
  await choose();
  await press('Copy 2 groups');
  const field = group('Addon group 2').getByLabelText('Addon group name');
  expect(document.activeElement).toBe(field);
});

test('only the chosen groups are copied', async () => {
  const { choose, press, user, save } = await copy('addon groups');
  await choose();
  await user.click(dialog().getByRole('checkbox', { name: 'Extras' }));
  await press('Copy 1 group');
  expect(await save('addon')).toMatchObject([{ group: 'Drinks' }]);
});

test('a group with a name that the item has already is skipped', async () => {
  const { choose, press, save } = await copy('addon groups', {
    ...DAL,
    addon: [addon('extras ', 'Ghee')],
  });
  await choose();
  const extras = dialog().getByRole('checkbox', { name: 'Extras' });
  expect(extras).toHaveProperty('disabled', true);
  expect(dialog().getByText(/^Skipped, because/).id).toBe(extras.getAttribute('aria-describedby'));
  await press('Copy 1 group');
  expect(await save('addon')).toMatchObject([{ group: 'extras ' }, { group: 'Drinks' }]);
});

test('Enter in the search does not save the item', async () => {
  const { user, market } = await copy('addon groups');
  await user.type(await dialog().findByRole('searchbox'), 'pan{Enter}');
  dialog().getByText('1 of 1 items');
  expect(screen.queryByText('Product updated successfully')).toBeNull();
  expect(market.count('foodItemUpdate')).toBe(0);
});

test('a menu without addons says so', async () => {
  await copy('addon groups', PANEER, [DAL, PANEER]);
  await dialog().findByText('No other item has addon groups');
});

test('variants are copied with their prices and make a simple product variable', async () => {
  const { choose, press, save, user } = await copy('variants');
  await choose();
  dialog().getByText('The product type becomes Variable.');
  await press('Copy variants');
  const name = group('Variant group 1').getByLabelText('Group name');
  expect(document.activeElement).toBe(name);
  const full = screen.getByLabelText('Price of Full');
  await user.clear(full);
  await user.type(full, '99');
  expect(await save('combinations')).toEqual([
    { first_gp: 'Half', price: 60 },
    { first_gp: 'Full', price: 99 },
  ]);
});

test('copied variants have no ids', async () => {
  const { choose, press, save } = await copy('variants');
  await choose();
  await press('Copy variants');
  expect(await save('variants')).toEqual([
    { group: 'Portion', variants: [{ name: 'Half' }, { name: 'Full' }] },
  ]);
});

test('copied variants replace those of the item', async () => {
  const { choose, press, save } = await copy('variants', {
    ...PANEER,
    _id: 'a',
    variants: [portion('Small', 'Large')],
    combinations: [{ first_gp: 'Small', price: 10 }],
  });
  await choose();
  dialog().getByText('The variant group of this item and its prices are replaced.');
  await press('Replace variants');
  expect(await save('variants')).toMatchObject([
    { variants: [{ name: 'Half' }, { name: 'Full' }] },
  ]);
});
