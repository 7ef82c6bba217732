import { expect, test } from 'vitest';
import { kycAddress, readKycType } from './address';

test.each([
  ['/vendor-kyc', '/vendor-kyc', '/vendor-kyc/kyc-detail?type=gst'],
  ['/vendor-kyc/kyc-detail', '/vendor-kyc', '/vendor-kyc/kyc-detail?type=gst'],
  ['/kyc-documents', '/kyc-documents', '/kyc-documents/kyc-detail?type=gst'],
  ['/kyc-documents/kyc-detail', '/kyc-documents', '/kyc-documents/kyc-detail?type=gst'],
])('from %s the list is %s', (pathname, list, detail) => {
  const address = kycAddress(pathname);
  expect([address.list, address.detail('gst')]).toEqual([list, detail]);
});

test.each([
  ['type=bank', 'bank'],
  ['type=BANK', null],
  ['type=nope', null],
  ['type=', null],
  ['type=../logout', null],
  ['type=constructor', null],
  ['', null],
])('"%s" asks for %s', (query, type) => {
  expect(readKycType(new URLSearchParams(query))).toBe(type);
});
