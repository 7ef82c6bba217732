import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOrderRow } from './wire';

test('a row has the fields of the table with the searchable text', () => {
  const row = toOrderRow({
    _id: 'id1',
    order_id: 'ORD-1',
    status: 'completed',
    createdAt: '2026-11-20T07:35:00Z',
    customer: { name: 'Asha' },
    invoice_no: 'INV-7',
    billing_detail: { payment_status: 'captured', total_amount: '560.50' },
    payment_status: 'pending',
    total_amount: 1,
    cart_items: [
      { food_item_name: 'Masala Dosa', quantity: '2', food_item_price: 110.5 },
      { food_item_name: 'Chai' },
    ],
    cooking_time: '20 minutes',
    status_timing: { cooking: '2026-11-20T07:36:30Z', ready_to_pickup: '2026-11-20T08:00:30Z' },
  });
  expect(row).toEqual({
    id: 'id1',
    number: 'ORD-1',
    status: 'completed',
    rawStatus: 'completed',
    createdAt: Date.UTC(2026, 10, 20, 7, 35),
    customer: 'Asha',
    itemCount: 2,
    total: 560.5,
    paymentStatus: 'captured',
    dishes: 'masala dosa\nchai',
    words: 'ord-1\nasha\ninv-7\n560.5\nmasala dosa\nchai',
    lines: [
      { name: 'Masala Dosa', quantity: 2, amount: 221 },
      { name: 'Chai', quantity: 1, amount: null },
    ],
    answer: 'accepted',
    answerMs: 90_000,
    promisedMs: 20 * 60_000,
    preparedMs: 24 * 60_000,
    issues: 0,
    extra: {},
  });
});

test('a row is read in its other spelling too', () => {
  const row = toOrderRow({ cart_items: [], cartitems: [{}], delivery_address: { name: 'Ravi' } });
  expect(row).toMatchObject({ itemCount: 1, customer: 'Ravi' });
});

test('any value is converted without an error', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (wire) => {
      expect(typeof toOrderRow(wire).words).toBe('string');
    }),
  );
  expect(toOrderRow({ createdAt: 'soon', status: 'on_the_way' })).toMatchObject({
    createdAt: null,
    total: null,
    status: 'unknown',
    rawStatus: 'on_the_way',
  });
});
