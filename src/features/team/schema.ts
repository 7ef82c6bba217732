import { array, mixed, type ObjectSchema, object, string } from 'yup';
import { isEmail } from '../../core/forms/email';
import type { Translate } from '../../core/messages/messages';
import { PERMISSIONS, type Permission } from '../../core/permissions/catalogue';
import type messages from './messages.en.json';
import { isRole, type Role } from './roles';
import type { MemberValues, Wording } from './types';

export const NAME_MAX = 100;
const TEN_DIGITS = /^\d{10}$/;

/** The texts of specification B 5 that the two forms word differently (decision b53). */
const WORDS = {
  page: { phone: 'phoneTenDigits', email: 'emailInvalid', permissions: 'permissionsMissing' },
  modal: {
    phone: 'phoneTenDigitsModal',
    email: 'emailInvalidModal',
    permissions: 'permissionsMissingModal',
  },
} as const;

export function memberSchema(
  wording: Wording,
  text: Translate<keyof typeof messages>,
): ObjectSchema<MemberValues> {
  const words = WORDS[wording];
  return object({
    name: required(text('nameRequired')).max(NAME_MAX, text('nameLong')),
    phone: required(text('phoneRequired')).matches(TEN_DIGITS, {
      message: text(words.phone),
      excludeEmptyString: true,
    }),
    email: required(text('emailRequired')).test(
      'email',
      text(words.email),
      (value) => value.trim() === '' || isEmail(value),
    ),
    role: mixed<Role | ''>().defined().test('role', text('roleRequired'), isRole),
    permissions: array(mixed<Permission>().oneOf(PERMISSIONS).defined())
      .defined()
      .min(1, text(words.permissions)),
  });
}

function required(message: string) {
  return string()
    .defined()
    .test('required', message, (value) => value.trim() !== '');
}
