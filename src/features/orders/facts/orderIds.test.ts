import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { orderLinkId } from './orderIds';

test.each([
  [{ order_id: 'ORD-1', _id: 'id1' }, 'ORD-1'],
  [{ order_id: '../logout', _id: 'id1' }, 'id1'],
  [{ order_id: 'a'.repeat(65), _id: 'id1' }, 'id1'],
  [{ order_id: null, _id: 'id1' }, 'id1'],
  [{ order_id: 'ORD/1', _id: 'id 1' }, null],
])('the link of %j is %s', (wire, link) => {
  expect(orderLinkId(testOrder(wire))).toBe(link);
});
