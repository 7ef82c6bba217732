import { expect, test } from 'vitest';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { memoryStorage } from '../../../adapters/storage/openStorage';
import { findJobAtom, type JobState, jobsAtom, setJobAtom } from './jobs';
import { countPrintAtom, seenAtom, updateSeen } from './printed';
import { settingsAtom } from './settings';

const TICKET = { id: 'id 1', number: 'ORD-1', kind: 'kot', copies: 2 } as const;

const openDevice = (storage = memoryStorage()) => createTestPortal({ storage }).store;

test('orders of the first list are not printed', () => {
  const first = updateSeen(null, ['a']);
  const second = updateSeen(first.next, ['a', 'b']);
  const again = updateSeen(second.next, ['b', 'a']);

  expect([first.added, second.added, again.added]).toEqual([[], ['b'], []]);
  expect(again.next).toBe(second.next);
});

test('the first order after an empty first list is printed', () => {
  const storage = memoryStorage();
  openDevice(storage).set(seenAtom, updateSeen(null, []).next);

  expect(updateSeen(openDevice(storage).get(seenAtom), ['a']).added).toEqual(['a']);
});

test('a thousand orders that are prepared at once are all known', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `h${at}`);
  const { next } = updateSeen(['old'], many);

  expect(updateSeen(next, many).added).toEqual([]);
  expect(updateSeen(next, ['old']).added).toEqual([]);
});

test('what another tab has printed is counted', () => {
  const storage = memoryStorage();
  const [one, other] = [openDevice(storage), openDevice(storage)];
  one.set(countPrintAtom, TICKET, 1);

  expect(other.set(countPrintAtom, TICKET, 1)).toBe(2);
  expect(one.set(countPrintAtom, { ...TICKET, kind: 'bill' }, 1)).toBe(1);
  expect(one.set(countPrintAtom, TICKET, -1)).toBe(1);
});

test('a job has the state of its last change in every tab', () => {
  const storage = memoryStorage();
  const [one, other] = [openDevice(storage), openDevice(storage)];
  const states: JobState[] = [
    { state: 'waiting' },
    { state: 'printing' },
    { state: 'failed', reason: 'Paper is out' },
    { state: 'elsewhere' },
    { state: 'printed', at: 7 },
  ];
  for (const state of states) {
    one.set(setJobAtom, TICKET, state);
    expect(other.set(findJobAtom, TICKET)).toEqual({ ...TICKET, ...state });
  }
  one.set(setJobAtom, TICKET, null);
  expect(one.get(jobsAtom)).toEqual([]);
});

test('printed tickets never push out those that are not printed', () => {
  const store = openDevice();
  store.set(setJobAtom, TICKET, { state: 'waiting' });
  for (let at = 1; at <= 30; at += 1) {
    store.set(setJobAtom, { ...TICKET, id: `printed ${at}` }, { state: 'printed', at });
  }
  const jobs = store.get(jobsAtom);

  expect(jobs.filter(({ state }) => state === 'waiting')).toHaveLength(1);
  expect(jobs.filter(({ state }) => state === 'printed').map(({ id }) => id)).toEqual(
    Array.from({ length: 20 }, (_, at) => `printed ${at + 11}`),
  );
});

test.each([
  '',
  'null',
  '[1,{"kind":"kot"},{"id":"x","kind":"no"},{"id":"x","kind":"kot","state":"lost"}]',
  '{"paper":"a5","copies":9}',
  '{',
])('the stored text %j harms nothing', (stored) => {
  const storage = memoryStorage();
  for (const key of ['print_settings', 'print_jobs', 'order_prints', 'print_seen']) {
    storage.set(key, stored);
  }
  const store = openDevice(storage);

  expect(store.get(settingsAtom)).toMatchObject({ paper: '80', copies: 1, isAutomatic: false });
  expect(store.get(jobsAtom)).toEqual([]);
  expect(store.set(countPrintAtom, TICKET, 1)).toBe(1);
});
