import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { CycleChange } from './CycleChange';
import type { Comparison } from './compareCycles';

const RATES = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };

/** Shows two payouts of equal orders, with their differences from the estimates. */
function show(unexpected: Comparison['unexpected']): void {
  const amount = unexpected.now - unexpected.before;
  const comparison: Comparison = {
    amount: 100_000 + unexpected.now,
    before: 100_000 + unexpected.before,
    isPaid: true,
    bill: { now: 70_000, before: 70_000 },
    unexpected,
    unexplained: null,
    parts: [{ cause: 'payout', amount }],
  };
  renderInPortal(
    <CycleChange
      comparison={comparison}
      days={{ from: '2026-11-16', to: '2026-11-22' }}
      isOpen={false}
      rates={{ rates: RATES, defaults: RATES, units: 100, isPending: false, save: () => {} }}
      toChecks={(words) => <a href="#orders">{words}</a>}
    />,
  );
}

test('a payout as estimated after one above the estimate has no orders to check', () => {
  show({ now: 0, before: 50_000 });
  expect(screen.getByRole('listitem').textContent).toBe(
    'Difference from the estimate ₹0.00, +₹500.00 before−₹500.00',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('a payout below the estimate opens the orders to check', () => {
  show({ now: -50_000, before: 0 });
  expect(screen.getByRole('link').textContent).toBe(
    'Difference from the estimate −₹500.00, ₹0.00 before',
  );
});
