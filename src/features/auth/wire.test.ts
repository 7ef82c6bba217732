import { expect, test } from 'vitest';
import { fromRegistration, toVerifiedSession } from './wire';

function read(data: unknown) {
  return toVerifiedSession({ status: 200, message: 'Welcome', data, body: {} });
}

test('the session is read from the response to a code', () => {
  const restaurant = { _id: 'r1', name: 'Ananda' };
  expect(read({ access_token: 't', _id: 'v1', restaurant, is_kyc_completed: true })).toEqual({
    token: 't',
    vendorId: 'v1',
    restaurantId: 'r1',
    isKycCompleted: true,
    message: 'Welcome',
  });
});

test.each([12345678, true, ['t'], { value: 't' }])(
  'a token of another type (%o) is ignored',
  (sent) => {
    expect(read({ access_token: sent, _id: 'v1' }).token).toBe('');
  },
);

test.each([null, 'text', [], {}, { access_token: null, _id: null, restaurant: null }])(
  'an answer with the data %o gives a session without a token',
  (data) => {
    expect(read(data)).toMatchObject({ token: '', vendorId: '', isKycCompleted: false });
  },
);

test('a registration is sent with the field names of the server', () => {
  const foundedOn = '2019-04-14';
  const registration = {
    name: 'A',
    restaurantName: 'B',
    phone: '9876543210',
    email: 'c@d.e',
    foundedOn,
  };
  expect(fromRegistration(registration)).toEqual({
    name: 'A',
    restaurant_name: 'B',
    phone: '9876543210',
    email: 'c@d.e',
    date_of_founding: foundedOn,
  });
});
