import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../../tests/support/renderInPortal';
import { localeAtom } from '../../../core/state/services';
import { PaymentLogsPage } from './PaymentLogsPage';

test.each([
  ['20 Nov 2026', 'hi-IN', '20 नव॰ 2026'],
  ['20 Nov 2026', 'en-IN', '20 Nov 2026'],
  ['This week', 'hi-IN', 'This week'],
])('the day %s in %s has the heading %s', async (day, locale, heading) => {
  const { store, wrapper } = createTestPortal({
    answers: { paymentLogs: () => [{ title: day, data: [{ amount: 10, status: 'captured' }] }] },
  });
  store.set(localeAtom, locale);
  render(<PaymentLogsPage />, { wrapper });
  const head = await screen.findByRole('rowheader');
  expect(head.textContent).toContain(heading);
});
