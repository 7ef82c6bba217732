import { expect, test } from 'vitest';
import type { KycType, KycValues } from '../../../core/vendor/kyc';
import { toVendor } from '../../../core/vendor/wire';
import { adviceFor } from './advice';

const TODAY = '2026-11-21';
const kyc = toVendor({
  gstn_detail: { gstn_number: '29ZZZFZ0000Z1ZR' },
  pan_detail: { pan_number: 'ZZZFZ0000Z' },
}).kyc;

const CASES: readonly [KycType, keyof KycValues, string, string | null][] = [
  ['fssai', 'number', '19926000000001', null],
  ['fssai', 'number', '1992600000000', 'adviceFssaiDigits'],
  ['fssai', 'number', '', null],
  ['fssai', 'expiry', '2026-11-20', 'adviceExpired'],
  ['fssai', 'expiry', '2026-11-21', null],
  ['gst', 'number', '29ZZZFZ0000Z1ZR', null],
  ['gst', 'number', '29ZZZFZ0000Z1ZX', 'adviceGstinChecksum'],
  ['gst', 'number', '27ZZZPZ0000Z1ZA', 'adviceGstinPan'],
  ['gst', 'number', '29ZZ', null],
  ['pan', 'number', 'ZZZFZ0000Z', null],
  ['pan', 'number', 'ZZZPZ0000Z', 'advicePanGstin'],
  ['bank', 'accountNumber', '1', null],
];

test.each(CASES)('%s %s "%s": %s', (type, name, value, advice) => {
  expect(adviceFor({ type, name, value }, kyc, TODAY)).toBe(advice);
});

test('a number is not compared with a missing record', () => {
  const typed = { type: 'gst', name: 'number', value: '27ZZZPZ0000Z1ZA' } as const;
  expect(adviceFor(typed, toVendor({}).kyc, TODAY)).toBeNull();
});
