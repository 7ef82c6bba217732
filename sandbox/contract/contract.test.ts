import { beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '../endpoints.ts';
import { type Contract, createContract } from './index.ts';
import { loadDocument } from './loadDocument.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const FORM_TYPE = 'multipart/form-data; boundary=x';

let contract: Contract;

beforeAll(() => {
  contract = createContract(loadDocument());
});

function problem(endpoint: EndpointName, fields: object, type = JSON_TYPE) {
  return contract.requestProblem({ endpoint, fields: { ...fields }, query: {}, contentType: type });
}

const itemForm = {
  restaurant_id: 'r1',
  dish_item_id: 'i1',
  name: 'Dal Makhani',
  selling_price: '220',
  dish_category_id: 'c1',
};

test('a missing field is named', () => {
  expect(problem('teamDelete', { restaurant_id: 'r1' })).toBe('team_member_id is required');
});

test('a field of the wrong type is named', () => {
  expect(problem('requestCode', { phone: '6000000001' })).toBe('phone must be integer');
});

test('unknown fields pass', () => {
  expect(problem('requestCode', { phone: 6000000001, extra: true })).toBeNull();
});

test('the JSON of a form is read before it is checked', () => {
  const addon = JSON.stringify([
    {
      group: 'Extras',
      max_selection: 2,
      is_price_related: true,
      addon: [{ name: 'Cheese', price: 40 }],
    },
  ]);
  expect(problem('foodItemUpdate', { ...itemForm, addon, in_stock: 'true' }, FORM_TYPE)).toBeNull();
});

test('a fault inside the JSON of a form is named by its path', () => {
  const variants = JSON.stringify([{ group: 'Size', variants: [{ _id: 1 }] }]);
  const form = { ...itemForm, variants };
  expect(problem('foodItemUpdate', form, FORM_TYPE)).toBe('variants.0.variants.0.name is required');
});

test('a form field that is no number is refused', () => {
  const form = { ...itemForm, selling_price: 'cheap' };
  expect(problem('foodItemUpdate', form, FORM_TYPE)).toBe('selling_price must be number');
});

test('a picture must be a file', () => {
  const file = new File(['x'], 'dal.png', { type: 'image/png' });
  expect(problem('foodItemUpdate', { ...itemForm, image: file }, FORM_TYPE)).toBeNull();
  expect(problem('foodItemUpdate', { ...itemForm, image: 'dal.png' }, FORM_TYPE)).toMatch(/^image/);
});

test('JSON instead of a form is refused', () => {
  expect(problem('foodItemUpdate', itemForm)).toBe('The body must be multipart/form-data.');
});

test('an answer without its data is a fault', () => {
  const body = { statusCode: 200, message: '' };
  const missing = { pointer: '/data', expected: 'array', found: undefined };
  expect(contract.answerFaults('restaurantGet', 200, body)).toEqual([missing]);
});

test('a refusal inside an HTTP 200 is checked as a refusal', () => {
  const body = { statusCode: 404, message: 'No rider.', data: null };
  expect(contract.answerFaults('updateOrderStatus', 200, body)).toEqual([]);
});

const order = {
  _id: 'o1',
  order_id: 'ORD-1',
  status: 'cooking',
  createdAt: '2026-11-20T13:00:00.000Z',
  cart_items: [{ food_item_name: 'Naan', quantity: 1, food_item_price: 55 }],
};

function faultsOfOrders(...data: object[]) {
  return contract.answerFaults('orderHistory', 200, { statusCode: 200, message: '', data });
}

test('every fault of an answer is named with its value', () => {
  const faults = faultsOfOrders(order, {
    ...order,
    createdAt: 'yesterday',
    total_amount: '55',
    customer: 'Asha',
    cart_items: [{ food_item_name: 'Naan', quantity: 'one' }],
  });
  expect(faults).toEqual([
    {
      pointer: '/data/1/createdAt',
      expected: 'string in the format date-time',
      found: 'yesterday',
    },
    { pointer: '/data/1/customer', expected: 'object or null', found: 'Asha' },
    { pointer: '/data/1/cart_items/0/food_item_price', expected: 'number', found: undefined },
    { pointer: '/data/1/cart_items/0/quantity', expected: 'integer', found: 'one' },
    { pointer: '/data/1/total_amount', expected: 'number', found: '55' },
  ]);
});

test('an order needs its items under either name', () => {
  const { cart_items, ...bare } = order;
  expect(faultsOfOrders({ ...bare, cartitems: cart_items })).toEqual([]);
  expect(faultsOfOrders(bare).map(({ pointer }) => pointer)).toEqual(['/data/0/cart_items']);
});

test('a status that the portal does not know is any text', () => {
  expect(faultsOfOrders({ ...order, status: 'out_for_delivery' })).toEqual([]);
  const [fault] = faultsOfOrders({ ...order, status: 7 });
  expect(fault).toMatchObject({ pointer: '/data/0/status', found: 7 });
  expect(fault?.expected).toMatch(/^one of waiting_for_confirmation, .* or string$/);
});

test('a fault inside an alternative is named where it is', () => {
  const data = { orders: { total: 1, completed: 1, declined: 0 }, orderDetails: [] };
  const body = { ...data, revenue: { total_revenue: 1 }, teamMembers: [{ _id: 'm1' }] };
  const faults = contract.answerFaults('dashboard', 200, {
    statusCode: 200,
    message: '',
    data: body,
  });
  expect(faults).toContainEqual({
    pointer: '/data/teamMembers/0/name',
    expected: 'string',
    found: undefined,
  });
  expect(faults.map(({ pointer }) => pointer)).not.toContain('/data/teamMembers');
});
