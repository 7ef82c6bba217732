import { type ObjectSchema, object, string } from 'yup';
import type { Amounts, NumberReader } from '../../core/amount/amounts';
import { fileRule } from '../../core/forms/fileRule';
import { isEmail, required } from '../../core/forms/textRules';
import type { Translate } from '../../core/messages/messages';
import type { PhoneRule } from '../../core/region/phoneRule';
import type { ProfileFormValues, ProfileValues } from './data';
import type messages from './messages.en.json';

export const NAME_MAX = 100;
export const ABOUT_MAX = 5_000;
export const ADDRESS_MAX = 250;

const DIGITS = /^\d+$/;

/** The validation rules of the profile form (B5, b70, b71, b72). */
export function profileSchema(
  text: Translate<keyof typeof messages>,
  { anyPhone, values }: PhoneRule,
  { money, count, decimal }: Amounts,
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
    minimumOrder: integer(money, text('minimumRequired'), text('integer'), text('minimumNegative')),
    preparationMinutes: integer(count, text('timeRequired'), text('integer'), text('timeNegative')),
    charge: percent(decimal, text('chargeRequired'), text('percentInvalid')),
    gst: percent(decimal, text('gstRequired'), text('percentInvalid')),
    lat: degrees(decimal, 90, 'lng', text('latInvalid')),
    lng: degrees(decimal, 180, 'lat', text('lngInvalid')),
    pinnedAddress: string().defined(),
  });
}

/** An empty field shows only the "required" message. */
function unlessEmpty(isGood: (value: string) => boolean) {
  return (value: string) => value.trim() === '' || isGood(value.trim());
}

function integer(reader: NumberReader, missing: string, broken: string, negative: string) {
  return required(missing)
    .test(
      'integer',
      broken,
      unlessEmpty((typed) => Number.isInteger(reader.value(typed))),
    )
    .test('negative', negative, (typed) => {
      const value = reader.value(typed);
      return !Number.isInteger(value) || (value ?? 0) >= 0;
    });
}

function percent({ value }: NumberReader, missing: string, wrong: string) {
  return required(missing).test(
    'percent',
    wrong,
    unlessEmpty((typed) => isWithin(value(typed), 0, 100)),
  );
}

/** Requires both coordinates or neither. */
function degrees({ value }: NumberReader, limit: number, other: 'lat' | 'lng', wrong: string) {
  return string()
    .defined()
    .test('degrees', wrong, (typed, { parent }) => {
      if (typed.trim() === '') return (parent as ProfileValues)[other].trim() === '';
      return isWithin(value(typed), -limit, limit);
    });
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most;
}
