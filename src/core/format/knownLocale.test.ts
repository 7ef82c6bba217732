import { expect, test, vi } from 'vitest';
import { knownLocale } from './knownLocale';

test.each(['en-IN', 'en-AE', 'hi-IN', 'bn-IN', 'pa-IN', 'ur-IN', 'ar-AE'])(
  '%s is used where the browser has its data',
  (locale) => {
    expect(knownLocale(locale)).toBe(locale);
  },
);

test('a language of which the browser has no data is written as in English', () => {
  // What Chromium writes in Punjabi.
  const DateTimeFormat = class {
    format = () => 'M11';
  };
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: DateTimeFormat } }));

  expect(knownLocale('pa-IN')).toBe('en-IN');
});
