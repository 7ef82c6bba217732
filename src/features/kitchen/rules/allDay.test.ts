import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { countDishes } from './allDay';

const naan = (quantity: number) => ({ food_item_name: 'Butter Naan', quantity });
const biryani = (varient_name: string) => ({
  food_item_name: 'Biryani',
  varient_name,
  quantity: 1,
});

function counts(orders: Parameters<typeof countDishes>[0]) {
  return countDishes(orders).map(({ name, variant, count }) => [name, variant, count]);
}

test('each variant of a dish is counted over all open orders', () => {
  const cooking = { status: 'cooking', cart_items: [naan(4), biryani('Half'), biryani('Full')] };
  const next = { cart_items: [{ ...naan(10), food_item_name: ' butter  naan' }, biryani('Half')] };
  expect(counts([testOrder(cooking), testOrder(next)])).toEqual([
    ['Butter Naan', '', 14],
    ['Biryani', 'Half', 2],
    ['Biryani', 'Full', 1],
  ]);
});

test('the part of orders that are not accepted is counted apart', () => {
  const orders = [testOrder({ cart_items: [naan(3)] }), testOrder({ cart_items: [naan(2)] })];
  const cooking = testOrder({ status: 'cooking', cart_items: [naan(9)] });
  expect(countDishes([...orders, cooking])).toMatchObject([{ count: 14, newCount: 5 }]);
});

test.each(['packing_processing', 'ready_to_pickup', 'completed', 'declined', 'cancelled'])(
  'dishes of an order that is %s are not to be cooked',
  (status) => {
    expect(countDishes([testOrder({ status, cart_items: [naan(1)] })])).toEqual([]);
  },
);
