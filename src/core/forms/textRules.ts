import { type StringSchema, string } from 'yup';
import { cleanName } from '../text/cleanName';

/** The length limit of RFC 5321. */
const LONGEST = 254;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A text with a visible letter (c61). @internal */
export function required(message: string): StringSchema<string> {
  return string()
    .defined()
    .test('required', message, (value) => cleanName(value) !== '');
}

/** A required e-mail address. @internal */
export function email(missing: string, invalid: string): StringSchema<string> {
  return required(missing).test('email', invalid, (value) => value.trim() === '' || isEmail(value));
}

export function isEmail(value: string): boolean {
  return value.length <= LONGEST && ADDRESS.test(value);
}
