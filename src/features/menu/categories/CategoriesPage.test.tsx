import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Answers } from '../../../../tests/support/orderApi';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import { leaveGuardAtom } from '../../../core/navigation/leaveGuard';
import { CategoriesPage } from '../pages/CategoriesPage';

interface WireCategory {
  _id: string;
  name: string;
  hidden?: boolean;
}

const SAVED: readonly WireCategory[] = [
  { _id: 'c1', name: 'Starters' },
  { _id: 'c2', name: 'Breads', hidden: true },
  { _id: 'c3', name: 'Drinks' },
];

const ITEMS = ['c1', 'c1', 'c3'].map((id, at) => ({ _id: `i${at}`, dish_category_id: id }));

interface Setup {
  answers?: Answers;
}

/** A backend that stores what is sent. */
async function open({ answers = {} }: Setup = {}) {
  let stored = SAVED;
  const portal = renderInPortal(
    <Routes>
      <Route path="/" element={<CategoriesPage />} />
      <Route path="/food-menu" element="The menu" />
    </Routes>,
    {
      capabilities: ['menu.categories'],
      answers: {
        dishCategories: () => stored,
        dishCategoriesUpdate: ({ categories }) => {
          stored = categories as WireCategory[];
        },
        foodItemAll: () => ITEMS,
        ...answers,
      },
    },
  );
  await screen.findByRole('list');
  return {
    ...portal,
    /** Another device changes the categories. */
    changeElsewhere: (next: readonly WireCategory[]) => {
      stored = next;
    },
    sent: () =>
      portal.market.calls
        .filter(({ name }) => name === 'dishCategoriesUpdate')
        .map(({ body }) => body),
  };
}

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox');
const names = () => fields().map(({ value }) => value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rename = (at: number, value: string) =>
  fireEvent.change(fields()[at] as HTMLInputElement, { target: { value } });
const save = () => press('Save categories');
const hide = (name: string) =>
  fireEvent.click(screen.getByRole('switch', { name: `Hidden from customers, ${name}` }));

test('a row has the name, the number of items or whether customers see it', async () => {
  await open();
  expect(names()).toEqual(['Starters', 'Breads', 'Drinks']);
  await screen.findByText('2 items');
  const rows = screen.getAllByRole('listitem');
  const facts = rows.map((row) => [
    within(row).getByText(/item/).textContent,
    within(row).getByRole<HTMLInputElement>('switch').checked,
  ]);
  expect(facts).toEqual([
    ['2 items', false],
    ['No items', true],
    ['1 item', false],
  ]);
});

test('all changes are sent at once in the new order', async () => {
  const { sent, toasts } = await open();
  rename(0, ' Small plates ');
  press('Move Drinks up');
  hide('Drinks');
  save();
  await screen.findByText('The menu');
  expect(sent()).toEqual([
    {
      restaurant_id: 'r1',
      categories: [
        { _id: 'c1', name: 'Small plates', hidden: false },
        { _id: 'c3', name: 'Drinks', hidden: true },
        { _id: 'c2', name: 'Breads', hidden: true },
      ],
    },
  ]);
  expect(toasts()).toEqual(['Categories saved']);
});

test('a double click on Save sends once', async () => {
  const { sent } = await open();
  hide('Drinks');
  save();
  save();
  await screen.findByText('The menu');
  expect(sent()).toHaveLength(1);
});

test.each([
  ['an empty name', ' ', 'Enter a name'],
  ['a name twice', 'breads ', 'Another category has this name'],
  ['a long name', 'x'.repeat(300), 'Use at most 60 characters. This name has 300.'],
])('%s has a message at the field', async (_what, typed, message) => {
  const { sent } = await open();
  rename(2, typed);
  save();
  const field = fields()[2] as HTMLInputElement;
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe(typed);
  expect(sent()).toEqual([]);
  rename(2, 'Juices');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a change elsewhere is said, and kept next to the own changes', async () => {
  const { changeElsewhere, sent } = await open();
  rename(0, 'Small plates');
  changeElsewhere([
    { _id: 'c3', name: 'Juices' },
    { _id: 'c1', name: 'Snacks' },
    { _id: 'c4', name: 'Soups' },
  ]);
  save();
  await screen.findByText(/^The categories were changed elsewhere/);
  expect(names()).toEqual(['Juices', 'Small plates', 'Soups']);
  screen.getByText('Now “Snacks”');
  expect(sent()).toEqual([]);
  save();
  await screen.findByText('The menu');
  expect(sent()).toMatchObject([{ categories: [{ _id: 'c3' }, { _id: 'c1' }, { _id: 'c4' }] }]);
});

test('a list that is read again does not replace unsaved changes', async () => {
  const { changeElsewhere, cache, sent } = await open();
  rename(0, 'Small plates');
  changeElsewhere([{ _id: 'c1', name: 'Snacks' }]);
  await act(() => cache.refetchQueries({ queryKey: ['dishCategories'] }));
  expect(names()).toEqual(['Small plates', 'Breads', 'Drinks']);
  save();
  await screen.findByText(/^The categories were changed elsewhere/);
  expect(sent()).toEqual([]);
});

test('a refusal leaves the changes in the form', async () => {
  const { toasts } = await open({
    answers: {
      dishCategoriesUpdate: () => {
        throw new ApiRefusal(409, 'Load them again.');
      },
    },
  });
  rename(0, 'Small plates');
  save();
  await screen.findByText(/Load them again/);
  expect(names()).toEqual(['Small plates', 'Breads', 'Drinks']);
  expect(toasts()).toEqual(["Couldn't save the categories"]);
});

test('after a lost answer the categories are read', async () => {
  const portal = await open({
    answers: {
      dishCategoriesUpdate: ({ categories }) => {
        portal.changeElsewhere(categories as WireCategory[]);
        throw new NetworkFailure('unreachable');
      },
    },
  });
  hide('Drinks');
  save();
  await screen.findByText('The menu', {}, { timeout: 4_000 });
  expect(portal.sent()).toHaveLength(1);
});

test('leaving with changes asks', async () => {
  const { store } = await open();
  const isDirty = () => store.get(leaveGuardAtom).isDirty();
  expect(isDirty()).toBe(false);
  press('Move Starters down');
  expect(isDirty()).toBe(true);
  press('Move Starters up');
  expect(isDirty()).toBe(false);
});
