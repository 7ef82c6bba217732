import { expect, test } from 'vitest';
import { imageUrl } from './imageUrl';

const PAGE = 'https://shop.example/partner/food-menu';
const rules = { host: 'https://api.example/v1' };
const address = (value: unknown, more = {}) => imageUrl(value, { ...rules, ...more }, PAGE);

test.each([
  ['assets/paneer-tikka.svg', 'https://api.example/v1/assets/paneer-tikka.svg'],
  ['/assets/a.png', 'https://api.example/v1/assets/a.png'],
  [' assets/a.png ', 'https://api.example/v1/assets/a.png'],
  ['assets/मसाला डोसा.jpg', `https://api.example/v1/assets/${encodeURI('मसाला डोसा.jpg')}`],
  ['a/../b.png', 'https://api.example/v1/b.png'],
  ['a.png?size=2', 'https://api.example/v1/a.png?size=2'],
  ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://api.example/v1/assets/a.png', 'https://api.example/v1/assets/a.png'],
  ['onerror=alert(1).png', 'https://api.example/v1/onerror=alert(1).png'],
])('%s is asked for at %s', (value, expected) => {
  expect(address(value)).toBe(expected);
});

const schemes = ['javascript', 'data', 'file', 'ftp', 'blob', 'vbscript', 'about', 'filesystem'];
test.each([
  ...schemes.map((scheme) => `${scheme}:x`),
  ...schemes.map((scheme) => `${scheme.toUpperCase()}://evil/x`),
  'java\nscript:alert(1)',
  '\u0000assets/a.png',
  'assets\\a.png',
  '\\\\evil.example\\a.png',
  '//evil.example/a.png',
  '///evil.example/a.png',
  'https://user:secret@cdn.example/a.png',
  'http://cdn.example/a.png',
  '../vendor/logout',
  '../../a.png',
  '%2e%2e/a.png',
  '/..%2fvendor/logout',
  'a%5c..%5cb.png',
  'vendor/logout',
  '/vendor/logout',
  'Vendor/Logout/',
  'vendor//logout',
  'vendor/%6cogout',
  'vendor/logout?x=1',
  './about',
  'assets/../dish-category/all',
  'https://api.example/v1/vendor/logout',
  'https://api.example/v1/about?type=vendor',
  '',
  '   ',
  `${'a'.repeat(3_000)}.png`,
])('%j is never asked for', (value) => {
  expect(address(value)).toBeNull();
});

test.each([null, undefined, {}, [], ['a.png'], true, Number.NaN, { href: 'https://x.example' }])(
  '%j is no picture',
  (value) => {
    expect(address(value)).toBeNull();
  },
);

test('relative paths live at the base for assets when there is one', () => {
  const more = { assetsBase: 'https://cdn.example/img/' };
  expect(address('a.png', more)).toBe('https://cdn.example/img/a.png');
  expect(address('../a.png', more)).toBeNull();
  expect(address('a.png', { assetsBase: '/files' })).toBe('https://shop.example/files/a.png');
});

test("a list of origins always includes the portal's own two", () => {
  const more = { imageOrigins: ['https://cdn.example'], assetsBase: 'https://img.example' };
  const answers = [
    'https://cdn.example/a',
    'https://other.example/a',
    'a',
    'https://api.example/a',
  ];
  expect(answers.map((value) => address(value, more) !== null)).toEqual([true, false, true, true]);
});

test('a page over http takes pictures over http', () => {
  const page = 'http://localhost:5180/';
  const value = imageUrl('a.png', { host: 'http://localhost:5180/api' }, page);
  expect(value).toBe('http://localhost:5180/api/a.png');
});
