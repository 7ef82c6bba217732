import { expect, test } from 'vitest';
import { createFormats } from '../../core/format/formats';
import { createTexts } from '../../core/messages/messages';
import type { Offer } from './data';
import messages from './messages.en.json';
import { filterOffers, periodOf } from './offerList';
import { conditionWords, dateWords, discountWords, stateWords } from './useOfferColumns';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const formats = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });
const text = createTexts('en-IN').of(messages);

const offer: Offer = {
  id: 'o1',
  title: 'Thali',
  code: 'DEMO',
  discount: 100,
  discountKind: 'flat',
  minOrder: 300,
  isFirstOrderOfDay: false,
  isForNewUsers: true,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  isActive: true,
};

test.each<[Partial<Offer>, string, string, string]>([
  [{}, '₹100 off', 'above ₹300, new users', 'till 30 Nov'],
  [{ discountKind: 'percentage', minOrder: null }, '100% off', 'new users', 'till 30 Nov'],
  [{ validUntil: '2026-11-20' }, '₹100 off', 'above ₹300, new users', 'ended 20 Nov'],
  [
    { validFrom: '2026-11-25', isFirstOrderOfDay: true },
    '₹100 off',
    'above ₹300, first order of the day, new users',
    'from 25 Nov, till 30 Nov',
  ],
  [{ validUntil: '', isForNewUsers: false, discount: 12.5 }, '₹12.50 off', 'above ₹300', ''],
  [{ isForNewUsers: false, discount: null, minOrder: null }, '', 'any order', 'till 30 Nov'],
])('%j reads "%s", "%s", "%s"', (change, ...words) => {
  const changed = { ...offer, ...change };
  expect([
    discountWords(changed, text, formats),
    conditionWords(changed, text, formats),
    dateWords(changed, text, formats, NOW),
  ]).toEqual(words);
});

test.each<[Partial<Offer>, string]>([
  [{}, 'On'],
  [{ isActive: false }, 'Off'],
  [{ validUntil: '2026-11-20' }, 'Ended'],
  [{ validUntil: '2026-11-20', isActive: false }, 'Ended'],
  [{ validFrom: '2026-11-25' }, 'Starts 25 Nov'],
  [{ validFrom: '2026-11-25', isActive: false }, 'Off'],
])('%j is %s', (change, label) => {
  expect(stateWords({ ...offer, ...change }, text, formats, NOW).label).toBe(label);
});

test.each([
  ['2026-11-01', '2026-11-21', 'running'],
  ['2026-11-01', '2026-11-20', 'expired'],
  ['2026-11-22', '2026-11-30', 'upcoming'],
  ['2026-11-21T05:00:00Z', '2026-11-21T05:59:59Z', 'expired'],
  ['2026-11-21T06:00:01Z', '', 'upcoming'],
  ['', '', 'running'],
])('from "%s" until "%s" is %s', (validFrom, validUntil, period) => {
  expect(periodOf({ validFrom, validUntil }, NOW, formats.isoDay)).toBe(period);
});

test('the list is filtered by status or search text', () => {
  const odd = { ...offer, title: '.* (odd)', code: '', isActive: false };
  const find = (status: 'all' | 'active' | 'pending', search: string) =>
    filterOffers([offer, odd], { status, search });
  expect(find('all', ' demo ')).toEqual([offer]);
  expect(find('all', '.*')).toEqual([odd]);
  expect(find('pending', '')).toEqual([odd]);
  expect(find('active', 'odd')).toEqual([]);
});
