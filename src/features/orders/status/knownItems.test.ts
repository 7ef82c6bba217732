import { expect, test } from 'vitest';
import { toOrder } from '../../../core/orders/wire';
import { knownItems } from './knownItems';

test('items with an id are there once, and others are left out', () => {
  const ids = ['a', 'b', 'a', undefined, '../x'];
  const order = toOrder({ cart_items: ids.map((food_item_id) => ({ food_item_id })) });
  expect(knownItems(order).map(({ itemId }) => itemId)).toEqual(['a', 'b']);
});
