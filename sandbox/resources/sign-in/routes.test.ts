import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
const announced: { phone: string; code: string }[] = [];
beforeAll(async () => {
  market = await openTestSandbox({ onCode: (sent) => announced.push(sent) });
}, 60_000);
afterAll(() => market?.close());

const signUp = (phone: number) => ({
  name: 'Asha Sample',
  restaurant_name: 'Sample Kitchen',
  phone,
  email: 'asha@demo.example',
  date_of_founding: '2019-08-15',
});

async function codeOf(phone: string) {
  const { data } = await market.control('GET', `/codes?phone=${phone}`);
  return Number(data.code);
}

test('a code is announced by the console alone', async () => {
  const { phone } = await market.openRestaurant();
  const reply = await market.call('requestCode', { phone: Number(phone) });
  const { code = '' } = announced.find((sent) => sent.phone === phone) ?? {};
  expect(code).toMatch(/^[1-9]\d{3}$/);
  expect(JSON.stringify(reply)).not.toContain(code);
});

test('a sandbox with longer codes accepts them', async () => {
  const long = await openTestSandbox({ codeLength: 6 });
  onTestFinished(long.close);
  const { phone } = await long.openRestaurant();
  await long.call('requestCode', { phone: Number(phone) });
  const { data } = await long.control('GET', `/codes?phone=${phone}`);
  expect(data.code).toMatch(/^[1-9]\d{5}$/);
  const reply = await long.call('verifyCode', { phone: Number(phone), otp: Number(data.code) });
  expect(reply.status).toBe(200);
});

test('a right code signs in', async () => {
  const { phone, restaurantId, vendorId } = await market.openRestaurant({ name: 'Tandoor' });
  await market.call('requestCode', { phone: Number(phone) });
  const reply = await market.call('verifyCode', { phone: Number(phone), otp: await codeOf(phone) });
  expect(reply.status).toBe(200);
  expect(reply.data).toMatchObject({
    _id: vendorId,
    restaurant: { _id: restaurantId, name: 'Tandoor' },
    is_kyc_completed: true,
  });
  expect(reply.data.access_token).toMatch(/^[0-9a-f]{32,}$/);
});

test('an unknown phone is refused with a message', async () => {
  const reply = await market.call('requestCode', { phone: 9876543210 });
  expect(reply.status).toBe(404);
  expect(reply.message).not.toBe('');
});

test('a wrong code is refused as invalid', async () => {
  const { phone } = await market.openRestaurant();
  await market.call('requestCode', { phone: Number(phone) });
  const otp = (await codeOf(phone)) === 1000 ? 1001 : 1000;
  const reply = await market.call('verifyCode', { phone: Number(phone), otp });
  expect(reply).toMatchObject({ status: 400, message: 'Invalid OTP' });
});

test('after five wrong codes even the right one is refused until a new one is sent', async () => {
  const { phone } = await market.openRestaurant();
  await market.call('requestCode', { phone: Number(phone) });
  const right = await codeOf(phone);
  const otp = right === 1000 ? 1001 : 1000;
  for (let tries = 0; tries < 5; tries += 1) {
    await market.call('verifyCode', { phone: Number(phone), otp });
  }
  const late = await market.call('verifyCode', { phone: Number(phone), otp: right });
  expect(late.status).toBe(400);
  await market.call('requestCode', { phone: Number(phone) });
  const fresh = await market.call('verifyCode', { phone: Number(phone), otp: await codeOf(phone) });
  expect(fresh.status).toBe(200);
});

test('a code works once', async () => {
  const { phone } = await market.openRestaurant();
  await market.call('requestCode', { phone: Number(phone) });
  const sign = { phone: Number(phone), otp: await codeOf(phone) };
  await market.call('verifyCode', sign);
  expect((await market.call('verifyCode', sign)).status).toBe(400);
});

test('a sign-up makes a vendor without KYC', async () => {
  const phone = 8123456701;
  expect((await market.call('signUp', signUp(phone))).status).toBe(200);
  const otp = await codeOf(String(phone));
  const reply = await market.call('verifyCode', { phone, otp });
  expect(reply.data).toMatchObject({ name: 'Asha Sample', is_kyc_completed: false });
});

test('a phone signs up once', async () => {
  const both = [
    market.call('signUp', signUp(8123456702)),
    market.call('signUp', signUp(8123456702)),
  ];
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('logging out ends the token', async () => {
  const { ask, vendorId } = await market.openRestaurant();
  expect((await ask('logout')).status).toBe(200);
  const after = await ask('vendorGet', { vendor_id: vendorId });
  expect(after).toMatchObject({ http: 401, status: 401 });
});
