import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { remaining, remainingToAnswer } from './remaining';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

function cooking(startedSecondsAgo: number, cooking_time = '20 minutes') {
  const at = new Date(NOON - startedSecondsAgo * 1_000).toISOString();
  return testOrder({ status: 'cooking', cooking_time, status_timing: { cooking: at } });
}

test.each([
  [0, 'ready', 'calm', 20, '20:00'],
  [1, 'ready', 'calm', 19, '19:59'],
  [899, 'ready', 'calm', 5, '5:01'],
  [900, 'ready', 'warning', 5, '5:00'],
  [1_199, 'ready', 'warning', 0, '0:01'],
  [1_200, 'late', 'late', 0, undefined],
  [1_259, 'late', 'late', 0, undefined],
  [1_260, 'late', 'late', 1, undefined],
  [9_000, 'late', 'late', 130, undefined],
])('20 minutes that began %d s ago: %s %s (%d min, %s)', (ago, clock, tone, minutes, time) => {
  expect(remaining(cooking(ago), NOON)).toEqual({ clock, tone, minutes, time });
});

test('amber begins at a quarter of the time', () => {
  expect(remaining(cooking(2_024, '45 minutes'), NOON)?.tone).toBe('calm');
  expect(remaining(cooking(2_025, '45 minutes'), NOON)?.tone).toBe('warning');
});

test('an order without a cooking time shows how long it is in its step', () => {
  const result = remaining(cooking(300, 'soon'), NOON);
  expect(result).toEqual({ clock: 'waiting', tone: 'calm', minutes: 5 });
  expect(remaining(testOrder({ status: 'cooking' }), NOON)).toBeNull();
});

test('a new order counts down to the deadline of the server', () => {
  expect(remainingToAnswer(NOON + 61_000, NOON)).toEqual({
    clock: 'answer',
    tone: 'warning',
    minutes: 1,
    time: '1:01',
  });
  expect(remainingToAnswer(NOON, NOON)).toEqual({ clock: 'answer', tone: 'late', minutes: 0 });
});
