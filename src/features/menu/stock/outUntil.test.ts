import { expect, test } from 'vitest';
import { dueItems, parseReminders } from './outUntil';

const REMINDERS = { a: { name: 'Dal', until: 30 }, b: { name: 'Naan', until: 20 } };

test('what was stored is read again', () => {
  expect(parseReminders(JSON.stringify({ r1: REMINDERS }))).toEqual({ r1: REMINDERS });
});

test.each([null, '', '{', '[]', '7', '{"r1":7}', '{"../x":{}}', '{"r1":{"a":{"until":"x"}}}'])(
  '%s has no reminders',
  (stored) => {
    expect(Object.values(parseReminders(stored)).flatMap(Object.keys)).toEqual([]);
  },
);

test('items are due from their time on, the longest due first', () => {
  expect(dueItems(REMINDERS, 19)).toEqual([]);
  expect(dueItems(REMINDERS, 20)).toEqual(['b']);
  expect(dueItems(REMINDERS, 99)).toEqual(['b', 'a']);
});
