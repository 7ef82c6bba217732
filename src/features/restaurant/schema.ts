import { type ObjectSchema, object, string } from 'yup';
import { isEmail } from '../../core/forms/email';
import type { Translate } from '../../core/messages/messages';
import type messages from './messages.en.json';
import type { ProfileValues } from './types';

export const NAME_MAX = 100;
export const ABOUT_MAX = 5_000;
export const ADDRESS_MAX = 250;

const DIGITS = /^\d+$/;
const TEN_DIGITS = /^\d{10}$/;
const INTEGER = /^-?\d{1,15}$/;
const DECIMAL = /^-?\d{1,15}(\.\d+)?$/;

/** The rules of the restaurant profile (specification B 5, decisions b70-b72). */
export function profileSchema(text: Translate<keyof typeof messages>): ObjectSchema<ProfileValues> {
  return object({
    name: required(text('nameRequired')).max(NAME_MAX, text('nameLong')),
    about: required(text('aboutRequired')).max(ABOUT_MAX, text('aboutLong')),
    address: required(text('addressRequired')).max(ADDRESS_MAX, text('addressLong')),
    phone: required(text('phoneRequired'))
      .test(
        'digits',
        text('onlyNumbers'),
        unlessEmpty((value) => DIGITS.test(value)),
      )
      .test(
        'ten',
        text('phoneTenDigits'),
        (value) => !DIGITS.test(value) || TEN_DIGITS.test(value),
      ),
    email: required(text('emailRequired')).test(
      'email',
      text('emailInvalid'),
      unlessEmpty((value) => isEmail(value)),
    ),
    foundedOn: required(text('foundedRequired')),
    diet: required(text('dietRequired')),
    minimumOrder: integer(text('minimumRequired'), text('integer'), text('minimumNegative')),
    preparationMinutes: integer(text('timeRequired'), text('integer'), text('timeNegative')),
    charge: percent(text('chargeRequired'), text('percentInvalid')),
    gst: percent(text('gstRequired'), text('percentInvalid')),
    lat: degrees(90, 'lng', text('latInvalid')),
    lng: degrees(180, 'lat', text('lngInvalid')),
    pinnedAddress: string().defined(),
  });
}

function required(message: string) {
  return string()
    .defined()
    .test('required', message, (value) => value.trim() !== '');
}

/** Of an empty field only one thing is said: that it is required. */
function unlessEmpty(isGood: (value: string) => boolean) {
  return (value: string) => value.trim() === '' || isGood(value.trim());
}

function integer(missing: string, broken: string, negative: string) {
  return required(missing)
    .test(
      'integer',
      broken,
      unlessEmpty((value) => INTEGER.test(value)),
    )
    .test('negative', negative, (value) => !INTEGER.test(value.trim()) || Number(value) >= 0);
}

function percent(missing: string, wrong: string) {
  return required(missing).test(
    'percent',
    wrong,
    unlessEmpty((value) => DECIMAL.test(value) && Number(value) >= 0 && Number(value) <= 100),
  );
}

/** No point at all is allowed, half a point is not. */
function degrees(limit: number, other: 'lat' | 'lng', wrong: string) {
  return string()
    .defined()
    .test('degrees', wrong, (value, { parent }) => {
      const typed = value.trim();
      if (typed === '') return (parent as ProfileValues)[other].trim() === '';
      return DECIMAL.test(typed) && Math.abs(Number(typed)) <= limit;
    });
}
