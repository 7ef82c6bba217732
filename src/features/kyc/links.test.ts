import { expect, test } from 'vitest';
import { INDIA } from '../../core/region/region';
import { kycLinks, readKycType } from './links';

test.each([
  ['/vendor-kyc', '/vendor-kyc', '/vendor-kyc/kyc-detail?type=gst'],
  ['/vendor-kyc/kyc-detail', '/vendor-kyc', '/vendor-kyc/kyc-detail?type=gst'],
  ['/kyc-documents', '/kyc-documents', '/kyc-documents/kyc-detail?type=gst'],
  ['/kyc-documents/kyc-detail', '/kyc-documents', '/kyc-documents/kyc-detail?type=gst'],
])('from %s the list is %s', (pathname, list, detail) => {
  const links = kycLinks(pathname);
  expect([links.list, links.detail('gst')]).toEqual([list, detail]);
});

test.each([
  ['type=bank', 'bank'],
  ['type=BANK', null],
  ['type=nope', null],
  ['type=', null],
  ['type=../logout', null],
  ['type=constructor', null],
  ['', null],
])('"%s" has the type %s', (query, type) => {
  expect(readKycType(new URLSearchParams(query), INDIA.kyc)).toBe(type);
});

test('a type that the region does not have is none', () => {
  expect(readKycType(new URLSearchParams('type=gst'), ['bank'])).toBeNull();
});
