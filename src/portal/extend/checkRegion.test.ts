import { expect, test } from 'vitest';
import type { Region } from '../../core/contracts';
import { INDIA } from '../../core/region/region';
import { checkRegion } from './checkRegion';

const EMIRATES: Region = {
  country: 'AE',
  phone: { prefix: '+971', digits: 9 },
  currency: 'AED',
  kyc: ['bank'],
};

test('the region is India unless the host gives another', () => {
  expect([checkRegion(), checkRegion(EMIRATES)]).toEqual([
    { region: INDIA, faults: [] },
    { region: EMIRATES, faults: [] },
  ]);
});

test.each([
  [{ country: undefined }, 'country', { country: 'IN' }],
  [{ country: 'Emirates' }, 'country', { country: 'IN' }],
  [{ currency: undefined }, 'currency', { currency: 'INR' }],
  [{ currency: 'dirham' }, 'currency', { currency: 'INR' }],
  [{ kyc: ['passport'] }, 'kyc', { kyc: INDIA.kyc }],
  [{ kyc: 'bank' }, 'kyc', { kyc: INDIA.kyc }],
  [
    { phone: { prefix: '971', digits: 9 } },
    'phone.prefix',
    { phone: { prefix: '+91', digits: 9 } },
  ],
  [
    { phone: { prefix: '+971', digits: [10, 9] } },
    'phone.digits',
    { phone: { prefix: '+971', digits: 10 } },
  ],
  [
    { phone: { prefix: '+971', digits: 0 } },
    'phone.digits',
    { phone: { prefix: '+971', digits: 10 } },
  ],
  [
    { phone: { prefix: '+971', digits: 16 } },
    'phone.digits',
    { phone: { prefix: '+971', digits: 10 } },
  ],
  [{ phone: null }, 'phone.prefix,phone.digits', { phone: INDIA.phone }],
])('with %o India is used for %s', (change, faults, used) => {
  const checked = checkRegion({ ...EMIRATES, ...change } as unknown as Region);
  expect(checked.faults.join()).toBe(faults);
  expect(checked.region).toEqual({ ...EMIRATES, ...used });
});

test.each([null, 'AE', 7])('a region that is %o is India', (region) => {
  const checked = checkRegion(region as unknown as Region);
  expect(checked.region).toEqual(INDIA);
  expect(checked.faults).toEqual(['country', 'phone.prefix', 'phone.digits', 'currency']);
});
