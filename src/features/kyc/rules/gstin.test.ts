import { expect, test } from 'vitest';
import { hasGstinChecksum, panInGstin } from './gstin';

test.each(['29ZZZFZ0000Z1ZR', '27ZZZPZ0000Z1ZA', '07ZZZCZ0000Z2Z2', '36ZZZPZ0000X1ZF'])(
  'the checksum of %s is valid',
  (gstin) => {
    expect(hasGstinChecksum(gstin)).toBe(true);
  },
);

test.each(['29ZZZFZ0000Z1ZX', '29ZZZFZ0000Z1Z', '', '29zzzfz0000z1zr'])(
  'the checksum of "%s" is invalid',
  (gstin) => {
    expect(hasGstinChecksum(gstin)).toBe(false);
  },
);

test('only a valid GSTIN contains a PAN', () => {
  expect([panInGstin('29ZZZFZ0000Z1ZR'), panInGstin('29ZZZFZ')]).toEqual(['ZZZFZ0000Z', '']);
});
