import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { createAmounts } from '../../core/amount/amounts';
import amountMessages from '../../core/amount/messages.en.json';
import { createTexts } from '../../core/messages/messages';
import { toPhoneRule } from '../../core/region/phoneRule';
import { INDIA } from '../../core/region/region';
import { NO_FILES } from '../../core/uploads/fileChoice';
import type { ProfileFormValues } from './data';
import messages from './messages.en.json';
import { profileSchema } from './schema';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const GOOD: ProfileFormValues = {
  name: 'Demo Kitchen',
  phone: '6000000001',
  email: 'demo@demo.example',
  about: 'Tandoor',
  address: '12 Example Road',
  lat: '12.9716',
  lng: '77.5946',
  pinnedAddress: '12 Example Road',
  foundedOn: '2019-08-15',
  diet: 'both',
  minimumOrder: '149',
  preparationMinutes: '20',
  charge: '18',
  gst: '5',
  banner: NO_FILES,
  newPictures: NO_FILES,
};

function problems(changed: Partial<ProfileFormValues>): string[] {
  const schema = profileSchema(
    createTexts('en-IN').of(messages),
    toPhoneRule(INDIA, String),
    amounts,
  );
  try {
    schema.validateSync({ ...GOOD, ...changed }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

test.each<[Partial<ProfileFormValues>, string]>([
  [{ name: ' ' }, 'Restaurant name is required'],
  [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters'],
  [{ about: '' }, 'About is required'],
  [{ about: 'x'.repeat(5001) }, 'About must be at most 5000 characters'],
  [{ address: '' }, 'Restaurant address is required'],
  [{ address: 'x'.repeat(251) }, 'Restaurant address must be at most 250 characters'],
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '98-7654321' }, 'Only numbers are allowed'],
  [{ phone: '987654321' }, 'Phone number must be exactly 10 digits'],
  [{ phone: '98765432101' }, 'Phone number must be exactly 10 digits'],
  [{ email: '' }, 'Email is required'],
  [{ email: 'demo@' }, 'Invalid email'],
  [{ foundedOn: '' }, 'Date of founding is required'],
  [{ diet: '' }, 'Please select item type'],
  [{ minimumOrder: '' }, 'Minimum order value is required'],
  [{ minimumOrder: '1.5' }, 'Must be an integer'],
  [{ minimumOrder: 'ten' }, 'Must be an integer'],
  [{ minimumOrder: '9'.repeat(400) }, 'Must be an integer'],
  [{ minimumOrder: '-1' }, 'Minimum order value cannot be negative'],
  [{ preparationMinutes: '' }, 'Preparation time is required'],
  [{ preparationMinutes: '20.5' }, 'Must be an integer'],
  [{ preparationMinutes: '-20' }, 'Preparation time cannot be negative'],
  [{ charge: '' }, 'Restaurant charge is required'],
  [{ charge: '101' }, 'Enter a percentage from 0 to 100'],
  [{ gst: '' }, 'GST percentage is required'],
  [{ gst: 'five' }, 'Enter a percentage from 0 to 100'],
  [{ gst: '-1' }, 'Enter a percentage from 0 to 100'],
  [{ lat: '91' }, 'Latitude must be a number from -90 to 90'],
  [{ lng: 'east' }, 'Longitude must be a number from -180 to 180'],
  [{ lat: '' }, 'Latitude must be a number from -90 to 90'],
])('%j gives: %s', (changed, message) => {
  expect(problems(changed)).toEqual([message]);
});

test.each<Partial<ProfileFormValues>>([
  {},
  { name: 'x'.repeat(100), about: 'x'.repeat(5000), address: 'x'.repeat(250) },
  { minimumOrder: '0', preparationMinutes: '0', charge: '0', gst: '12.5' },
  { minimumOrder: '₹ १४९', preparationMinutes: '２०', charge: '१८', gst: '12,5' },
  { lat: '१२.९७', lng: '77,59' },
  { lat: '', lng: '' },
  { lat: '-90', lng: '180' },
])('%j is accepted', (changed) => {
  expect(problems(changed)).toEqual([]);
});
