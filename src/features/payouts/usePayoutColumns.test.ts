import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { createTexts } from '../../core/messages/messages';
import messages from './messages.en.json';
import { payoutExport, usePayoutColumns } from './usePayoutColumns';

const text = createTexts('en-IN').of(messages);
const NO_ESTIMATES = {
  of: () => null,
  isReading: () => false,
  isError: false,
  refetch: () => {},
  isRead: false,
  canAsk: false,
};
const NO_PAYMENTS = {
  of: () => ({ state: 'notYet' }) as const,
  unpaid: [],
  canAsk: false,
  refetch: () => {},
};

test('the file of the payouts has every column of the table', () => {
  const { wrapper } = createTestPortal({ capabilities: ['payouts.deductions'] });
  const { result } = renderHook(() => usePayoutColumns(NO_ESTIMATES, NO_PAYMENTS, 100), {
    wrapper,
  });
  const headers = payoutExport(text, {
    estimates: NO_ESTIMATES,
    payments: NO_PAYMENTS,
    units: 100,
    isoDay: String,
    hasDeductions: true,
  }).map(({ header }) => header);
  expect(headers).toEqual(expect.arrayContaining(result.current.map(({ header }) => header)));
});
