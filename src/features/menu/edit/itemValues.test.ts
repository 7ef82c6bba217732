import { expect, test } from 'vitest';
import { toMenuItem } from '../wire';
import { toDraft, toValues } from './itemValues';

const item = toMenuItem({
  _id: 'd1',
  name: 'Chicken 65',
  selling_price: 260,
  base_price: 280,
  default_quantity: 2,
  product_type: 'Variable',
  product_timing: 'weekends',
  veg_nonveg: 'NON VEG',
  tag: 'House Pride',
  dish_category_id: 'c1',
  variants: [{ group: 'Size', variants: [{ _id: 'x1', name: 'Small' }] }],
  combinations: [{ first_gp: 'Small', price: 260 }],
  addon: [
    {
      group: 'Dips',
      max_selection: 2,
      is_price_related: false,
      addon: [{ name: 'Mayo', price: 5 }],
    },
  ],
});

test('an unchanged item is sent as it was read', () => {
  const { id: _id, diet: _diet, image: _image, outUntil: _until, extra: _extra, ...same } = item;
  expect(toDraft(toValues(item), item)).toEqual(same);
});

test('only an item that is made simple loses its variants', () => {
  const simple = toDraft({ ...toValues(item), productType: 'simple' }, item);
  expect([simple.variantGroups, simple.combinations]).toEqual([[], []]);
  const odd = { ...item, productType: 'simple' };
  expect(toDraft(toValues(odd), odd).variantGroups).toEqual(item.variantGroups);
});

test('a price in digits of Devanagari is sent as a number', () => {
  expect(toDraft({ ...toValues(item), price: '१,२४०' }, item).price).toBe(1240);
});

test('a price without a number is null', () => {
  const draft = toDraft({ ...toValues(item), basePrice: '', price: '1,240.50' }, item);
  expect([draft.basePrice, draft.price]).toEqual([null, 1240.5]);
});
