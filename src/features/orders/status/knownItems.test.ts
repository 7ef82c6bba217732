import { expect, test } from 'vitest';
import { toOrder } from '../../../core/orders/wire';
import { knownItems } from './knownItems';

test('an item is listed once by its id', () => {
  const ids = ['a', 'b', 'a', undefined, '../x'];
  const order = toOrder({ cart_items: ids.map((food_item_id) => ({ food_item_id })) });
  expect(knownItems(order).map(({ itemId }) => itemId)).toEqual(['a', 'b']);
});
