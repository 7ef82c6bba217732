import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../adapters/storage/memoryStorage';
import {
  type Services,
  servicesAtom,
  sessionAtom,
  storageAtom,
} from '../../../core/state/services';
import { addPrintAtom, countPrintsAtom } from './prints';
import { NOTHING_SEEN, updateSeen } from './seen';
import { settingsAtom } from './settings';
import {
  addUnprintedAtom,
  endInterruptedAtom,
  removeUnprintedAtom,
  unprintedAtom,
} from './unprinted';

const TICKET = { id: 'id 1', number: 'ORD-1', kind: 'kot', copies: 2 } as const;

function openDevice(storage = memoryStorage()) {
  const store = createStore();
  store.set(storageAtom, storage);
  store.set(servicesAtom, { session: { generation: () => 1 } } as Services);
  store.set(sessionAtom, {
    phase: 'active',
    vendorId: 'v1',
    restaurantId: 'r1',
    isKycCompleted: true,
  });
  return store;
}

test('orders of the first list are not printed, and later ones once', () => {
  const first = updateSeen(NOTHING_SEEN, 'r1', ['a']);
  const second = updateSeen(first.next, 'r1', ['a', 'b']);
  const again = updateSeen(second.next, 'r1', ['b', 'a']);

  expect([first.added, second.added, again.added]).toEqual([[], ['b'], []]);
  expect(again.next).toBe(second.next);
  expect(updateSeen(second.next, 'r2', ['c']).added).toEqual([]);
});

test('a thousand orders that are prepared at once are all known', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `h${at}`);
  const { next } = updateSeen({ restaurant: 'r1', orders: ['old'] }, 'r1', many);

  expect(updateSeen(next, 'r1', many).added).toEqual([]);
  expect(updateSeen(next, 'r1', ['old']).added).toEqual([]);
});

test('what another tab has printed is counted', () => {
  const storage = memoryStorage();
  const [one, other] = [openDevice(storage), openDevice(storage)];
  const printed = { orderId: 'id 1', kind: 'kot' } as const;
  one.set(addPrintAtom, printed);
  other.set(addPrintAtom, printed);

  expect(one.set(countPrintsAtom, printed)).toBe(2);
  expect(one.set(countPrintsAtom, { ...printed, kind: 'bill' })).toBe(0);
});

test('a ticket is listed when it has failed, once, until it is removed', () => {
  const store = openDevice();
  store.set(addUnprintedAtom, TICKET, '');
  expect(store.get(unprintedAtom)).toEqual([]);
  store.set(addUnprintedAtom, TICKET, 'Paper is out');
  store.set(addUnprintedAtom, TICKET, 'Offline');
  expect(store.get(unprintedAtom)).toMatchObject([{ ...TICKET, reason: 'Offline' }]);
  store.set(removeUnprintedAtom, TICKET);
  expect(store.get(unprintedAtom)).toEqual([]);
});

test('a ticket that a closed tab was printing is listed at the next start', () => {
  const storage = memoryStorage();
  openDevice(storage).set(addUnprintedAtom, TICKET, '');
  const next = openDevice(storage);

  expect(next.set(endInterruptedAtom, 'interrupted')).toHaveLength(1);
  expect(next.get(unprintedAtom)).toMatchObject([{ reason: 'interrupted' }]);
  expect(next.set(endInterruptedAtom, 'interrupted')).toEqual([]);
});

test.each([
  '',
  'null',
  '[1,{"kind":"kot"},{"id":"x","kind":"no"}]',
  '{"paper":"a5","copies":9}',
  '{',
])('the stored text %j harms nothing', (stored) => {
  const storage = memoryStorage();
  for (const key of ['print_settings', 'print_unprinted', 'order_prints', 'print_seen']) {
    storage.set(key, stored);
  }
  const store = openDevice(storage);

  expect(store.get(settingsAtom)).toMatchObject({ paper: '80', copies: 1, isAutomatic: false });
  expect(store.get(unprintedAtom)).toEqual([]);
  expect(store.set(countPrintsAtom, { orderId: 'id 1', kind: 'kot' })).toBe(0);
});
