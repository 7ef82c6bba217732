import { expect, test } from 'vitest';
import type { ValidationError } from 'yup';
import { registrationSchema } from './schema';

const someone = {
  name: ' Meena Rao ',
  restaurantName: 'Ananda Bhavan',
  phone: '9876543210',
  email: 'meena@ananda.example',
  foundedOn: '2019-04-14',
};

const schema = registrationSchema((key) => key);

function problemsOf(change: Partial<typeof someone>) {
  return schema.validate({ ...someone, ...change }, { abortEarly: false }).then(
    () => [],
    (error: ValidationError) => error.inner.map(({ path, message }) => `${path}: ${message}`),
  );
}

test('a whole registration passes, without the blanks around it', async () => {
  expect(await schema.validate(someone)).toEqual({ ...someone, name: 'Meena Rao' });
});

test.each(['name', 'restaurantName', 'phone', 'email', 'foundedOn'] as const)(
  '%s is required, and that alone is said of it',
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
