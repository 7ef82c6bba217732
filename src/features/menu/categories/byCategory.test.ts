import { expect, test } from 'vitest';
import { toMenuItem } from '../../../core/menu/wire';
import { byCategory } from '../components/list/MenuRows';

const menu = [
  { _id: 'naan', dish_category_id: 'breads' },
  { _id: 'ice', dish_category_id: 'gone' },
  { _id: 'dal', dish_category_id: 'curries' },
  { _id: 'roti', dish_category_id: 'breads' },
].map((wire) => toMenuItem(wire));
const CATEGORIES = [
  { id: 'curries', name: 'Curries', isHidden: false },
  { id: 'breads', name: 'Breads', isHidden: false },
  { id: 'soups', name: 'Soups', isHidden: false },
];

function seen(categories: typeof CATEGORIES | undefined, order?: { isOrdered: boolean }) {
  return byCategory(menu, categories, order).map(({ name, items }) => [
    name,
    items.map(({ id }) => id).join(' '),
  ]);
}

test('the items are grouped in the order of the menu, those of unknown categories last', () => {
  expect(seen(CATEGORIES)).toEqual([
    ['Breads', 'naan roti'],
    ['Curries', 'dal'],
    ['', 'ice'],
  ]);
});

test('the groups are in the order of the categories if the restaurant orders them', () => {
  expect(seen(CATEGORIES, { isOrdered: true })).toEqual([
    ['Curries', 'dal'],
    ['Breads', 'naan roti'],
    ['', 'ice'],
  ]);
});

test('the groups are in the same order before the categories are read', () => {
  expect(seen(undefined)).toEqual([
    ['', 'naan roti'],
    ['', 'ice'],
    ['', 'dal'],
  ]);
});

test('without any category all items are one group', () => {
  expect(seen([])).toEqual([['', 'naan ice dal roti']]);
});
