import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { createFormats } from '../../core/format/formats';
import { createZone } from '../../core/format/zone';
import { createTexts } from '../../core/messages/messages';
import { csvLines } from '../../ui/patterns/export/csvLines';
import messages from './messages.en.json';
import { offerExport, useOfferColumns } from './useOfferColumns';
import { toOffer } from './wire';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const formats = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });
const columns = offerExport(createTexts('en-IN').of(messages), formats, {
  now: NOW,
  consentOf: null,
});

test('an offer is one line below the headers', () => {
  const { head, line } = csvLines(columns, {
    formats,
    zone: createZone('Asia/Kolkata'),
    currency: 'INR',
    heads: { money: (name, currency) => `${name} (${currency})`, iso: (name) => `${name} (ISO)` },
  });
  const offer = toOffer(
    {
      title: 'Thali',
      referral_code: 'DEMO',
      discount_price: 100,
      discount_type: 'flat',
      usage_conditions: { min_order_value: 300, valid_from: '2026-11-01' },
    },
    { vendorId: 'v1' },
  );
  expect([head, line(offer)]).toEqual([
    'Offer,Code,Discount,Conditions,Minimum order (INR),Valid from,Valid from (ISO),Valid until,Valid until (ISO),Period,Status\r\n',
    'Thali,DEMO,₹100 off,above ₹300,300,01 Nov 2026,2026-11-01,,,Running,Off\r\n',
  ]);
});

test('the file has every column of the table', () => {
  const { wrapper } = createTestPortal();
  const { result } = renderHook(() => useOfferColumns(NOW, async () => {}), { wrapper });
  const headers = columns.map(({ header }) => header);
  expect(headers).toEqual(expect.arrayContaining(result.current.map(({ header }) => header)));
});
