import { type ObjectSchema, object } from 'yup';
import { email, required } from '../../core/forms/textRules';
import type { Translate } from '../../core/messages/messages';
import type { Profile } from './data';
import type messages from './messages.en.json';

const NAME_MAX = 100;
const DIGITS = /^\d+$/;

/** The validation rules of the profile form (B5). */
export function profileSchema(text: Translate<keyof typeof messages>): ObjectSchema<Profile> {
  return object({
    name: required(text('nameRequired')).max(NAME_MAX, text('nameLong')),
    phone: required(text('phoneRequired')).matches(DIGITS, {
      message: text('onlyNumbers'),
      excludeEmptyString: true,
    }),
    email: email(text('emailRequired'), text('emailInvalid')),
  });
}
