import { type ObjectSchema, object, string } from 'yup';
import { isEmail } from '../../core/forms/email';
import type { Translate } from '../../core/messages/messages';
import type messages from './messages.en.json';
import type { Profile } from './types';

const NAME_MAX = 100;
const DIGITS = /^\d+$/;

/** The rules of the vendor profile (specification B 5). */
export function profileSchema(text: Translate<keyof typeof messages>): ObjectSchema<Profile> {
  return object({
    name: required(text('nameRequired')).max(NAME_MAX, text('nameLong')),
    phone: required(text('phoneRequired')).matches(DIGITS, {
      message: text('onlyNumbers'),
      excludeEmptyString: true,
    }),
    email: required(text('emailRequired')).test(
      'email',
      text('emailInvalid'),
      (value) => value.trim() === '' || isEmail(value),
    ),
  });
}

function required(message: string) {
  return string()
    .defined()
    .test('required', message, (value) => value.trim() !== '');
}
