import { expect, test } from 'vitest';
import { testOrder } from '../../../tests/support/orderApi';
import { endOf, orderLinkId, shortNumberOf } from './orderIds';

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
  ['ORD-20261123-7', '1123-7'],
  ['1001-1', '1001-1'],
  ['ORD-42', 'ORD-42'],
  ['A-B-1', 'B-1'],
  ['17', '17'],
  ['a1b2c3d4e5f6', 'e5f6'],
  ['ऑर्डर-१२३४५', '२३४५'],
  ['ORD-042/', '042'],
  ['---', ''],
  ['1001/1', '1001-1'],
  ['', ''],
])('the short number of %j is %j', (number, short) => {
  expect(shortNumberOf(endOf(number))).toBe(short);
});

test('a longer number has no separator at its start', () => {
  const lengths = [4, 5, 6, 9];
  expect(lengths.map((length) => shortNumberOf('A-1042', length))).toEqual([
    '1042',
    '1042',
    'A-1042',
    'A-1042',
  ]);
});

test('the last 64 characters decide the short number', () => {
  expect(shortNumberOf(endOf(`ORD-7042${' '.repeat(60)}`))).toBe('7042');
  expect(endOf(`ORD-7042${'?'.repeat(64)}`)).toBe('?'.repeat(64));
});
