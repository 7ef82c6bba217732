import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { toPhoneRule } from '../../core/region/phoneRule';
import { INDIA } from '../../core/region/region';
import { registrationSchema } from './schema';

const someone = {
  name: ' Meena Rao ',
  restaurantName: 'Ananda Bhavan',
  phone: '9876543210',
  email: 'meena@ananda.example',
  foundedOn: '2019-04-14',
};

const schema = registrationSchema((key) => key, toPhoneRule(INDIA, String));

function problemsOf(change: Partial<typeof someone>) {
  return schema.validate({ ...someone, ...change }, { abortEarly: false }).then(
    () => [],
    (error: ValidationError) => error.inner.map(({ path, message }) => `${path}: ${message}`),
  );
}

test('a complete registration is valid with spaces around its values', async () => {
  expect(await schema.validate(someone)).toEqual({ ...someone, name: 'Meena Rao' });
});

test.each(['name', 'restaurantName', 'phone', 'email', 'foundedOn'] as const)(
  'only %s is missing when it is empty',
  async (field) => {
    expect(await problemsOf({ [field]: '' })).toEqual([`${field}: required`]);
  },
);

test.each(['5876543210', '98765', '98765432100', '९८७६५४३२१०'])(
  'the phone %s is no mobile number',
  async (phone) => {
    expect(await problemsOf({ phone })).toEqual(['phone: phoneInvalid']);
  },
);
