import { expect, test } from 'vitest';
import { createAmounts } from '../../src/core/amount/amounts';
import messages from '../../src/core/amount/messages.en.json';
import { onlyDigits } from '../../src/core/amount/onlyDigits';
import { createFormats } from '../../src/core/format/formats';
import { createTexts } from '../../src/core/messages/messages';
import { AMOUNTS, DIGITS } from './amounts';

const LOCALES = [
  'en-IN',
  'hi-IN',
  'mr-IN',
  'bn-BD',
  'ta-IN',
  'en-US',
  'en-GB',
  'de-DE',
  'de-AT',
  'de-CH',
  'fr-FR',
  'es-ES',
  'pt-PT',
  'pt-BR',
  'sv-SE',
  'ar-EG',
  'ar-TN',
  'fa-IR',
  'he-IL',
  'ja-JP',
];
const CURRENCIES = ['INR', 'USD', 'EUR', 'JPY', 'KWD', 'AED', 'CHF', 'BDT'];
/** In smallest units. */
const UNITS = [
  0, 1, 5, 10, 95, 100, 250, 999, 1_000, 9_500, 12_500, 125_050, 1_234_567, 98_765_432_100,
];

const text = createTexts('en-IN').of(messages);

test.each(AMOUNTS)('$input in $locale $currency', (brought) => {
  const { input, locale = 'en-IN', currency = 'INR', value } = brought;
  const reading = createAmounts({ locale, currency }, text).money.read(input);
  if (reading.problem === null) expect(reading.value).toBe(value);
  else if (reading.problem === 'ambiguous') expect(reading.readings).toEqual(value);
  else expect(reading.problem).toBe(value);
});

test.each(DIGITS)('$input has the digits $value', ({ input, value }) => {
  expect(onlyDigits(input)).toBe(value);
});

test.each(LOCALES.flatMap((locale) => CURRENCIES.map((currency) => [locale, currency])))(
  'the amounts that the portal shows in %s in %s are read back',
  (locale, currency) => {
    const { money, shortMoney, number } = createFormats({ locale, currency, timeZone: 'UTC' });
    const amounts = createAmounts({ locale, currency }, text);
    const { unit } = amounts.money;
    for (const units of UNITS.flatMap((one) => [one, -one])) {
      const value = units / unit;
      const expected = { problem: null, value: value + 0, units: units + 0 };
      for (const shown of [money(value), shortMoney(value), amounts.money.write(value)]) {
        expect([shown, amounts.money.read(shown)]).toEqual([shown, expected]);
      }
      const whole = { problem: null, value: units + 0, units: units + 0 };
      for (const shown of [number(units), amounts.count.write(units)]) {
        expect([shown, amounts.count.read(shown)]).toEqual([shown, whole]);
      }
    }
  },
);

test.each(Intl.supportedValuesOf('numberingSystem'))('the digits of %s are read', (system) => {
  const format = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
  const { count } = createAmounts({ locale: 'en-IN', currency: 'INR' }, text);
  expect(count.value(format.format(9_876_543_210))).toBe(9_876_543_210);
});

test('the two meanings of a text are named', () => {
  const { money } = createAmounts({ locale: 'en-IN', currency: 'INR' }, text);
  expect([
    money.errorOf('12,50', 'no'),
    money.errorOf('95.001', 'no'),
    money.errorOf('x', 'no'),
  ]).toEqual([
    '“12,50” can mean ₹12.50 or ₹1,250.00. Enter one of them.',
    'Enter at most 2 decimals',
    'no',
  ]);
});
