import { expect, test } from 'vitest';
import { toOffer } from './wire';

const VENDOR = 'v1';
const entry = (vendor_id: unknown, status: unknown) => ({ vendor_id, status });

test.each([
  [undefined, false],
  [null, false],
  ['active', false],
  [[], false],
  [[entry('other', 'active')], false],
  [[entry(VENDOR, 'pending')], false],
  [[entry(VENDOR, 'active')], true],
  [[entry({ _id: VENDOR }, 'Active')], true],
  [[null, entry(VENDOR, 'active'), entry(VENDOR, 'pending')], false],
])('a vendor list %j makes this vendor active: %s', (vendor_list, isActive) => {
  expect(toOffer({ vendor_list }, { vendorId: VENDOR }).isActive).toBe(isActive);
});

test('a record with wrong types is an empty offer', () => {
  const wire = { _id: {}, title: [], discount_price: 'free', usage_conditions: 'none' };
  expect(toOffer(wire, { vendorId: VENDOR })).toEqual({
    id: '',
    title: '',
    code: '',
    discount: null,
    discountKind: 'other',
    minOrder: null,
    isFirstOrderOfDay: false,
    isForNewUsers: false,
    validFrom: '',
    validUntil: '',
    isActive: false,
  });
});
