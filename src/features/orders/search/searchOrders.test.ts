import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { matchesSearch } from './searchOrders';

const ORDER = testOrder({
  order_id: 'ORD-0042',
  customer: { name: 'Asha Sample' },
  cart_items: [{ food_item_name: 'Biryani', varient_name: 'Half' }, { food_item_name: 'Naan' }],
});

test.each(['', '0042', 'asha', 'NAAN', 'half biryani', ' ord '])('%j finds the order', (search) => {
  expect(matchesSearch(ORDER, search)).toBe(true);
});

test.each(['0043', 'naan idli', 'ashasample'])('%j does not', (search) => {
  expect(matchesSearch(ORDER, search)).toBe(false);
});
