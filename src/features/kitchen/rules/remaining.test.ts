import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { remaining, remainingToAnswer } from './remaining';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

function cooking(startedSecondsAgo: number, cooking_time = '20 minutes') {
  const at = new Date(NOON - startedSecondsAgo * 1_000).toISOString();
  return testOrder({ status: 'cooking', cooking_time, status_timing: { cooking: at } });
}

test.each([
  [0, 'left', 'calm', 20, 0],
  [1, 'left', 'calm', 19, 59],
  [899, 'left', 'calm', 5, 1],
  [900, 'left', 'warning', 5, 0],
  [1_199, 'left', 'warning', 0, 1],
  [1_200, 'late', 'late', 0, 0],
  [1_259, 'late', 'late', 0, 0],
  [1_260, 'late', 'late', 1, 0],
  [9_000, 'late', 'late', 130, 0],
])('20 minutes that began %d s ago: %s %s (%d min %d s)', (ago, kind, tone, minutes, seconds) => {
  expect(remaining(cooking(ago), NOON)).toEqual({ kind, tone, minutes, seconds });
});

test('amber begins at a quarter of the time', () => {
  expect(remaining(cooking(2_024, '45 minutes'), NOON)?.tone).toBe('calm');
  expect(remaining(cooking(2_025, '45 minutes'), NOON)?.tone).toBe('warning');
});

test('an order without a cooking time shows how long it is in its step', () => {
  const result = remaining(cooking(300, 'soon'), NOON);
  expect(result).toEqual({ kind: 'since', tone: 'calm', minutes: 5, seconds: 0 });
  expect(remaining(testOrder({ status: 'cooking' }), NOON)).toBeNull();
});

test('a new order counts down to the deadline of the server', () => {
  const tone = 'warning';
  expect(remainingToAnswer(NOON + 61_000, NOON)).toEqual({
    kind: 'left',
    tone,
    minutes: 1,
    seconds: 1,
  });
  expect(remainingToAnswer(NOON, NOON)).toMatchObject({ kind: 'over', tone: 'late' });
});
