import { type ObjectSchema, object, string } from 'yup';
import type { Translate } from '../../core/messages/messages';
import type { PhoneRule } from '../../core/region/phoneRule';
import type { Registration } from './data';
import type messages from './messages.en.json';

/** All fields are required; the phone is a mobile number (A5). */
export function registrationSchema(
  text: Translate<keyof typeof messages>,
  { mobile, values }: PhoneRule,
): ObjectSchema<Registration> {
  const filled = string().trim().required(text('required'));
  const message = text('phoneInvalid', values);
  return object({
    name: filled,
    restaurantName: filled,
    phone: filled.matches(mobile, { message, excludeEmptyString: true }),
    email: filled,
    foundedOn: filled,
  });
}
