import { expect, test } from 'vitest';
import { toVendor } from './wire';

test('a verification is read in full', () => {
  const { fssai } = toVendor({
    fssai_detail: {
      account_number: 19926000000001,
      expiration_date: '2027-12-26',
      image: 'assets/uploads/1',
      status: 'declined',
      reason: 'Document is blurred',
    },
  }).kyc;
  expect(fssai).toMatchObject({
    status: 'declined',
    reason: 'Document is blurred',
    values: { number: '19926000000001', expiry: '2027-12-26' },
    hasDocument: true,
    hasData: true,
  });
});

test('each of the four has its own fields', () => {
  const kyc = toVendor({
    bank_detail: { bank_name: 'Demo Bank', account_number: '01', ifsc_code: 'ZZZZ0DEMO01' },
    gstn_detail: { gstn_number: '29ZZZFZ0000Z1ZR', expiration_date: '2027-12-26' },
    pan_detail: { pan_number: 'ZZZFZ0000Z' },
  }).kyc;
  expect(kyc.bank.values).toMatchObject({ bankName: 'Demo Bank', ifscCode: 'ZZZZ0DEMO01' });
  expect([kyc.gst.values.number, kyc.pan.values.number]).toEqual(['29ZZZFZ0000Z1ZR', 'ZZZFZ0000Z']);
});

test.each([undefined, null, [], 'approved', { status: 'approved ' }, { status: 'unknown' }])(
  '%j is a pending verification without data',
  (bank_detail) => {
    expect(toVendor({ bank_detail }).kyc.bank).toMatchObject({ status: 'pending', hasData: false });
  },
);
