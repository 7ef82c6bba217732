import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOrderRow } from '../../core/orders/history/wire';
import { filterRows, mergeRows, newestFirst } from './historyFilters';

const rows = [
  toOrderRow({
    _id: '1',
    order_id: 'ORD-1',
    status: 'completed',
    customer: { name: 'Asha (A)' },
  }),
  toOrderRow({ _id: '2', order_id: 'ORD-2', status: 'declined', invoice_no: 'INV/2' }),
  toOrderRow({ _id: '3', order_id: 'ORD-3', status: 'cooking', total_amount: 560 }),
];
const ids = (orderRows: readonly { id: string }[]) => orderRows.map(({ id }) => id);

test.each([
  ['', ['1', '2', '3']],
  ['  asha ', ['1']],
  ['(', ['1']],
  ['.*', []],
  ['inv/2', ['2']],
  ['560', ['3']],
])('a search for "%s" finds %j', (search, expected) => {
  expect(ids(filterRows(rows, { status: 'all', search }))).toEqual(expected);
});

test('the status filter leaves the orders with that status', () => {
  expect(ids(filterRows(rows, { status: 'declined', search: '' }))).toEqual(['2']);
  expect(ids(filterRows(rows, { status: 'completed', search: 'ord-2' }))).toEqual([]);
});

test('a row is found by any part of its number', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (number, one, other) => {
      const part = number.slice(Math.min(one, other) % number.length);
      const row = toOrderRow({ _id: 'x', order_id: number });
      const search = part.trim();
      expect(filterRows([row], { status: 'all', search })).toEqual([row]);
    }),
  );
});

test('rows that the server adds come last', () => {
  const older = toOrderRow({ _id: '9', order_id: 'OLD' });
  expect(ids(mergeRows(rows, [rows[1]!, older]))).toEqual(['1', '2', '3', '9']);
});

test('a response that adds nothing returns the same array', () => {
  expect(mergeRows(rows, [rows[0]!])).toBe(rows);
});

test('two rows with the same id are both shown', () => {
  const twins = [rows[0]!, rows[0]!];
  expect(filterRows(mergeRows(twins, []), { status: 'all', search: '' })).toHaveLength(2);
});

test('the newest order comes first', () => {
  const at = (id: string, createdAt?: string) => toOrderRow({ _id: id, createdAt });
  const sent = [at('none'), at('old', '2026-01-01T10:00:00Z'), at('new', '2026-03-01T10:00:00Z')];
  expect(ids(newestFirst([...sent, at('none too')]))).toEqual(['new', 'old', 'none', 'none too']);
});

test('a list that is in order stays the very same list', () => {
  expect(newestFirst(rows)).toBe(rows);
});
