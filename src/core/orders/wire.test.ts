import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Wire } from '../format/wireValues';
import { toOrder } from './wire';

const ITEM = { food_item_name: 'Idli', varient_name: '2 pcs', quantity: 2, food_item_price: '60' };
const ADDONS = [{ name: 'Sambar', quantity: '2' }, { name: 'Ghee' }, { name: '' }, null, 'x'];

test('every field of an order is read', () => {
  const order = toOrder({
    _id: 'id1',
    order_id: 'ORD-1',
    status: 'cooking',
    createdAt: '2026-11-21T07:35:00+05:30',
    cart_items: [
      {
        ...ITEM,
        veg_nonveg: 'veg',
        addon: ADDONS,
        instructions: 'No onion',
        line_id: 'line-1',
        state: 'done',
      },
    ],
    billing_detail: { payment_status: 'captured', total_amount: '770.00' },
    payment_status: 'pending',
    total_amount: 1,
    instructions: 'Less oil',
    invoice_no: 'INV-1',
    transaction_id: 'pay_1',
    verification_code: 4821,
    cooking_time: '25 minutes',
    distance_from_customer: 3.4,
    delivery_time: '40 minutes',
    delivery_address: {
      name: 'Asha',
      phone: 6000000010,
      address: '1 Road',
      landmark: 'Park',
      title: 'Home',
    },
    item_sub_total_amount: 780,
    after_discount_sub_amt: 680,
    packing_fee: 20,
    delivery_fee: 35,
    gst_percentage: 5,
    tax_amount: 35,
    coupon_amount: 100,
    restaurant_charge_amount: 130,
    original_total_amount: 875,
    payment_method_id: 'upi',
    status_timing: {
      cooking: '2026-11-21T02:10:00Z',
      waiting_for_confirmation: '2026-11-21T02:05:00Z',
    },
  });
  expect(order).toEqual({
    id: 'id1',
    number: 'ORD-1',
    status: 'cooking',
    rawStatus: 'cooking',
    rider: { name: '', phone: '' },
    createdAt: '2026-11-21T02:05:00.000Z',
    answerBy: '',
    items: [
      {
        itemId: '',
        name: 'Idli',
        variant: '2 pcs',
        addons: [
          { name: 'Sambar', quantity: 2 },
          { name: 'Ghee', quantity: 1 },
        ],
        quantity: 2,
        price: 60,
        diet: 'veg',
        instructions: 'No onion',
        lineId: 'line-1',
        isDone: true,
      },
    ],
    customer: {
      name: 'Asha',
      phone: '6000000010',
      address: '1 Road',
      landmark: 'Park',
      addressTitle: 'Home',
    },
    bill: {
      subtotal: 780,
      afterDiscount: 680,
      packingFee: 20,
      deliveryFee: 35,
      taxPercent: 5,
      tax: 35,
      coupon: 100,
      total: 770,
      originalTotal: 875,
      restaurantCharge: 130,
    },
    paymentStatus: 'captured',
    paymentMethod: 'upi',
    instructions: 'Less oil',
    invoiceNumber: 'INV-1',
    transactionId: 'pay_1',
    verificationCode: '4821',
    cookingTime: '25 minutes',
    distanceKm: 3.4,
    managementCharges: '3.4',
    deliveryTime: '40 minutes',
    timings: [
      {
        status: 'waiting_for_confirmation',
        rawStatus: 'waiting_for_confirmation',
        at: '2026-11-21T02:05:00.000Z',
      },
      { status: 'cooking', rawStatus: 'cooking', at: '2026-11-21T02:10:00.000Z' },
    ],
    issues: null,
    issueCost: null,
    extra: {},
  });
});

test.each([
  ['absent', undefined],
  ['null', null],
  ['empty', []],
  ['no list', { 0: ITEM }],
])('the other spelling is read where the first is %s', (_name, cart_items) => {
  const { items } = toOrder({ cart_items, cartitems: [{ ...ITEM, veg_non_veg: 'Non-Veg' }] });
  expect(items).toMatchObject([{ name: 'Idli', diet: 'nonVeg' }]);
});

test('an empty diet field does not hide the other spelling', () => {
  const { items } = toOrder({ cart_items: [{ veg_nonveg: '', veg_non_veg: 'veg' }] });
  expect(items[0]?.diet).toBe('veg');
});

test('items that are not objects are left out', () => {
  expect(toOrder({ cart_items: [null, 'x', 3, [], ITEM] }).items).toHaveLength(1);
});

test.each(['out_for_delivery', 'COOKING', '', 7, null, { status: 'cooking' }])(
  'the status %j is unknown',
  (status) => {
    expect(toOrder({ status }).status).toBe('unknown');
  },
);

test('an unknown status has its raw value', () => {
  expect(toOrder({ status: 'out_for_delivery' }).rawStatus).toBe('out_for_delivery');
});

test.each(['soon', '2026-13-45', {}, null, Number.NaN, ''])('%j is not a date', (createdAt) => {
  expect(toOrder({ createdAt, status_timing: { cooking: createdAt } })).toMatchObject({
    createdAt: '',
    timings: [{ at: '' }],
  });
});

test('a time in milliseconds is a date', () => {
  expect(toOrder({ createdAt: 1_763_690_700_000 }).createdAt).toBe('2025-11-21T02:05:00.000Z');
});

test.each(['free', {}, null, 'NaN', Number.POSITIVE_INFINITY, ''])(
  '%j is not an amount',
  (value) => {
    expect(
      toOrder({ total_amount: value, billing_detail: { total_amount: value } }).bill.total,
    ).toBe(null);
  },
);

test('a total that is missing in the bill is read from the order', () => {
  const order = toOrder({ billing_detail: null, total_amount: 12.5, payment_status: 'failed' });
  expect([order.bill.total, order.paymentStatus]).toEqual([12.5, 'failed']);
});

test('an order without a number shows its id', () => {
  expect(toOrder({ _id: 'id1', order_id: null }).number).toBe('id1');
});

test('any value is converted without an error', () => {
  const fields = '_id order_id status createdAt cart_items cartitems billing_detail customer';
  const more = 'delivery_address status_timing total_amount packing_fee __proto__';
  const key = fc.constantFrom(...fields.split(' '), ...more.split(' '));
  const wire = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.array(fc.object()), fc.date()));
  fc.assert(
    fc.property(wire, (value) => {
      const order = toOrder(value as Wire);
      expect(JSON.stringify(order)).toEqual(JSON.stringify(toOrder(value as Wire)));
      expect(Array.isArray(order.items)).toBe(true);
    }),
  );
});

test('an item has its id on the menu if the server sends a safe one', () => {
  const given = [{ food_item_id: 'i1' }, { food_item_id: { _id: 'i2' } }, { food_item_id: '../' }];
  const { items } = toOrder({ _id: 'id1', cart_items: [...given, {}] });
  expect(items.map(({ itemId }) => itemId)).toEqual(['i1', 'i2', '', '']);
});
