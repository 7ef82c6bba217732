import { expect, test } from 'vitest';
import { INDIA } from '../../../core/region/region';
import { toVendor } from '../../../core/vendor/wire';
import { isLocked, kycProgress } from './progress';

const TODAY = '2026-11-21';
const bank = (status: string) => ({ bank_name: 'Demo Bank', status });
const fssai = (status: string) => ({ account_number: '1', expiration_date: '2027-01-01', status });
const gst = (status: string) => ({ gstn_number: '29ZZZFZ0000Z1ZR', status });
const pan = (status: string) => ({ pan_number: 'ZZZFZ0000Z', status });

function all(status: string) {
  return {
    bank_detail: bank(status),
    fssai_detail: fssai(status),
    gstn_detail: gst(status),
    pan_detail: pan(status),
  };
}

test('a new vendor starts with the bank details', () => {
  expect(kycProgress(toVendor({}).kyc, INDIA.kyc, TODAY)).toEqual({
    counts: { approved: 0, review: 0, declined: 0, missing: 4 },
    isAllDone: false,
    next: 'bank',
  });
});

test('a record with only a status is not locked', () => {
  const kyc = toVendor({ bank_detail: { status: 'pending' }, pan_detail: pan('pending') }).kyc;
  expect([isLocked(kyc.bank), isLocked(kyc.pan)]).toEqual([false, true]);
});

test('two documents under review make the third the next one', () => {
  const kyc = toVendor({ bank_detail: bank('pending'), fssai_detail: fssai('pending') }).kyc;
  expect(kycProgress(kyc, INDIA.kyc, TODAY)).toEqual({
    counts: { approved: 0, review: 2, declined: 0, missing: 2 },
    isAllDone: false,
    next: 'gst',
  });
});

test('a declined verification is next before a missing one', () => {
  const kyc = toVendor({
    ...all('pending'),
    bank_detail: undefined,
    pan_detail: pan('declined'),
  }).kyc;
  expect(kycProgress(kyc, INDIA.kyc, TODAY)).toEqual({
    counts: { approved: 0, review: 2, declined: 1, missing: 1 },
    isAllDone: false,
    next: 'pan',
  });
});

test('four verifications under review are all done', () => {
  const kyc = toVendor(all('pending')).kyc;
  expect(kycProgress(kyc, INDIA.kyc, TODAY)).toEqual({
    counts: { approved: 0, review: 4, declined: 0, missing: 0 },
    isAllDone: true,
    next: null,
  });
});

test('an approved document that has expired is next', () => {
  const old = { ...fssai('approved'), expiration_date: '2026-11-18' };
  const kyc = toVendor({ ...all('approved'), fssai_detail: old }).kyc;
  expect(kycProgress(kyc, INDIA.kyc, TODAY)).toEqual({
    counts: { approved: 4, review: 0, declined: 0, missing: 0 },
    isAllDone: true,
    next: 'fssai',
  });
});

test('verifications that the region does not have count for nothing', () => {
  const kyc = toVendor({ bank_detail: bank('pending'), gstn_detail: gst('declined') }).kyc;
  expect(kycProgress(kyc, ['bank'], TODAY)).toEqual({
    counts: { approved: 0, review: 1, declined: 0, missing: 0 },
    isAllDone: true,
    next: null,
  });
});
