import { expect, test } from 'vitest';
import { testOrder } from '../../../tests/support/orderApi';
import { orderLinkId, shortNumberOf } from './orderIds';

test.each([
  [{ order_id: 'ORD-1', _id: 'id1' }, 'ORD-1'],
  [{ order_id: '../logout', _id: 'id1' }, 'id1'],
  [{ order_id: 'a'.repeat(65), _id: 'id1' }, 'id1'],
  [{ order_id: null, _id: 'id1' }, 'id1'],
  [{ order_id: 'ORD/1', _id: 'id 1' }, null],
])('the link of %j is %s', (wire, link) => {
  expect(orderLinkId(testOrder(wire))).toBe(link);
});

test.each([
  ['ORD-7042', '7042'],
  ['ORD-20261123-7', '7'],
  ['a1b2c3d4e5f6', 'e5f6'],
  ['ऑर्डर-१२३४५', '२३४५'],
  ['ORD-42/', '42'],
  ['---', '---'],
  ['', ''],
])('the short number of %j is %j', (number, short) => {
  expect(shortNumberOf(number)).toBe(short);
});

test('the last 64 characters decide the short number', () => {
  expect(shortNumberOf(`ORD-7042${' '.repeat(60)}`)).toBe('7042');
  expect(shortNumberOf(`ORD-7042${'-'.repeat(64)}`)).toBe('----');
});
