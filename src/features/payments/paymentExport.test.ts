import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { translate } from '../../core/messages/messages';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { useLogColumns } from './components/useLogColumns';
import { usePayoutColumns } from './components/usePayoutColumns';
import messages from './messages.en.json';
import { logExport, payoutExport, toIsoDay } from './paymentExport';

const text = translate(messages, 'en-IN');
const NO_ESTIMATES = {
  of: () => null,
  isReading: () => false,
  isError: false,
  refetch: () => {},
  ask: undefined,
};

test.each([
  ['20 Nov 2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T00:30:00+05:30', '2026-11-20'],
  ['2026-11-20T23:30:00-08:00', '2026-11-20'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['2026-99-20T00:00:00Z', ''],
  ['soon', ''],
])('the day of the title %s is "%s" in its own zone', (title, day) => {
  expect(toIsoDay(title)).toBe(day);
});

test.each([
  ['payment logs', useLogColumns, logExport(text)],
  ['payouts', () => usePayoutColumns(NO_ESTIMATES), payoutExport(text, () => null)],
])('the file of the %s has every column of the table', (_table, useColumns, exported) => {
  const { wrapper } = createTestPortal();
  const { result } = renderHook<readonly { header: string }[], unknown>(() => useColumns(), {
    wrapper,
  });
  const headers = exported.map(({ header }) => header);
  expect(headers).toEqual(expect.arrayContaining(result.current.map(({ header }) => header)));
});
