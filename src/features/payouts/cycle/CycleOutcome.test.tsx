import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { CycleOutcome } from './CycleOutcome';
import type { Reconciliation } from './reconcile';

test('a group whose amounts are not known has no sum of zero', () => {
  const causes = [{ reason: 'notPaid', amount: null }];
  const result = {
    counts: { missing: 1, doubled: 0, different: 0, unknown: 0, unchecked: 0, matched: 0 },
    findings: [{ group: 'missing', causes }],
    oldestLog: '2026-11-01',
  } as unknown as Reconciliation;
  const days = { from: '2026-11-16', to: '2026-11-22' };
  renderInPortal(
    <CycleOutcome result={result} days={days} units={100} toChecks={(text) => text} />,
  );

  expect(screen.getByText(/1 order to check/).textContent).toContain('Missing 1 (–)');
});
