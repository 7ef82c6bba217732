import { type StringSchema, string } from 'yup';

/** The length limit of RFC 5321. */
const LONGEST = 254;

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A text that is not blank. @internal */
export function required(message: string): StringSchema<string> {
  return string()
    .defined()
    .test('required', message, (value) => value.trim() !== '');
}

/** A required e-mail address. @internal */
export function email(missing: string, invalid: string): StringSchema<string> {
  return required(missing).test('email', invalid, (value) => value.trim() === '' || isEmail(value));
}

export function isEmail(value: string): boolean {
  return value.length <= LONGEST && ADDRESS.test(value);
}
