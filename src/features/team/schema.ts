import { array, mixed, type ObjectSchema, object } from 'yup';
import { email, required } from '../../core/forms/textRules';
import type { Translate } from '../../core/messages/messages';
import { PERMISSIONS, type Permission } from '../../core/permissions/permissions';
import type { PhoneRule } from '../../core/region/phoneRule';
import type { MemberValues, Wording } from './data';
import type messages from './messages.en.json';
import { isRole, type Role } from './roles';

export const NAME_MAX = 100;

/** The messages that differ between the two forms (B5, b53). */
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
  { anyPhone, values }: PhoneRule,
): ObjectSchema<MemberValues> {
  const words = WORDS[wording];
  return object({
    name: required(text('nameRequired')).max(NAME_MAX, text('nameLong')),
    phone: required(text('phoneRequired')).matches(anyPhone, {
      message: text(words.phone, values),
      excludeEmptyString: true,
    }),
    email: email(text('emailRequired'), text(words.email)),
    role: mixed<Role | ''>().defined().test('role', text('roleRequired'), isRole),
    permissions: array(mixed<Permission>().oneOf(PERMISSIONS).defined())
      .defined()
      .min(1, text(words.permissions)),
  });
}
