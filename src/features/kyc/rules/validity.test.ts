import { expect, test } from 'vitest';
import { validityOf } from './validity';

test.each([
  ['2026-11-20', 'expired'],
  ['2026-11-21', 'soon'],
  ['2026-12-21', 'soon'],
  ['2026-12-22', 'valid'],
  ['', 'unknown'],
  ['someday', 'unknown'],
])('a document until "%s" is %s on 21 Nov 2026', (expiry, validity) => {
  expect(validityOf(expiry, '2026-11-21')).toBe(validity);
});
