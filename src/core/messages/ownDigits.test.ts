import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { createTexts } from './messages';

const plural =
  '{count, plural, =0 {none of {total}} one {# order of {total}} other {# orders of {total}}}';

function textIn(locale: string, message: string) {
  const text = createTexts(locale).of<'text'>({ text: compile(message) as never });
  return (values: Record<string, string | number>) => text('text', values);
}

test.each([
  ['bn-IN', '১২ orders of ৩০'],
  ['mr-IN', '१२ orders of ३०'],
  ['ur-IN', '۱۲ orders of ۳۰'],
  ['ta-IN', '12 orders of 30'],
  ['hi-IN', '12 orders of 30'],
  ['en-IN', '12 orders of 30'],
])('in %s the numbers of a text are %s', (locale, text) => {
  expect(textIn(locale, plural)({ count: 12, total: 30 })).toBe(text);
});

test('a number chooses its plural, also an exact one', () => {
  const text = textIn('bn-IN', plural);

  expect(text({ count: 0, total: 3 })).toBe('none of ৩');
  expect(text({ count: 1, total: 3 })).toBe('১ order of ৩');
});

test('a text keeps its digits, because it can be an identifier', () => {
  expect(textIn('bn-IN', 'Order {number}, {minutes} min')({ number: '9003', minutes: 4 })).toBe(
    'Order 9003, ৪ min',
  );
});

test('a number that is too long or none is written as elsewhere', () => {
  const text = textIn('mr-IN', '{a} and {b}');

  expect(text({ a: 1e21, b: Number.NaN })).toBe('१००००००००००००००००००००० and –');
});

test('a message with a number format has the digits of the language', () => {
  expect(textIn('bn-IN', '{count, number} left')({ count: 1234 })).toBe('১,২৩৪ left');
});
