import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { renderWithHost } from '../../../../tests/support/renderWithHost';
import { NetworkFailure } from '../../../core/api/errors';
import type { Capability, FieldEntry } from '../../../core/contracts';
import type { Wire } from '../../../core/format/wireValues';
import { toItemSummary, toMenuItem } from '../../../core/menu/wire';
import { copyOf, NEW_ITEM } from '../newItem';
import { ItemEditor } from './ItemEditor';

const PRAWNS = {
  _id: 'a',
  name: 'Prawn curry',
  base_price: 300,
  selling_price: 280,
  veg_nonveg: 'non_veg',
  dish_category_id: 'c1',
  default_quantity: 1,
};

function open(more: Wire = {}, capabilities: readonly Capability[] = ['menu.allergens']) {
  const item = { ...PRAWNS, ...more };
  const { market } = renderInPortal(<ItemEditor item={toMenuItem(item)} />, {
    capabilities,
    answers: { foodItemAll: () => [item], foodItemUpdate: () => ({}) },
  });
  /** Saves the form; returns what it sends of the allergens. */
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save Product' }));
    await waitFor(() => expect(market.count('foodItemUpdate')).toBe(1));
    const { body } = market.calls.find(({ name }) => name === 'foodItemUpdate') ?? {};
    return (body as object as FormData).get('allergens');
  };
}

const group = () => screen.getByRole('group', { name: 'Allergens' });
const box = (name: string) => within(group()).getByRole<HTMLInputElement>('checkbox', { name });

test('the allergens of a dish are sent as a list', async () => {
  const save = open({ allergens: ['milk'] });
  await userEvent.click(box('Crustaceans'));
  await userEvent.click(box('Milk'));
  await userEvent.click(box('Fish'));
  expect(await save()).toBe('["crustaceans","fish"]');
});

test('the form says what the allergens are for', () => {
  open();
  screen.getByText('What the dish contains. Customers with an allergy rely on it.');
});

test('the keyboard reaches each allergen', async () => {
  const save = open();
  box('Gluten (cereals)').focus();
  await userEvent.keyboard(' {Tab} {Tab}{Tab} ');
  expect(await save()).toBe('["crustaceans","egg","gluten"]');
});

test('a code that the portal does not know is sent back', async () => {
  const save = open({ allergens: ['Sesame', 'MILK'] });
  expect([box('Milk').checked, box('Sesame').checked, box('Egg').checked]).toEqual([
    true,
    true,
    false,
  ]);
  await userEvent.click(box('Egg'));
  expect(await save()).toBe('["MILK","Sesame","egg"]');
});

test('saving a dish without a declaration declares nothing', async () => {
  const save = open();
  await userEvent.type(screen.getByLabelText('Title'), 'Hot');
  expect(await save()).toBeNull();
});

test.each([[[{ code: 'milk' }]], [['egg', { code: 'milk' }]], [{ milk: true }], [true]])(
  'allergens that are no codes, such as %j, are not replaced by none',
  async (allergens) => {
    const save = open({ allergens });
    await userEvent.type(screen.getByLabelText('Title'), 'Hot');
    expect(await save()).toBeNull();
  },
);

test.each([
  ['milk, egg', ['Egg', 'Milk']],
  [['milk', null, ''], ['Milk']],
  [[], []],
  [null, []],
])('of the allergens %j the form shows %j', (allergens, labels) => {
  open({ allergens });
  const boxes = within(group()).queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
  expect(boxes.map((box) => box.labels?.[0]?.textContent).sort()).toEqual(labels);
});

test('the last allergen can be removed', async () => {
  const save = open({ allergens: ['milk'] });
  await userEvent.click(box('Milk'));
  expect(await save()).toBe('[]');
});

test('the form of a backend without the capability neither has nor sends allergens', async () => {
  const save = open({ allergens: ['milk'] }, []);
  expect(screen.queryByRole('group', { name: 'Allergens' })).toBeNull();
  expect(await save()).toBeNull();
});

test.each([
  [['menu.allergens'], 'Allergens: Milk, Sulphites (10 mg/kg or more), sesame'],
  [[], undefined],
] as const)('with the capabilities %j the preview says %j', async (capabilities, words) => {
  open({ allergens: ['sulphites', 'sesame', 'milk'] }, capabilities);
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = await screen.findByRole('article');
  expect(/Allergens.*/.exec(preview.textContent ?? '')?.[0]).toBe(words);
});

test('without the capability, a copy whose answer was lost is found without them', async () => {
  const stored = { ...PRAWNS, product_type: 'simple', product_timing: 'full_time' };
  const source = { ...stored, allergens: ['milk'] };
  const menu: object[] = [source];
  const { toasts } = renderInPortal(<ItemEditor item={copyOf(toMenuItem(source), 'Copy')} />, {
    answers: {
      foodItemAll: () => menu,
      foodItemCreate: () => {
        menu.push({ ...stored, _id: 'b', name: 'Copy', in_stock: true });
        throw new NetworkFailure('unreachable');
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save Product' }));
  await waitFor(() => expect(toasts()).toContain('Product added successfully'));
});

test('a new item has none', () => {
  expect(NEW_ITEM.allergens).toBeNull();
});

test('a column of the host tells nothing declared from none', () => {
  const of = (allergens: unknown) => toItemSummary(toMenuItem({ ...PRAWNS, allergens })).allergens;
  expect([of(undefined), of([]), of(['milk', 'egg'])]).toEqual([null, [], ['egg', 'milk']]);
});

test('without the capability, a field of the host can have the name', async () => {
  const item = { ...PRAWNS, allergens: 'shellfish' };
  const menuItem = (fields: readonly FieldEntry<'menuItem'>[]) => [
    ...fields,
    { id: 'contains', label: 'Contains', kind: 'text' as const, name: 'allergens' },
  ];
  const answers = { foodItemAll: () => [item], foodItemUpdate: () => ({}) };
  const { market, errors } = renderWithHost(
    <ItemEditor item={{ ...toMenuItem(item), wire: item }} />,
    { fields: { menuItem } },
    { answers },
  );
  await userEvent.type(screen.getByLabelText('Contains'), ', milk');
  await userEvent.click(screen.getByRole('button', { name: 'Save Product' }));
  await waitFor(() => expect(market.count('foodItemUpdate')).toBe(1));
  const { body } = market.calls.find(({ name }) => name === 'foodItemUpdate') ?? {};
  expect((body as object as FormData).get('allergens')).toBe('shellfish, milk');
  expect(errors()).toEqual([]);
});
