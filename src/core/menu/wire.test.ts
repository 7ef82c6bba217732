import { expect, test } from 'vitest';
import { BadResponse } from '../api/errors';
import { toMenuItem } from './wire';
import { toItemForm, toStockForm } from './write/wire';

/** A backend without capabilities. */
const no = () => false;
const ref = { restaurantId: 'r1', id: 'd1' };
const stored = {
  _id: 'd1',
  name: 'Masala Dosa',
  selling_price: 100,
  base_price: '110',
  dish_category_id: { _id: 'c1', name: 'Tiffin' },
  veg_nonveg: 'Veg',
  tag: 'House Pride',
  in_stock: 'true',
  status: false,
  recomended: 1,
  variants: { group: 'Portion', variants: [{ _id: '64ab', name: 'Half', colour: 'red' }] },
  addon:
    '[{"group":"Extras","max_selection":"2","is_price_related":true,"addon":[{"name":"Ghee","price":"15"}]}]',
};

const fieldsOf = (form: FormData) => Object.fromEntries(form.entries());

test('an item is read in every format of its fields', () => {
  expect(toMenuItem(stored)).toMatchObject({
    price: 100,
    basePrice: 110,
    diet: 'veg',
    dietCode: 'Veg',
    categoryId: 'c1',
    isInStock: true,
    isListed: false,
    isRecommended: true,
    variantGroups: [{ name: 'Portion', variants: [{ id: '64ab', name: 'Half' }] }],
    addonGroups: [
      { name: 'Extras', max: 2, hasPrices: true, items: [{ name: 'Ghee', price: 15 }] },
    ],
  });
});

test.each([
  {},
  { _id: '../x', name: { a: 1 }, selling_price: 'free', variants: 7, addon: 'no json', image: [] },
  { _id: null, combinations: [null, 'x', { price: {} }], variants: [[]], default_quantity: 'two' },
])('%j is an item without an id', (wire) => {
  expect(toMenuItem(wire)).toMatchObject({ id: '', name: '', price: null });
});

test('a request contains a picture only if it is new', () => {
  const { id: _id, diet: _diet, image: _image, ...draft } = toMenuItem(stored);
  expect(
    fieldsOf(toItemForm(ref, { ...draft, basePrice: null, defaultQuantity: 2 }, null, no)),
  ).toEqual({
    restaurant_id: 'r1',
    dish_item_id: 'd1',
    name: 'Masala Dosa',
    description: '',
    base_price: '0',
    selling_price: '100',
    status: 'false',
    dish_category_id: 'c1',
    veg_nonveg: 'Veg',
    product_type: '',
    tag: 'House Pride',
    recomended: 'true',
    in_stock: 'true',
    variants: '[{"group":"Portion","variants":[{"_id":"64ab","name":"Half"}]}]',
    combinations: '[]',
    addon:
      '[{"group":"Extras","max_selection":2,"is_price_related":true,"addon":[{"name":"Ghee","price":15}]}]',
    title: '',
    product_timing: '',
    default_quantity: '2',
  });
});

test('a change of the stock sends the other fields back unchanged', () => {
  const fields = fieldsOf(toStockForm(ref, stored, false, no));
  expect(fields).toMatchObject({
    in_stock: 'false',
    status: 'false',
    tag: 'House Pride',
    base_price: '110',
    dish_category_id: 'c1',
    variants: JSON.stringify(stored.variants),
    addon: stored.addon,
  });
  expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['image']));
  expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['description']));
});

test.each([{ name: '' }, { selling_price: null }, { dish_category_id: undefined }])(
  'a stock change is not sent for an incomplete item (%j)',
  (gap) => {
    expect(() => toStockForm(ref, { ...stored, ...gap }, true, no)).toThrow(BadResponse);
  },
);
