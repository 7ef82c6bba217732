import { expect, test } from 'vitest';
import { type KycType, NO_KYC_VALUES } from '../../core/vendor/kyc';
import { toKycForm } from './wire';

function partsOf(type: KycType, values = {}, document: File | null = null) {
  const ids = { vendorId: 'v1', restaurantId: 'r1' };
  return [...toKycForm({ type, ...ids, details: { ...NO_KYC_VALUES, ...values, document } })];
}

test('bank details are sent with the vendor id in place of a document', () => {
  const values = { bankName: 'Demo Bank', accountNumber: '01', ifscCode: 'ZZZZ0DEMO01' };
  const detail =
    '{"bank_name":"Demo Bank","account_number":"01","ifsc_code":"ZZZZ0DEMO01","status":"pending"}';
  expect(partsOf('bank', values)).toEqual([
    ['restaurant_id', 'r1'],
    ['vendor_id', 'v1'],
    ['key', 'bank_detail'],
    ['bank_detail', detail],
  ]);
});

const dated = { number: '19926000000001', expiry: '2027-12-26' };
test.each([
  ['fssai', 'fssai_detail', '{"account_number":"19926000000001","expiration_date":"2027-12-26"'],
  ['gst', 'gstn_detail', '{"gstn_number":"19926000000001","expiration_date":"2027-12-26"'],
  ['pan', 'pan_detail', '{"pan_number":"19926000000001"'],
] as const)('%s details are sent as %s with their document', (type, key, detail) => {
  const photo = new File(['x'], 'document.png', { type: 'image/png' });
  const parts = partsOf(type, dated, photo);
  expect(parts.map(([name]) => name)).toEqual(['restaurant_id', 'key', 'image', key]);
  expect(parts.find(([name]) => name === 'image')?.[1]).toMatchObject({ name: 'document.png' });
  expect(parts.at(-1)?.[1]).toBe(`${detail},"status":"pending"}`);
});

test('an unchanged document is not sent again', () => {
  expect(partsOf('pan', dated).map(([name]) => name)).toEqual([
    'restaurant_id',
    'key',
    'pan_detail',
  ]);
});
