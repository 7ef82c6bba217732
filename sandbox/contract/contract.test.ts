import { beforeAll, expect, test } from 'vitest';
import { endpointNames } from '../endpoints.ts';
import { findOperation, loadDocument } from './document.ts';
import { type Contract, createContract } from './index.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const FORM_TYPE = 'multipart/form-data; boundary=x';

let contract: Contract;

beforeAll(() => {
  contract = createContract();
});

function problem(endpoint: Parameters<typeof findOperation>[1], fields: object, type = JSON_TYPE) {
  return contract.requestProblem({ endpoint, fields: { ...fields }, query: {}, contentType: type });
}

const itemForm = {
  restaurant_id: 'r1',
  dish_item_id: 'i1',
  name: 'Dal Makhani',
  selling_price: '220',
  dish_category_id: 'c1',
};

test('every endpoint is described', () => {
  const document = loadDocument();
  const described = endpointNames.map((name) => findOperation(document, name).operationId);
  expect(described).toEqual([...endpointNames]);
});

test('a missing field is named', () => {
  expect(problem('teamDelete', { restaurant_id: 'r1' })).toBe('team_member_id is required');
});

test('a field of the wrong type is named', () => {
  expect(problem('requestCode', { phone: '6000000001' })).toBe('phone must be integer');
});

test('unknown fields pass', () => {
  expect(problem('requestCode', { phone: 6000000001, extra: true })).toBeNull();
});

test('the numbers and the JSON of a form are read before they are checked', () => {
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

test('JSON in the place of a form is refused', () => {
  expect(problem('foodItemUpdate', itemForm)).toBe('The body must be multipart/form-data.');
});

test('an answer without its data is a fault', () => {
  const body = { statusCode: 200, message: '' };
  expect(contract.answerProblem('restaurantGet', 200, body)).toBe('data is required');
});

test('a refusal inside an HTTP 200 is checked as a refusal', () => {
  const body = { statusCode: 404, message: 'No rider.', data: null };
  expect(contract.answerProblem('updateOrderStatus', 200, body)).toBeNull();
});
