import { expect, test } from 'vitest';
import { filterMenu, readMenuView, WHOLE_MENU, writeMenuView } from './menuList';
import { toMenuItem } from './wire';

const items = [
  { name: 'Paneer Tikka', tag: 'Spicy', veg_nonveg: 'veg', dish_category_id: 'c1', in_stock: true },
  { name: 'Chicken 65', tag: 'chefs special', veg_nonveg: 'Non-Veg' },
  { name: 'Egg Curry (.*)', tag: '', veg_nonveg: 'EGG' },
  { name: 'मसाला डोसा', tag: 'House', veg_nonveg: 'veg' },
].map((wire) => toMenuItem(wire));

const find = (filters: object) =>
  filterMenu(items, { ...WHOLE_MENU, ...filters }).map(({ name }) => name);

test.each([
  [{}, 4],
  [{ type: 'nonVeg' }, 1],
  [{ type: 'egg' }, 1],
  [{ tag: 'chefsspecial' }, 1],
  [{ tag: 'spicy', type: 'nonVeg' }, 0],
  [{ search: ' PANEER ' }, 1],
  [{ search: '.*' }, 1],
  [{ category: 'c1' }, 1],
  [{ category: 'c1', type: 'egg' }, 0],
  [{ search: 'डोसा' }, 1],
  [{ stock: 'in' }, 1],
  [{ stock: 'out' }, 3],
])('%j leaves %i items', (filters, count) => {
  expect(find(filters)).toHaveLength(count);
});

test('the menu view is restored from its URL', () => {
  const view = {
    search: 'a&b',
    type: 'nonVeg',
    tag: 'bestselling',
    shown: 27,
    stock: 'out',
  } as const;
  const selecting = { ...view, isSelecting: true, category: 'c1' };
  expect(readMenuView(writeMenuView({ ...WHOLE_MENU, ...view }))).toEqual({
    ...WHOLE_MENU,
    ...view,
  });
  expect(readMenuView(writeMenuView(selecting))).toEqual(selecting);
  expect(writeMenuView(WHOLE_MENU).toString()).toBe('');
});

test.each([
  'shown=10',
  'shown=-9',
  'shown=x',
  'shown=9e9',
  'type=fish',
  'stock=some',
  'tag=__proto__',
])('%s in the URL shows the default view', (query) => {
  const { shown, ...view } = readMenuView(new URLSearchParams(query));
  expect({ ...view, shown: Math.min(shown, 900) }).toEqual({
    ...WHOLE_MENU,
    shown: query === 'shown=9e9' ? 900 : 9,
  });
});
