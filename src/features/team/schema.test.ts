import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { createTexts } from '../../core/messages/messages';
import { toPhoneRule } from '../../core/region/phoneRule';
import { INDIA } from '../../core/region/region';
import type { MemberValues, Wording } from './data';
import messages from './messages.en.json';
import { memberSchema } from './schema';

const GOOD: MemberValues = {
  name: 'Meena',
  phone: '6000000012',
  email: 'm@demo.example',
  role: 'cook',
  permissions: ['payments'],
};

function problems(wording: Wording, changed: Partial<MemberValues>): string[] {
  const schema = memberSchema(
    wording,
    createTexts('en-IN').of(messages),
    toPhoneRule(INDIA, String),
  );
  try {
    schema.validateSync({ ...GOOD, ...changed }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

test.each<[Partial<MemberValues>, string]>([
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'Name cannot exceed 100 characters'],
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '600000001' }, 'Phone number must be exactly 10 digits'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'meena' }, 'Invalid email'],
  [{ role: '' }, 'Role is required'],
  [{ permissions: [] }, 'At least one permission must be selected'],
])('the page says of %j: %s', (changed, message) => {
  expect(problems('page', changed)).toEqual([message]);
});

test.each<[Partial<MemberValues>, string]>([
  [{ name: '' }, 'Name is required'],
  [{ name: 'x'.repeat(300) }, 'Name cannot exceed 100 characters'],
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '60000000123' }, 'Phone must be 10 digits'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'a@b' }, 'Invalid email format'],
  [{ role: '' }, 'Role is required'],
  [{ permissions: [] }, 'Select at least one permission'],
])('the modal says of %j: %s', (changed, message) => {
  expect(problems('modal', changed)).toEqual([message]);
});

test.each<Partial<MemberValues>>([
  {},
  { name: 'x'.repeat(100) },
  { name: 'प्रिया नमूना' },
  { role: 'custom' },
])('%j is accepted', (changed) => {
  expect([problems('page', changed), problems('modal', changed)]).toEqual([[], []]);
});
