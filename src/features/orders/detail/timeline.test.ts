import { expect, test } from 'vitest';
import type { StatusTiming } from '../../../core/orders/types';
import { gapText, toTimeline } from './timeline';

function timing(status: StatusTiming['status'], at: string): StatusTiming {
  return { status, rawStatus: status, at };
}

test('each step has the time since the previous one', () => {
  const steps = toTimeline([
    timing('cooking', '2026-11-20T10:02:30.000Z'),
    timing('waiting_for_confirmation', '2026-11-20T10:00:00.000Z'),
    timing('packing_processing', '2026-11-20T10:30:30.000Z'),
  ]);
  expect(steps.map(({ status, gapMs }) => [status, gapMs])).toEqual([
    ['waiting_for_confirmation', null],
    ['cooking', 150_000],
    ['packing_processing', 1_680_000],
  ]);
});

test('a step without a time comes last', () => {
  const steps = toTimeline([
    timing('completed', ''),
    timing('cooking', '2026-11-20T10:00:00.000Z'),
    timing('ready_to_pickup', '2026-11-20T10:20:00.000Z'),
  ]);
  expect(steps.map(({ status, gapMs }) => [status, gapMs])).toEqual([
    ['cooking', null],
    ['ready_to_pickup', 1_200_000],
    ['completed', null],
  ]);
});

test.each([
  [0, 'gapSeconds', { seconds: 0 }],
  [59_999, 'gapSeconds', { seconds: 59 }],
  [60_000, 'gapMinutes', { minutes: 1 }],
  [3_599_000, 'gapMinutes', { minutes: 59 }],
  [3_900_000, 'gapHours', { hours: 1, minutes: 5 }],
  [90_000_000, 'gapDays', { days: 1, hours: 1 }],
])('a gap of %d ms uses the message %s', (ms, key, values) => {
  expect(gapText(ms)).toEqual({ key, values });
});
