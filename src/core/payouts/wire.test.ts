import { expect, test } from 'vitest';
import { toConsent, toDeductions } from './wire';

const NOTHING_MORE = {
  kind: null,
  number: '',
  issueId: '',
  note: '',
  rate: null,
  base: null,
  consent: null,
};

test('a line has the names of the portal', () => {
  const line = {
    code: 'commission',
    label: 'Commission 18%',
    amount: 122.4,
    tax: 22.03,
    order_id: 'ORD-1',
    issue_id: 'issue-1',
    note: 'As agreed',
    rate: 18,
    base: 680,
    consent: { by: 'Asha Sample', at: '2026-11-01', until: '2026-12-01', renews: true },
  };
  expect(toDeductions([line])).toEqual([
    {
      code: 'commission',
      kind: 'commission',
      label: 'Commission 18%',
      amount: 122.4,
      tax: 22.03,
      number: 'ORD-1',
      issueId: 'issue-1',
      note: 'As agreed',
      rate: 18,
      base: 680,
      consent: { by: 'Asha Sample', at: '2026-11-01', until: '2026-12-01', renews: true },
    },
  ]);
});

test('amounts that are sent as text are read', () => {
  const [line] =
    toDeductions([{ code: 'x', label: 'X', amount: '₹1,200.50', tax: '216.09' }]) ?? [];
  expect(line).toMatchObject({ amount: 1200.5, tax: 216.09 });
});

test.each([[null], [undefined], ['']])('a tax of %j is no tax', (tax) => {
  expect(toDeductions([{ code: 'x', label: 'X', amount: 5, tax }])?.[0]?.tax).toBe(0);
});

test('an amount that cannot be read stays unknown', () => {
  const unread = { code: 'x', label: 'X', amount: 'a lot', tax: {} };
  expect(toDeductions([unread])?.[0]).toMatchObject({ amount: null, tax: null });
});

test('a line of nothing but nulls is a line', () => {
  const nulls = { code: null, label: null, amount: null, order_id: null, consent: null };
  expect(toDeductions([nulls])).toEqual([
    { code: '', label: '', amount: null, tax: 0, ...NOTHING_MORE },
  ]);
});

test('entries that are no lines are left out', () => {
  expect(toDeductions([null, 7, 'refund', [], { code: 'kit', label: '', amount: -2 }])).toEqual([
    { code: 'kit', label: '', amount: -2, tax: 0, ...NOTHING_MORE },
  ]);
});

test.each([[undefined], [null], [{}], ['[]'], [0]])('%j is not a list of lines', (value) => {
  expect(toDeductions(value)).toBeNull();
});

test.each([[null], ['yes'], [{}], [{ renews: true }], [{ by: ' ', at: null }]])(
  '%j says nothing of a consent',
  (value) => {
    expect(toConsent(value)).toBeNull();
  },
);

test.each([
  ['payment_fee', 'paymentFee'],
  ['tds', 'tds'],
  ['toString', null],
  ['PENALTY', null],
  [7, null],
])('the code %j is the kind %j', (code, kind) => {
  expect(toDeductions([{ code, label: 'X', amount: 1 }])?.[0]?.kind).toBe(kind);
});
