import { expect, test } from 'vitest';
import { testOrder } from '../../../tests/support/orderApi';
import { shortNumbers } from './shortNumbers';

test.each([
  [
    ['ORD-20261120-0042', 'ORD-20261120-0043'],
    ['0042', '0043'],
  ],
  [
    ['A-17', 'B-17'],
    ['A-17', 'B-17'],
  ],
  [
    ['ORD-1', 'ORD-22'],
    ['1', '22'],
  ],
  [
    ['X100042', 'Y200042'],
    ['100042', '200042'],
  ],
  [['SUR-042'], ['042']],
  [['7'], ['7']],
])('the short numbers of %j are %j', (numbers, short) => {
  const orders = numbers.map((order_id) => testOrder({ order_id }));
  expect([...shortNumbers(orders).values()]).toEqual(short);
});

test('two orders with the same number do not make it long', () => {
  const same = testOrder({ order_id: 'ORD-20261120-0042' });
  expect([...shortNumbers([same, same]).values()]).toEqual(['0042']);
});
