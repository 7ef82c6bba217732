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
  ask: undefined,
};

test('the file of the payouts has every column of the table', () => {
  const { wrapper } = createTestPortal();
  const { result } = renderHook(() => usePayoutColumns(NO_ESTIMATES), { wrapper });
  const headers = payoutExport(text, () => null).map(({ header }) => header);
  expect(headers).toEqual(expect.arrayContaining(result.current.map(({ header }) => header)));
});
