import { type ObjectSchema, object, string } from 'yup';
import type { Translate } from '../../core/messages/messages';
import { PHONE_PATTERN } from './constants';
import type messages from './messages.en.json';
import type { Registration } from './types';

/** The rules of specification A 5: five fields, and a mobile number that can receive a code. */
export function registrationSchema(
  text: Translate<keyof typeof messages>,
): ObjectSchema<Registration> {
  const filled = string().trim().required(text('required'));
  const message = text('phoneInvalid');
  return object({
    name: filled,
    restaurantName: filled,
    phone: filled.matches(PHONE_PATTERN, { message, excludeEmptyString: true }),
    email: filled,
    foundedOn: filled,
  });
}
