import { expect, test } from 'vitest';
import { covers, filterLogs, totalsByDay } from './logList';
import type { PaymentLog } from './types';
import { toLogs } from './wire';

const group = {
  title: '20 Nov 2026',
  data: [
    { _id: 'a', order_id: 'D-1', name: 'Asha', total_amount: 0.1, status: 'captured' },
    { _id: 'b', transaction_number: 'pay_2', total_amount: '0.2', status: 'Captured' },
    { _id: 'c', name: '(', total_amount: 5, status: 'refund' },
    { _id: 'd', total_amount: 'free', status: 'withdraw' },
    { _id: 'e', total_amount: 9, status: 'held' },
    null,
    'row',
  ],
};

const ids = (logs: readonly PaymentLog[]) => logs.map(({ id }) => id);

test('the logs of a group have its title', () => {
  const logs = toLogs(group);
  expect(ids(logs)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(logs.map(({ day }) => day))).toEqual(new Set(['20 Nov 2026']));
  expect(logs.at(-1)).toMatchObject({ status: 'unknown', rawStatus: 'held' });
});

test.each([{}, { title: 1, data: {} }, { title: null, data: null }])(
  'a group like %j has no logs',
  (wire) => {
    expect(toLogs(wire)).toEqual([]);
  },
);

test('totals are exact to the paisa', () => {
  expect(totalsByDay(toLogs(group)).get('20 Nov 2026')).toEqual({
    captured: 0.3,
    refund: 5,
    withdraw: 0,
  });
});

test('the logs are filtered by status or search text', () => {
  const logs = toLogs(group);
  expect(ids(filterLogs(logs, { status: 'captured', search: '' }))).toEqual(['a', 'b']);
  expect(ids(filterLogs(logs, { status: 'all', search: ' PAY_2 ' }))).toEqual(['b']);
  expect(ids(filterLogs(logs, { status: 'all', search: '(' }))).toEqual(['c']);
});

test.each([
  ['all', '', 'refund', 'x', true],
  ['all', ' Pay', 'captured', 'PAY_2', true],
  ['captured', 'pay', 'captured', 'pay', true],
  ['all', 'pay_2', 'all', 'pay', false],
  ['captured', '', 'all', '', false],
  ['captured', '', 'refund', '', false],
] as const)(
  'an answer for %s "%s" has all of %s "%s": %s',
  (status, search, narrowerStatus, narrowerSearch, isCovered) => {
    const narrower = { status: narrowerStatus, search: narrowerSearch };
    expect(covers({ status, search }, narrower)).toBe(isCovered);
  },
);
