import { expect, test } from 'vitest';
import { shareOrders } from './shareOrders';
import { testOrder } from './testApi';

test('an order that did not change stays the same object, wherever it moved', () => {
  const old = [testOrder(), testOrder({ _id: 'id2' })];
  const next = [testOrder({ _id: 'new' }), testOrder(), testOrder({ _id: 'id2', status: 'x' })];
  const shared = shareOrders(old, next);
  expect(shared).toEqual(next);
  expect([shared[1] === old[0], shared[2] === old[1]]).toEqual([true, false]);
});

test('an unchanged list is the same list', () => {
  const old = [testOrder()];
  expect(shareOrders(old, [testOrder()])).toBe(old);
});

test('an order that left is not kept', () => {
  expect(shareOrders([testOrder()], [])).toEqual([]);
});
