import { expect, test } from 'vitest';
import { testOrder } from '../../../tests/support/orderApi';
import { createTestPortal, VENDOR } from '../../../tests/support/renderInPortal';
import { memoryStorage } from '../../adapters/storage/openStorage';
import { deviceDataAtom } from '../device/deviceDataAtom';
import { polledKey } from './keys';
import { orderNameAtom, shortNumberAtom } from './shortNumbers';
import type { Order } from './types';

const order = (number: string, status = 'cooking') =>
  testOrder({ _id: number, order_id: number, status });

/** A device on which some orders are open. */
function openDevice(storage = memoryStorage()) {
  const { store, cache, session } = createTestPortal({ storage });
  return {
    session,
    storage,
    data: store.get(deviceDataAtom),
    open: (...orders: readonly Order[]) =>
      void cache.setQueryData(polledKey('r1', 'cooking'), orders),
    shortOf: (one: Order) => store.get(shortNumberAtom)(one),
    shortsOf: (...orders: readonly Order[]) => orders.map((one) => store.get(shortNumberAtom)(one)),
  };
}

test.each([
  [
    ['ORD-20261120-0042', 'ORD-20261120-0043'],
    ['0042', '0043'],
  ],
  [
    ['1001-1', '1002-1'],
    ['1001-1', '1002-1'],
  ],
  [
    ['A-17', 'B-17'],
    ['A-17', 'B-17'],
  ],
  [
    ['X100042', 'Y200042', 'Z0042'],
    ['100042', '200042', 'Z0042'],
  ],
  [
    ['42', '142', ''],
    ['42', '142', ''],
  ],
])('the short numbers of %j are %j', (numbers, shorts) => {
  const { open, shortsOf } = openDevice();
  const orders = numbers.map((number) => order(number));
  open(...orders);

  expect(shortsOf(...orders)).toEqual(shorts);
});

test('the number of an order stays when another one comes or goes', () => {
  const [early, late] = [order('X100042'), order('Y200042')];
  const { open, shortOf } = openDevice();
  open(late);
  expect(shortOf(late)).toBe('0042');
  open(late, early);
  expect(shortOf(early)).toBe('100042');
  expect(shortOf(late)).toBe('0042');
  open();

  expect(shortOf({ ...early, status: 'declined' })).toBe('100042');
  expect(shortOf(late)).toBe('0042');
});

test('numbers that had to differ are the same in another tab and after a reload', () => {
  const [early, late] = [order('X100042'), order('Y200042')];
  const { open, shortsOf, storage } = openDevice();
  open(late);
  shortsOf(late);
  open(late, early);
  shortsOf(late, early);
  const next = openDevice(storage);
  next.open(early, late);

  expect(next.shortsOf(early, late)).toEqual(['100042', '0042']);
  expect(openDevice(storage).shortOf({ ...early, status: 'declined' })).toBe('100042');
});

test('an order that has ended makes no number longer', () => {
  const { open, shortsOf } = openDevice();
  const [former, current] = [order('X100042', 'completed'), order('Y200042')];
  open(current);

  expect(shortsOf(former, current)).toEqual(['0042', '0042']);
});

test('another vendor of the device has its own numbers', () => {
  const { open, shortOf, session, data } = openDevice();
  const [early, late] = [order('X100042'), order('Y200042')];
  open(early, late);
  expect(shortOf(late)).toBe('200042');
  expect(data.get('order_numbers')).not.toContain('42');
  session.signIn({ ...VENDOR, vendorId: 'v2' });
  open(late);

  expect(shortOf(late)).toBe('0042');
});

test.each(['', '.', 'x', '1.', ' 1.9999 z.-1 ', '{"a":1}'])(
  'the stored text %j harms nothing',
  (stored) => {
    const { data, open, shortsOf } = openDevice();
    data.set('order_numbers', stored);
    const orders = [order('X100042'), order('Y200042')];
    open(...orders);

    expect(shortsOf(...orders)).toEqual(['100042', '200042']);
  },
);

test('an order is named by its short number, also one of which only the number is known', () => {
  const { store } = createTestPortal();
  const nameOf = store.get(orderNameAtom);
  expect(nameOf(order('ORD-20261120-0042'))).toBe('#0042');
  expect(nameOf({ number: 'ORD-20261120-0043' })).toBe('#0043');
  expect(nameOf({ number: '' })).toBe('');
});
