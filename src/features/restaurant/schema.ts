import { type ObjectSchema, object, string } from 'yup';
import { fileRule } from '../../core/forms/fileRule';
import { isEmail, required } from '../../core/forms/textRules';
import type { Translate } from '../../core/messages/messages';
import type { PhoneRule } from '../../core/region/phoneRule';
import type messages from './messages.en.json';
import type { ProfileFormValues, ProfileValues } from './types';

export const NAME_MAX = 100;
export const ABOUT_MAX = 5_000;
export const ADDRESS_MAX = 250;

const DIGITS = /^\d+$/;
const INTEGER = /^-?\d{1,15}$/;
const DECIMAL = /^-?\d{1,15}(\.\d+)?$/;

/** The validation rules of the profile form (B5, b70, b71, b72). */
export function profileSchema(
  text: Translate<keyof typeof messages>,
  { anyPhone, values }: PhoneRule,
): ObjectSchema<ProfileFormValues> {
  return object({
    banner: fileRule(),
    newPictures: fileRule(),
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
        'length',
        text('phoneTenDigits', values),
        (value) => !DIGITS.test(value) || anyPhone.test(value),
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

/** An empty field shows only the "required" message. */
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

/** Requires both coordinates or neither. */
function degrees(limit: number, other: 'lat' | 'lng', wrong: string) {
  return string()
    .defined()
    .test('degrees', wrong, (value, { parent }) => {
      const typed = value.trim();
      if (typed === '') return (parent as ProfileValues)[other].trim() === '';
      return DECIMAL.test(typed) && Math.abs(Number(typed)) <= limit;
    });
}
