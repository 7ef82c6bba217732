import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { toDeductions } from '../../../core/payouts/wire';
import type { PayoutDetails } from '../cycle/types';
import type { Payout } from '../data';
import { DeductionSums } from './DeductionSums';

const PAYOUT: Payout = {
  serial: 1,
  cycle: '03 Nov 2025 - 09 Nov 2025',
  startsOn: '2025-11-03',
  days: { from: '2025-11-03', to: '2025-11-09' },
  orders: 4,
  status: 'Settled',
};

/** The text of the sums of a payout of 1,000 before deductions of 100, in a cycle that is over. */
function textOf(details: Partial<PayoutDetails>, more: Partial<Payout> = {}): string {
  const deductions = toDeductions([{ code: 'advertising', label: 'Top', amount: 100 }]);
  renderInPortal(
    <DeductionSums
      payout={{ ...PAYOUT, ...more }}
      days={{ from: '2025-11-03', to: '2025-11-09' }}
      details={{ orders: [], gross: 1_000, net: 900, deductions, ...details }}
      units={100}
    />,
  );
  return screen.getByRole('region', { name: 'What was deducted' }).textContent ?? '';
}

test('what no line explains is named', () => {
  expect(textOf({ net: 887.6 })).toContain('Not explained₹12.40Paid by the marketplace₹887.60');
});

test.each<[string, Partial<PayoutDetails>]>([
  ['no sum', { net: null }],
  ['a sum of 0 without its orders', { gross: 0, net: 0 }],
])('a cycle that is over with %s says that it was not sent', (_name, details) => {
  const text = textOf(details);
  expect(text).toContain('Paid by the marketplaceNot sent by the marketplace');
  expect(text).not.toMatch(/explain|so far/);
});

test('a cycle that is not paid yet has the sum so far', () => {
  expect(textOf({}, { status: 'Pending' })).toContain('Payout so far₹900.00');
});

test('lines without a code and a label open none but these', () => {
  textOf({ deductions: toDeductions([{ amount: 60 }, { code: 'kit', label: 'Kit', amount: 40 }]) });
  expect(screen.getByRole('link', { name: 'Without a name' }).getAttribute('href')).toMatch(
    /\/deductions\?code=/,
  );
});
