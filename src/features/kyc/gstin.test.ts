import { expect, test } from 'vitest';
import { hasGstinChecksum, panInGstin } from './gstin';

test.each(['29ZZZFZ0000Z1ZR', '27ZZZPZ0000Z1ZA', '07ZZZCZ0000Z2Z2', '36ZZZPZ0000X1ZF'])(
  'the check character of %s is right',
  (gstin) => {
    expect(hasGstinChecksum(gstin)).toBe(true);
  },
);

test.each(['29ZZZFZ0000Z1ZX', '29ZZZFZ0000Z1Z', '', '29zzzfz0000z1zr'])(
  'the check character of "%s" is not',
  (gstin) => {
    expect(hasGstinChecksum(gstin)).toBe(false);
  },
);

test('a GSTIN holds the PAN, another text holds none', () => {
  expect([panInGstin('29ZZZFZ0000Z1ZR'), panInGstin('29ZZZFZ')]).toEqual(['ZZZFZ0000Z', '']);
});
