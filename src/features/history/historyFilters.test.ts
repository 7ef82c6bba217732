import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createZone } from '../../core/format/zone';
import { HANDLINGS, PAYMENTS } from '../../core/orders/filters';
import { totalsOf } from '../../core/orders/history/totals';
import { toOrderRow } from '../../core/orders/history/wire';
import { daysOf, PERIODS } from '../../ui/patterns/period/period';
import {
  createRowFilter,
  type HistoryFilters,
  NO_FILTERS,
  readFilters,
  toRowFilters,
  writeFilters,
} from './historyFilters';

const zone = createZone('Asia/Kolkata');
const TODAY = '2026-11-23';

const rows = [
  ['a', '2026-11-22T18:30:00Z', 100, 'captured', 'Asha', 'Masala Dosa'],
  ['b', '2026-11-22T18:29:59Z', 250.5, 'pending', 'Ravi', 'Chai'],
  ['c', '2026-10-31T18:30:00Z', 400, 'failed', 'ashok', 'Plain Dosa'],
  ['d', '2026-10-31T18:29:59Z', 0, '', 'Meera', 'Idli'],
  ['e', 'never', null, 'Captured', '', ''],
].map(([_id, createdAt, total_amount, payment_status, name, food_item_name]) =>
  toOrderRow({
    _id,
    createdAt,
    total_amount,
    payment_status,
    customer: { name },
    cart_items: [{ food_item_name }],
  }),
);

function found(filters: Partial<HistoryFilters>): string {
  const isMatch = createRowFilter(toRowFilters({ ...NO_FILTERS, ...filters }, TODAY, zone));
  return rows
    .filter(isMatch)
    .map(({ id }) => id)
    .join('');
}

test.each<[Partial<HistoryFilters>, string]>([
  [{}, 'abcde'],
  [{ period: 'today' }, 'a'],
  [{ period: 'yesterday' }, 'b'],
  [{ period: 'month' }, 'abc'],
  [{ period: 'last-month' }, 'd'],
  [{ period: 'custom', from: '2026-11-22' }, 'ab'],
  [{ period: 'custom', to: '2026-11-01' }, 'cd'],
  [{ period: 'custom', from: '2026-11-23', to: '2026-11-01' }, ''],
  [{ min: 100 }, 'abc'],
  [{ max: 100 }, 'ad'],
  [{ min: 0, max: 0 }, 'd'],
  [{ payment: 'captured' }, 'ae'],
  [{ payment: 'failed' }, 'c'],
  [{ payment: 'other' }, 'bd'],
  [{ item: 'dosa' }, 'ac'],
  [{ customer: 'ASH' }, 'ac'],
  [{ customer: '.*' }, ''],
  [{ period: 'month', item: 'dosa', min: 200 }, 'c'],
])('the filter %j finds "%s"', (filters, ids) => {
  expect(found(filters)).toBe(ids);
});

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 8, minutes)).toISOString();

const handled = [
  ['quick', 'completed', { cooking: at(3), ready_to_pickup: at(23) }],
  ['slow', 'completed', { cooking: at(4), ready_to_pickup: at(25) }],
  ['refused', 'declined', { declined: at(5) }],
  ['cancelled', 'declined', { cooking: at(1), declined: at(9) }],
  ['untimed', 'completed', {}],
  ['unknown', 'out_for_delivery', { cooking: at(-1), ready_to_pickup: at(-2) }],
  ['waiting', 'waiting_for_confirmation', {}],
].map(([_id, status, status_timing]) =>
  toOrderRow({ _id, status, status_timing, createdAt: at(0), cooking_time: '20 minutes' }),
);

test.each<[HistoryFilters['handling'], string]>([
  ['accepted', 'quick slow cancelled untimed unknown'],
  ['rejected', 'refused'],
  ['answered', 'quick slow refused cancelled'],
  ['slow', 'slow refused'],
  ['prepared', 'quick slow'],
  ['late', 'slow'],
])('the handling %s finds "%s"', (handling, ids) => {
  const isMatch = createRowFilter(toRowFilters({ ...NO_FILTERS, handling }, TODAY, zone));
  const matches = handled.filter(isMatch).map(({ id }) => id);
  expect(matches.join(' ')).toBe(ids);
});

test.each<[HistoryFilters['period'], string, string]>([
  ['7d', '2026-11-17', TODAY],
  ['30d', '2026-10-25', TODAY],
  ['month', '2026-11-01', TODAY],
  ['last-month', '2026-10-01', '2026-10-31'],
])('the period %s is from %s to %s', (period, from, to) => {
  expect(daysOf({ ...NO_FILTERS, period }, TODAY)).toEqual([from, to]);
});

const day = fc.constantFrom('', '2026-01-31', '2024-02-29');
const word = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
const bound = fc.option(fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100));

test('all filters are restored from the URL', () => {
  const filters = fc
    .record({
      period: fc.constantFrom('', ...PERIODS, 'custom'),
      from: day,
      to: day,
      min: bound,
      max: bound,
      payment: fc.constantFrom('', ...PAYMENTS),
      item: word,
      customer: word,
      handling: fc.constantFrom('', ...HANDLINGS),
    })
    .map((all) => (all.period === 'custom' ? all : { ...all, from: '', to: '' }))
    .filter(({ period, from, to }) => period !== 'custom' || from + to !== '');
  fc.assert(
    fc.property(filters, (all) => {
      const query = new URLSearchParams(writeFilters(all)).toString();
      const values = Object.fromEntries(new URLSearchParams(query));
      expect(readFilters(values)).toEqual(all);
    }),
  );
});

test('invalid values in the URL are no filter', () => {
  const values = { period: 'decade', from: '2026-13-01', to: 'x', min: 'many', payment: 'gold' };
  expect(readFilters(values)).toEqual(NO_FILTERS);
});

test('the revenue is exact to the paisa without declined orders', () => {
  const sales = [
    { status: 'completed', total_amount: 0.1 },
    { status: 'completed', total_amount: 0.2 },
    { status: 'declined', total_amount: 900 },
    { status: 'completed' },
  ].map((wire) => toOrderRow(wire));
  expect(totalsOf(sales)).toEqual({ orders: 4, revenue: 0.3, average: 0.15, lost: 900 });
  expect(totalsOf([])).toEqual({ orders: 0, revenue: null, average: null, lost: null });
});
