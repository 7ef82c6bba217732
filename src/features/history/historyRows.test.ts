import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterRows, mergeRows } from './historyRows';
import { toHistoryRow } from './wire';

const rows = [
  toHistoryRow({
    _id: '1',
    order_id: 'ORD-1',
    status: 'completed',
    customer: { name: 'Asha (A)' },
  }),
  toHistoryRow({ _id: '2', order_id: 'ORD-2', status: 'declined', invoice_no: 'INV/2' }),
  toHistoryRow({ _id: '3', order_id: 'ORD-3', status: 'cooking', total_amount: 560 }),
];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test.each([
  ['', ['1', '2', '3']],
  ['  asha ', ['1']],
  ['(', ['1']],
  ['.*', []],
  ['inv/2', ['2']],
  ['560', ['3']],
])('a search for "%s" finds %j', (search, found) => {
  expect(ids(filterRows(rows, { status: 'all', search }))).toEqual(found);
});

test('a status leaves the orders that have it', () => {
  expect(ids(filterRows(rows, { status: 'declined', search: '' }))).toEqual(['2']);
  expect(ids(filterRows(rows, { status: 'completed', search: 'ord-2' }))).toEqual([]);
});

test('whatever is typed, a row is found by each part of its number', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (number, one, other) => {
      const part = number.slice(Math.min(one, other) % number.length);
      const row = toHistoryRow({ _id: 'x', order_id: number });
      const search = part.trim();
      expect(filterRows([row], { status: 'all', search })).toEqual([row]);
    }),
  );
});

test('what the marketplace adds comes behind what is here, each order once', () => {
  const older = toHistoryRow({ _id: '9', order_id: 'OLD' });
  expect(ids(mergeRows(rows, [rows[1]!, older]))).toEqual(['1', '2', '3', '9']);
});

test('an answer that adds nothing leaves the very same list', () => {
  expect(mergeRows(rows, [rows[0]!])).toBe(rows);
});

test('orders with the same id stay two', () => {
  const twins = [rows[0]!, rows[0]!];
  expect(filterRows(mergeRows(twins, []), { status: 'all', search: '' })).toHaveLength(2);
});
