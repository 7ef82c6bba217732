import { expect, test } from 'vitest';
import { fromPause, toAvailability } from './wire';

test('a state of any shape is read', () => {
  const at = '2026-11-20T13:35:00.000Z';
  expect(toAvailability({ paused_until: at, pause_reason: 'staff', busy_minutes: '10' })).toEqual({
    pausedUntil: Date.parse(at),
    unsure: null,
    reason: 'staff',
    busyMinutes: 10,
  });
  const open = { pausedUntil: null, unsure: null, reason: null, busyMinutes: 0 };
  expect(toAvailability({})).toEqual(open);
  expect(toAvailability({ paused_until: 'soon', pause_reason: 7, busy_minutes: -5 })).toEqual(open);
});

test('a pause is sent with its minutes or its time', () => {
  expect(fromPause({ minutes: 0 })).toEqual({ minutes: 0 });
  const until = Date.parse('2026-11-20T13:35:00Z');
  expect(fromPause({ until, reason: 'closing' })).toEqual({
    until: '2026-11-20T13:35:00.000Z',
    reason: 'closing',
  });
});
