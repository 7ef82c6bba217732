import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { createTexts } from '../../core/messages/messages';
import type { Profile } from './data';
import messages from './messages.en.json';
import { profileSchema } from './schema';

const GOOD: Profile = { name: 'Asha', phone: '9876543210', email: 'asha@demo.example' };

function problems(changed: Partial<Profile>): string[] {
  const schema = profileSchema(createTexts('en-IN').of(messages));
  try {
    schema.validateSync({ ...GOOD, ...changed }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

test.each<[Partial<Profile>, string]>([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'Name cannot exceed 100 characters'],
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '98-76' }, 'Only numbers are allowed'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'asha' }, 'Invalid email'],
])('%j gives: %s', (changed, message) => {
  expect(problems(changed)).toEqual([message]);
});

test.each<Partial<Profile>>([{}, { name: 'x'.repeat(100) }, { name: 'आशा' }])(
  '%j is accepted',
  (changed) => {
    expect(problems(changed)).toEqual([]);
  },
);
