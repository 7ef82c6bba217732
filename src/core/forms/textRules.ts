import { type StringSchema, string } from 'yup';
import { isEmail } from './email';

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
