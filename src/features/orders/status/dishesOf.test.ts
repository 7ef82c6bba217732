import { expect, test } from 'vitest';
import { toOrder } from '../../../core/orders/wire';
import { dishesOf, dishKey } from './dishesOf';

test('a dish is listed once, by its id or else by its name', () => {
  const order = toOrder({
    cart_items: [
      { food_item_id: 'a', food_item_name: 'Dal' },
      { food_item_id: 'a', food_item_name: 'Dal, half' },
      { food_item_id: '../x', food_item_name: 'Naan' },
      { food_item_name: ' Naan ' },
      { food_item_name: ' ' },
    ],
  });
  expect(dishesOf(order).map(dishKey)).toEqual(['a', 'Naan']);
});
