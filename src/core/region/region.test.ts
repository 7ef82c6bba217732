import { expect, test } from 'vitest';
import { createTexts } from '../messages/messages';
import messages from './messages.en.json';
import { toPhoneRule } from './phoneRule';
import { INDIA } from './region';

const english = createTexts('en-IN').of(messages);

test.each(['6000000000', '9876543210'])('%s is an Indian mobile number', (phone) => {
  expect(toPhoneRule(INDIA, english).mobile.test(phone)).toBe(true);
});

test('an Indian number that begins with 5 is a phone but no mobile number', () => {
  const { mobile, anyPhone } = toPhoneRule(INDIA, english);
  expect([mobile.test('5876543210'), anyPhone.test('5876543210')]).toEqual([false, true]);
});

test.each([
  ['12345678', false],
  ['123456789', true],
  ['0123456789', true],
  ['12345678901', false],
])('%s is a mobile number of 9 to 10 digits outside of India: %s', (phone, isGood) => {
  const phones = { prefix: '+971', digits: [9, 10] as const };
  const { mobile, anyPhone, values } = toPhoneRule(
    { ...INDIA, country: 'AE', phone: phones },
    english,
  );
  expect([mobile.test(phone), anyPhone.test(phone)]).toEqual([isGood, isGood]);
  expect(values).toEqual({ prefix: '+971', digits: '9 to 10' });
});
