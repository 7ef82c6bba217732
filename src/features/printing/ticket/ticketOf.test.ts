import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import type { Charge } from '../../../ui/orders/useOrderFacts';
import { ticketOf } from './ticketOf';

const RESTAURANT = { name: 'Saffron', fssai: '19926000000001' };
const HEAD = { restaurant: RESTAURANT, shortNumber: '7042' };
const ORDER = testOrder({
  order_id: 'ORD-7042',
  createdAt: '2026-11-20T07:35:00Z',
  status: 'cooking',
  status_timing: { cooking: '2026-11-20T07:36:00Z' },
  cooking_time: '25 minutes',
  instructions: ' Ring twice ',
  invoice_no: 'INV-9',
  item_sub_total_amount: 780,
  original_total_amount: 870,
  billing_detail: { payment_status: 'captured', total_amount: 770 },
  cart_items: [{ food_item_name: 'Naan', quantity: 4, food_item_price: 55, veg_nonveg: 'veg' }],
});
const charge = (id: string, amount: number | null, isTotal = false): Charge => ({
  id,
  label: id,
  value: '',
  amount,
  isTotal,
});

test('a kitchen ticket has no amounts', () => {
  expect(ticketOf(ORDER, HEAD)).toEqual({
    number: 'ORD-7042',
    shortNumber: '7042',
    placedAt: '2026-11-20T07:35:00.000Z',
    promisedMinutes: 25,
    promisedAt: '2026-11-20T08:01:00.000Z',
    restaurant: RESTAURANT,
    lines: [
      {
        name: 'Naan',
        variant: '',
        addons: [],
        quantity: 4,
        price: null,
        diet: 'veg',
        instructions: '',
      },
    ],
    instructions: 'Ring twice',
  });
});

test('only a kitchen ticket has second names', () => {
  const kitchen = { secondName: () => 'நான்' };
  expect(ticketOf(ORDER, HEAD, { kitchen }).lines).toMatchObject([{ secondName: 'நான்' }]);
  const [naan] = ticketOf(ORDER, HEAD).lines;
  expect(naan).not.toHaveProperty('secondName');
});

test('a bill has the charges that add to the sum', () => {
  const charges = [
    charge('subtotal', 780),
    charge('couponDiscount', 0),
    charge('afterDiscount', 780),
    charge('deliveryFee', null),
    charge('tax', 39),
    charge('grandTotal', 870),
    charge('totalBill', 770, true),
  ];
  const bill = ticketOf(ORDER, HEAD, { bill: { charges, paymentStatus: 'Paid' } });

  expect(bill.charges?.map(({ label }) => label)).toEqual(['subtotal', 'tax', 'totalBill']);
  expect(bill).toMatchObject({ total: 770, paymentStatus: 'Paid', invoiceNumber: 'INV-9' });
});

test('a bill whose total is unknown has the Grand Total', () => {
  const order = { ...ORDER, bill: { ...ORDER.bill, total: null } };
  const charges = [charge('grandTotal', 870), charge('totalBill', null, true)];
  const bill = ticketOf(order, HEAD, { bill: { charges, paymentStatus: 'Paid' } });

  expect(bill.charges?.map(({ label }) => label)).toEqual(['grandTotal']);
});

test('an order without any fields has a ticket', () => {
  const ticket = ticketOf(testOrder({ order_id: null, _id: '' }), {
    restaurant: { name: '' },
    shortNumber: '',
  });

  expect(ticket).toEqual({
    number: '',
    shortNumber: '',
    placedAt: '',
    restaurant: { name: '' },
    lines: [],
  });
});
