import { expect, test } from 'vitest';
import { createZone } from '../../../core/format/zone';
import { toOrderRow } from '../../../core/orders/history/wire';
import type { Period } from '../../../ui/patterns/period/period';
import { computeFigures } from './computeFigures';
import { createSteps } from './counters';
import { rangeOf } from './range';

const zone = createZone('Asia/Kolkata');
/** 1:30 PM in India. */
const NOW = Date.parse('2026-11-23T08:00:00Z');

const rangeFor = (period: Partial<Period>, firstDay = '2026-11-01') =>
  rangeOf({ period: { period: 'custom', from: '', to: '', ...period }, now: NOW, zone, firstDay });

test('the period before is as long as the chosen one', () => {
  expect(rangeFor({ period: '7d' })).toMatchObject({
    from: '2026-11-17',
    to: '2026-11-23',
    days: 7,
    isOpen: true,
    previousFrom: '2026-11-10',
    previousTo: '2026-11-16',
    previousStart: Date.parse('2026-11-09T18:30:00Z'),
    previousEnd: Date.parse('2026-11-16T08:00:00Z'),
  });
});

test('a period that has ended is compared with whole days', () => {
  expect(rangeFor({ period: 'last-month' })).toMatchObject({
    days: 31,
    previousFrom: '2026-08-31',
    previousEnd: Date.parse('2026-09-30T18:30:00Z'),
  });
});

test.each<[Partial<Period>, string, string]>([
  [{ to: '2026-11-05' }, '2026-11-01', '2026-11-05'],
  [{ from: '2026-11-20' }, '2026-11-20', '2026-11-23'],
  [{ from: '2026-11-20', to: '2099-01-01' }, '2026-11-20', '2026-11-23'],
  [{ from: '0001-01-01', to: '2026-11-05' }, '2000-01-01', '2026-11-05'],
])('the days %j are from %s to %s', (period, from, to) => {
  expect(rangeFor(period)).toMatchObject({ from, to });
});

test('impossible days form no period', () => {
  expect(rangeFor({ from: '2026-11-24' })).toBeNull();
  expect(rangeFor({ from: '2026-11-20', to: '2026-11-19' })).toBeNull();
});

test.each([
  [45, 'day', 45],
  [46, 'week', 7],
  [366, 'week', 53],
  [3_000, 'month', 99],
])('%i days have a bar for each %s: %i bars', (days, size, bars) => {
  const range = rangeFor({
    from: new Date(NOW - (days - 1) * 86_400_000).toISOString().slice(0, 10),
  });
  if (!range) throw new Error('no range');
  const { steps, ...course } = createSteps(range, zone).read();
  expect([range.days, course.size, steps.length]).toEqual([days, size, bars]);
  expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([range.from, range.to]);
});

const input = { period: { period: '7d', from: '', to: '' }, now: NOW, zone, limit: 3 } as const;
const row = (createdAt: unknown) => toOrderRow({ createdAt, status: 'completed' });

test('an order without a date is in no period', async () => {
  const { signal } = new AbortController();
  const figures = await computeFigures([row(null), row('never')], { ...input, signal });
  expect(figures?.current.orders).toBe(0);
});

test('a list that ends within the days is incomplete', async () => {
  const { signal } = new AbortController();
  const isCut = async (oldest: string) => {
    const rows = [row('2026-11-22T08:00:00Z'), row('2026-11-21T08:00:00Z'), row(oldest)];
    return (await computeFigures(rows, { ...input, signal }))?.isCut;
  };
  expect([await isCut('2026-11-15T08:00:00Z'), await isCut('2026-11-01T08:00:00Z')]).toEqual([
    true,
    false,
  ]);
});

test('a period that changes stops the computation', async () => {
  const computing = computeFigures([row(null)], { ...input, signal: AbortSignal.abort() });
  await expect(computing).rejects.toThrow();
});
