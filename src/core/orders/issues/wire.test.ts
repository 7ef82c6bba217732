import { expect, test } from 'vitest';
import { fromAnswer, toAnsweredIssue, toIssues } from './wire';

const [plain] = toIssues([{ _id: 'i1', state: 'open' }]);

test('an issue without an id is left out, because it cannot be answered', () => {
  expect(toIssues([{ state: 'open' }, { _id: null }, { _id: 7 }]).map(({ id }) => id)).toEqual([
    '7',
  ]);
});

test('an issue that has nothing but an id can be shown', () => {
  expect(plain).toMatchObject({
    kind: 'other',
    asks: null,
    expiresAt: null,
    ifSilent: 'none',
    offers: [],
    reasons: [],
    level: 'issue',
    question: '',
    answered: null,
    settlement: null,
  });
});

test.each([
  ['2026-11-20T13:50:00.000Z', Date.UTC(2026, 10, 20, 13, 50)],
  ['1999-01-01T00:00:00Z', Date.UTC(1999, 0, 1)],
  ['2036-11-20T13:50:00Z', Date.UTC(2036, 10, 20, 13, 50)],
  [undefined, null],
  [null, null],
  ['soon', null],
  [{}, null],
])('the deadline %j is read as %j (c100)', (expires_at, expected) => {
  expect(toIssues([{ _id: 'i1', expires_at }])[0]?.expiresAt).toBe(expected);
});

test('an issue in a state that the portal does not know is not open', () => {
  expect(toIssues([{ _id: 'i1', state: 'paused' }])[0]?.state).toBe('answered');
});

test('amounts may be text', () => {
  const wire = {
    _id: 'i1',
    asks: { kind: 'refund', amount: '₹1,234.50' },
    items: [{ name: 'Naan', quantity: '2', amount: '55' }],
    offers: [{ kind: 'refund', max: '600.00' }],
    settlement: { outcome: 'accepted', amount: '12.40' },
  };
  expect(toIssues([wire])[0]).toMatchObject({
    asks: { amount: 1234.5 },
    items: [{ quantity: 2, amount: 55 }],
    offers: [{ max: 600 }],
    settlement: { amount: 12.4, by: '' },
  });
});

test('an offer that leaves nothing to choose is left out', () => {
  const offers = [
    { kind: 'refund' },
    { kind: 'refund', max: -5 },
    { kind: 'refund', max: '12,50' },
    { kind: 'time', minutes: [] },
    { kind: 'time', minutes: [0, 'soon', 1e9, '20', 10, 10] },
    { kind: 'voucher', max: 5 },
    { kind: 'replacement' },
    null,
    'refund',
  ];
  expect(toIssues([{ _id: 'i1', offers }])[0]?.offers).toEqual([
    { kind: 'time', minutes: [10, 20] },
    { kind: 'replacement' },
  ]);
});

test('a reason needs an id, a text and the answer that it is for', () => {
  const reasons = [
    { id: 'r1', label: 'Packed', for: 'reject' },
    { id: 'r2', label: '', for: 'reject' },
    { id: '', label: 'Packed', for: 'reject' },
    { id: 'r3', label: 'Packed', for: 'ignore' },
  ];
  expect(toIssues([{ _id: 'i1', reasons }])[0]?.reasons).toEqual([reasons[0]]);
});

test('nothing in an issue stops it from being read', () => {
  const odd = [null, 7, 'text', [], {}, [null], [[]], { kind: {} }];
  for (const value of odd) {
    const fields = ['evidence', 'items', 'asks', 'offers', 'reasons', 'answered', 'settlement'];
    const wire = Object.fromEntries(fields.map((name) => [name, value]));
    expect(toIssues([{ _id: 'i1', ...wire }])).toHaveLength(1);
  }
});

test('a list within an issue has at most a hundred entries', () => {
  const items = Array.from({ length: 10_000 }, () => ({ name: 'Naan' }));
  expect(toIssues([{ _id: 'i1', items }])[0]?.items).toHaveLength(100);
});

test('an answer has only what was given', () => {
  if (!plain) throw new Error('There is no issue');
  expect(fromAnswer({ issue: plain, answer: 'accept', text: ' ', proof: [] })).toEqual({
    issue_id: 'i1',
    answer: 'accept',
  });
  expect(fromAnswer({ issue: plain, answer: 'offer', amount: 60, text: ' Sorry ' })).toEqual({
    issue_id: 'i1',
    answer: 'offer',
    amount: 60,
    text: 'Sorry',
  });
});

test('an answer without an issue cannot be read', () => {
  expect(() => toAnsweredIssue({ message: 'Saved' })).toThrow('not an issue');
});
