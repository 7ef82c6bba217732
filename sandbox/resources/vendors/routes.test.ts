import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

test('a vendor reads itself with its verifications', async () => {
  const { ask, vendorId, restaurantId, phone } = await market.openRestaurant({ kyc: 'declined' });
  const { data } = await ask('vendorGet', { vendor_id: vendorId });
  expect(data).toMatchObject({
    _id: vendorId,
    phone: Number(phone),
    restaurant: { _id: restaurantId, name: 'Test Kitchen' },
    is_kyc_completed: false,
    bank_detail: { status: 'pending' },
    pan_detail: { status: 'declined', reason: 'Document is blurred' },
  });
});

test('a verification that was never submitted is absent', async () => {
  const { ask, vendorId } = await market.openRestaurant({ kyc: 'two-pending' });
  const { data } = await ask('vendorGet', { vendor_id: vendorId });
  expect(Object.keys(data)).toEqual(expect.arrayContaining(['bank_detail', 'fssai_detail']));
  expect(data.gstn_detail).toBeUndefined();
});

test('the fourth approval completes the KYC', async () => {
  const { ask, vendorId } = await market.openRestaurant({ kyc: 'nothing' });
  for (const item of ['bank', 'fssai', 'gst', 'pan']) {
    await market.control('POST', '/kyc', { vendorId, item, verdict: 'approved' });
  }
  const { data } = await ask('vendorGet', { vendor_id: vendorId });
  expect(data.is_kyc_completed).toBe(true);
});

test('a vendor cannot read another vendor', async () => {
  const one = await market.openRestaurant();
  const other = await market.openRestaurant();
  expect((await one.ask('vendorGet', { vendor_id: other.vendorId })).http).toBe(403);
});

test('a profile change with a taken phone is refused', async () => {
  const { ask, vendorId } = await market.openRestaurant();
  const other = await market.openRestaurant();
  const profile = { name: 'New Name', phone: '8111111101', email: 'new@demo.example' };
  await ask('vendorUpdateProfile', profile);
  const taken = await ask('vendorUpdateProfile', { ...profile, phone: other.phone });
  const { data } = await ask('vendorGet', { vendor_id: vendorId });
  expect(taken.status).toBe(409);
  expect(data).toMatchObject({ name: 'New Name', phone: 8111111101 });
});

test('a message reaches the device that registered its token', async () => {
  const { ask, vendorId, token } = await market.openRestaurant();
  const stream = await openStream(token);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const greeting = (await reader?.read())?.value ?? '';
  const fcm_token = /data: ([0-9a-f]+)/.exec(greeting)?.[1];
  await ask('savePushToken', { vendor_id: vendorId, device_id: 'tablet-1', fcm_token });
  await market.control('POST', '/push', { vendorId, title: 'Hello' });
  expect((await reader?.read())?.value).toContain('"title":"Hello"');
  await reader?.cancel();
});

test('a device that comes back keeps its token', async () => {
  const { token } = await market.openRestaurant();
  const savedToken = 'a'.repeat(64);
  const again = await openStream(token, { 'x-push-token': savedToken });
  const reader = again.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain(`data: ${savedToken}`);
  expect((await openStream('wrong')).status).toBe(401);
  await reader?.cancel();
});

test('a test message reaches only the device that asked for it', async () => {
  const { ask, vendorId, token } = await market.openRestaurant();
  const devices = await Promise.all(['tablet-2', 'tablet-3'].map(() => listen(token)));
  for (const [at, { fcm_token }] of devices.entries()) {
    await ask('savePushToken', { vendor_id: vendorId, device_id: `tablet-${at + 2}`, fcm_token });
  }
  const test = { vendor_id: vendorId, device_id: 'tablet-2', test_id: 'test-1', delay: 60 };
  expect((await ask('pushTest', test)).status).toBe(200);
  await market.control('POST', '/rings', {});
  await market.control('POST', '/push', { vendorId, title: 'mark' });

  const [asked, other] = await Promise.all(devices.map(({ read }) => read()));
  expect(asked).toContain('"data":{"type":"test","test_id":"test-1"}');
  expect(asked).not.toContain('order');
  expect(other).toContain('mark');
});

test('a test for a device without a token is refused', async () => {
  const { ask, vendorId } = await market.openRestaurant();
  const other = await market.openRestaurant();
  const device = { vendor_id: other.vendorId, device_id: 'tablet-4' };
  await other.ask('savePushToken', { ...device, fcm_token: 'token-of-another-vendor' });
  const test = { vendor_id: vendorId, device_id: 'tablet-4', test_id: 'test-1', delay: 0 };

  expect((await ask('pushTest', test)).status).toBe(404);
});

/** Opens a stream; `read` returns its next event. */
async function listen(bearer: string) {
  const stream = await openStream(bearer);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  onTestFinished(() => reader?.cancel());
  const read = async () => (await reader?.read())?.value ?? '';
  const [, fcm_token] = /data: ([0-9a-f]+)/.exec(await read()) ?? [];
  return { fcm_token, read };
}

function openStream(token: string, headers: Record<string, string> = {}): Promise<Response> {
  const authorization = `Bearer ${token}`;
  return fetch(`${market.url}/sandbox/push`, { headers: { ...headers, authorization } });
}
