import { expect, onTestFinished, test } from 'vitest';
import { openPushService } from './testPushService.ts';
import { openTestSandbox, sharedTestSandbox } from './testSupport.ts';
import { readSubscription } from './webPushSubscription.ts';

const keys = { p256dh: 'p', auth: 'a' };
const read = (endpoint: string, allowsLoopback = false) =>
  readSubscription(JSON.stringify({ endpoint, keys }), { allowsLoopback });

test.each([
  'https://fcm.googleapis.com/fcm/send/1',
  'https://updates.push.services.mozilla.com/wpush/v2/1',
  'https://web.push.apple.com/1',
  'https://wns2-par02p.notify.windows.com/w/?token=1',
])('messages are sent to the push service %s', (endpoint) => {
  expect(read(endpoint)).toEqual({ endpoint, keys });
});

test.each([
  'https://evil.example/1',
  'https://fcm.googleapis.com.evil.example/1',
  'https://evilpush.apple.com/1',
  'https://fcm.googleapis.com:8443/1',
  'https://user@fcm.googleapis.com/1',
  'https://192.168.0.1/1',
  'https://localhost/1',
  'http://fcm.googleapis.com/1',
  'http://127.0.0.1:631/1',
  'not a url',
])('no message is sent to %s', (endpoint) => {
  expect(read(endpoint)).toBeNull();
});

test('a test may have a push service on its own machine', () => {
  expect(read('http://127.0.0.1:8080/1', true)).not.toBeNull();
  expect(read('http://192.168.0.1:8080/1', true)).toBeNull();
});

test('a sandbox that others can reach sends nothing to its own machine', async () => {
  const market = await openTestSandbox({ allowsLoopbackPush: false });
  onTestFinished(market.close);
  const service = await openPushService();
  onTestFinished(service.close);
  const { ask, vendorId } = await market.openRestaurant();
  const fcm_token = JSON.stringify(service.subscription);
  await ask('savePushToken', { vendor_id: vendorId, device_id: 'device-1', fcm_token });
  await market.control('POST', '/push', { vendorId, title: 'Hi' });

  expect(service.count()).toBe(0);
}, 60_000);

test('a token that another vendor saves no longer gets messages of the first', async () => {
  const market = await sharedTestSandbox();
  const service = await openPushService();
  onTestFinished(service.close);
  const fcm_token = JSON.stringify(service.subscription);
  const [first, second] = [await market.openRestaurant(), await market.openRestaurant()];
  for (const { ask, vendorId } of [first, second]) {
    await ask('savePushToken', { vendor_id: vendorId, device_id: vendorId, fcm_token });
  }
  await market.control('POST', '/push', { vendorId: first.vendorId, title: 'Of the first' });
  await market.control('POST', '/push', { vendorId: second.vendorId, title: 'Of the second' });

  expect((await service.next()).payload.data.title).toBe('Of the second');
  expect(service.count()).toBe(1);
}, 60_000);
