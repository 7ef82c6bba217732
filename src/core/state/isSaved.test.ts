import { expect, test } from 'vitest';
import { isSaved } from './isSaved';

const SENT = { name: 'Meena', roles: ['cook'], minutes: 20 };

test.each([
  { ...SENT, name: 'Mina' },
  { ...SENT, roles: ['cook', 'manager'] },
  { ...SENT, minutes: 25 },
])('%j lacks a field that was sent', (now) => {
  expect(isSaved(now, SENT)).toBe(false);
});

test('a record may have more than was sent', () => {
  expect(isSaved({ ...SENT, id: 'm1' }, SENT)).toBe(true);
});

test('spaces around a text are not sent', () => {
  expect(isSaved(SENT, { ...SENT, name: ' Meena ' })).toBe(true);
});

test('a field is compared in another way if the mutation says so', () => {
  const isSameList = (one: string[], other: string[]) => one.sort().join() === other.sort().join();
  const now = { ...SENT, roles: ['manager', 'cook'] };
  const sent = { ...SENT, roles: ['cook', 'manager'] };

  expect(isSaved(now, sent, { roles: isSameList })).toBe(true);
});

test('a new field that is sent is compared without being named', () => {
  expect(isSaved({ ...SENT, shift: 'early' }, { ...SENT, shift: 'late' })).toBe(false);
});

test('the type check names a field that is sent but is not in the record', () => {
  // @ts-expect-error -- `shift` needs a comparison
  expect(isSaved(SENT, { ...SENT, shift: 'late' })).toBe(false);
  expect(isSaved(SENT, { ...SENT, shift: 'late' }, { shift: () => true })).toBe(true);
});
