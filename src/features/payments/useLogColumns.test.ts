import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { createFormats } from '../../core/format/formats';
import { createTexts } from '../../core/messages/messages';
import messages from './messages.en.json';
import { logExport, useLogColumns } from './useLogColumns';

const text = createTexts('en-IN').of(messages);
const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });

test.each([
  ['20 Nov 2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2026-11-20T23:30:00-08:00', '2026-11-21'],
  ['2026-99-20T00:00:00Z', null],
  ['soon', null],
])('the file has for the title %s the day %s of the restaurant', (day, expected) => {
  const column = logExport(text, isoDay).find(({ header }) => header === text('columnDayIso'));
  expect(column?.value({ day } as never)).toBe(expected);
});

test('the file of the payment logs has every column of the table', () => {
  const { wrapper } = createTestPortal();
  const { result } = renderHook(useLogColumns, { wrapper });
  const headers = logExport(text, isoDay).map(({ header }) => header);
  expect(headers).toEqual(expect.arrayContaining(result.current.map(({ header }) => header)));
});
