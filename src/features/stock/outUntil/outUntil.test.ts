import { expect, test } from 'vitest';
import { dueItems, parseReminders } from './outUntil';

const REMINDERS = { a: { name: 'Dal', until: 30 }, b: { name: 'Naan', until: 20 } };

test('what was stored is read again', () => {
  expect(parseReminders(JSON.stringify(REMINDERS))).toEqual(REMINDERS);
});

test.each([null, '', '{', '[]', '7', '{"a":7}', '{"../x":{"until":1}}', '{"a":{"until":"x"}}'])(
  '%s has no reminders',
  (stored) => {
    expect(parseReminders(stored)).toEqual({});
  },
);

test('the item that has been due longest comes first', () => {
  expect(dueItems(REMINDERS, 19)).toEqual([]);
  expect(dueItems(REMINDERS, 20)).toEqual(['b']);
  expect(dueItems(REMINDERS, 99)).toEqual(['b', 'a']);
});
