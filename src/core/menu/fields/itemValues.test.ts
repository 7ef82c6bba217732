import { expect, test } from 'vitest';
import { createAmounts } from '../../amount/amounts';
import amountMessages from '../../amount/messages.en.json';
import { createTexts } from '../../messages/messages';
import { toMenuItem } from '../wire';
import { type AddonValues, toDraft, toValues } from './itemValues';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

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
  expect(toDraft(toValues(item, amounts), item, amounts)).toEqual(same);
});

test('only an item that is made simple loses its variants', () => {
  const simple = toDraft({ ...toValues(item, amounts), productType: 'simple' }, item, amounts);
  expect([simple.variantGroups, simple.combinations]).toEqual([[], []]);
  const odd = { ...item, productType: 'simple' };
  expect(toDraft(toValues(odd, amounts), odd, amounts).variantGroups).toEqual(item.variantGroups);
});

test('a price in digits of Devanagari is sent as a number', () => {
  expect(toDraft({ ...toValues(item, amounts), price: '१,२४०' }, item, amounts).price).toBe(1240);
});

test('counts in digits of Devanagari are sent as numbers', () => {
  const [group] = toValues(item, amounts).addonGroups as [AddonValues];
  const typed = { defaultQuantity: '३', addonGroups: [{ ...group, max: '१२' }] };
  const draft = toDraft({ ...toValues(item, amounts), ...typed }, item, amounts);
  expect([draft.defaultQuantity, draft.addonGroups[0]?.max]).toEqual([3, 12]);
});

test('a saved price with too many decimals is not changed with another field', () => {
  const odd = { ...item, combinations: [{ first: 'Small', second: '', price: 33.333333333 }] };
  const values = { ...toValues(odd, amounts), name: 'New' };
  expect(toDraft(values, odd, amounts).combinations).toEqual(odd.combinations);
});

test('a price without a number is null', () => {
  const draft = toDraft(
    { ...toValues(item, amounts), basePrice: '', price: '1,240.50' },
    item,
    amounts,
  );
  expect([draft.basePrice, draft.price]).toEqual([null, 1240.5]);
});
