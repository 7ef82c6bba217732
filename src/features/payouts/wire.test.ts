import { expect, test } from 'vitest';
import { createFormats } from '../../core/format/formats';
import { toPayout } from './wire';

const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });

test.each([
  ['09 Nov 2026 - 15 Nov 2026', '2026-11-09'],
  ['2026-11-09 to 2026-11-15', '2026-11-09'],
  ['09 Nov 2026 - last day', '2026-11-09'],
  ['Week 46', null],
  ['09 Nov - 15 Nov', null],
])('the cycle "%s" starts at %s', (payout_cycle, startsOn) => {
  expect(toPayout({ payout_cycle }, 0, { isoDay }).startsOn).toBe(startsOn);
});

test('a cycle with wrong types has its number', () => {
  const wire = { payout_cycle: {}, total_week_order: 'many', status: [] };
  const cycle = { serial: 4, cycle: '', startsOn: null, days: null, orders: null, status: '' };
  expect(toPayout(wire, 3, { isoDay })).toEqual(cycle);
});
