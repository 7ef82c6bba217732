import { act, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { speakingAdapter } from '../../../../tests/support/alerts';
import { check, type Device, fold, openCoach } from '../../../../tests/support/deviceCoach';
import { HOST, VENDOR } from '../../../../tests/support/renderInPortal';
import { memoryStorage } from '../../../adapters/storage/openStorage';
import { ApiRefusal, NetworkFailure } from '../../../core/api/errors';
import { ownerOf, storageKey } from '../../../core/device/vendorData';

const START = Date.parse('2026-11-26T10:00:00Z');
const ID = 'a'.repeat(32);
const S = 1_000;
const STORED = storageKey('push_test', ownerOf(HOST, VENDOR));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: START }));

const openTest = (device: Device = {}, stored?: string) => {
  const storage = memoryStorage();
  if (stored) storage.set(STORED, stored);
  storage.set('device_checks', 'opened');
  return openCoach({ capabilities: ['push.test'], ...device }, storage);
};
const row = () => check('Test push');
const button = (name: string) => within(row()).getByRole('button', { name, hidden: true });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the checks after a test that the page has not seen, and waits until the browser has answered. */
async function reopen(stored: string, shown: object[] = []) {
  const close = vi.fn();
  const getNotifications = async ({ tag }: { tag: string }) =>
    tag === `vendor-portal test ${ID}` ? shown.map((data) => ({ data, close })) : [];
  const getRegistrations = async () => [{ getNotifications }];
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: Object.assign(new EventTarget(), { getRegistrations }) },
    }),
  );
  const portal = await openTest({}, stored);
  await wait(10);
  return { ...portal, close };
}

/** Sends a test; returns its id. */
async function send({ user, market }: Awaited<ReturnType<typeof openCoach>>) {
  await user.click(button('Send a test push'));
  const { body } = market.calls.find(({ name }) => name === 'pushTest') ?? {};
  return String(body?.test_id);
}

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('without the capability a test order is the way', async () => {
  const { market } = await openTest({ capabilities: [] });
  expect(row().textContent).toContain("Can't be checked");
  expect(row().textContent).toContain('Ask your marketplace for a test order');
  expect(within(row()).queryByRole('button', { hidden: true })).toBeNull();
  expect(market.count('pushTest')).toBe(0);
});

test('it needs the permission first', async () => {
  await openTest({ permission: 'denied' });
  expect(row().textContent).toContain('Allow notifications first.');
});

test('a test is sent once', async () => {
  const portal = await openTest();
  const id = await send(portal);
  await portal.user.click(button('Send a test push'));

  const device = { vendor_id: 'v1', device_id: portal.session.deviceId() };
  expect(portal.market.calls.filter(({ name }) => name === 'pushTest')).toEqual([
    { name: 'pushTest', body: { ...device, test_id: id, delay: 10 } },
  ]);
  expect(row().textContent).toContain('Close this page now');
  expect(portal.storage.get(STORED)).toContain(id);
});

test('a test that arrived with the page closed is OK', async () => {
  const { close } = await reopen(`${ID} ${START - 60 * S}`, [
    { vp: '1', arrival: { at: START - 48 * S, wasClosed: true } },
  ]);
  expect(fold()?.open).toBe(true);
  expect(row().textContent).toContain('OK');
  expect(row().textContent).toContain('after 2 seconds, with the page closed');
  expect(close).toHaveBeenCalled();
});

test.each([
  ['late', { at: START - 25 * S, wasClosed: true }, 'To do', 'only after 25 seconds'],
  ['with a page open', { at: START - 48 * S, wasClosed: false }, 'To do', 'was still open'],
  ['by a clock that was set', { at: START - 90 * S, wasClosed: true }, "Can't", 'clock'],
])('a test that arrived %s says so', async (_how, arrival, state, words) => {
  await reopen(`${ID} ${START - 60 * S}`, [{ vp: '1', arrival }]);
  expect(row().textContent).toContain(state);
  expect(row().textContent).toContain(words);
});

test.each([
  ['Yes, it appeared', 'OK'],
  ['No', 'did not arrive in time'],
])('if the browser does not tell, the vendor says: %s', async (answer, words) => {
  const { user } = await reopen(`${ID} ${START - 60 * S}`, [{ vp: '1', path: null }]);
  expect(row().textContent).toContain('Has the test notification appeared?');

  await user.click(button(answer));

  expect(row().textContent).toContain(words);
});

test('a clock that was set back does not make the vendor wait', async () => {
  await reopen(`${ID} ${START + 3_600 * S}`);
  expect(row().textContent).toContain('Close this page now');
  await wait(20 * S);
  expect(row().textContent).toContain('Has the test notification appeared?');
});

test('a test that arrives while the page is open proves too little', async () => {
  const { adapter, say } = speakingAdapter();
  const portal = await openTest({ adapter });
  const test_id = await send(portal);

  act(() => say({ title: 'Test', data: { test_id } }));

  expect(row().textContent).toContain('this page was still open');
  expect(portal.storage.get(STORED)).toMatch(/open 0$/);
});

test('a test that does not arrive on the open page has failed', async () => {
  await send(await openTest());
  await wait(20 * S);

  expect(row().textContent).toContain('did not arrive in time');
});

test('a page that was hidden in the meantime does not know', async () => {
  await send(await openTest());
  hide();
  await wait(20 * S);

  expect(row().textContent).toContain('Has the test notification appeared?');
});

test.each([
  ['a refusal', new ApiRefusal(429, 'Too many tests. Wait a minute.'), 'Too many tests.'],
  ['a fault of the server', new ApiRefusal(500, ''), 'could not be sent. Try again.'],
  ['a lost connection', new NetworkFailure('unreachable'), 'could not be sent. Try again.'],
])('after %s it can be tried again', async (_what, failure, words) => {
  const pushTest = () => Promise.reject(failure);
  const portal = await openTest({ answers: { pushTest } });
  await send(portal);
  expect(row().textContent).toContain(words);
  expect(portal.storage.get(STORED)).toBeNull();

  portal.answer({ pushTest: () => null });
  await send(portal);

  expect(row().textContent).toContain('Close this page now');
});

test('an event stream reaches only an open page', async () => {
  const { adapter, say } = speakingAdapter();
  const portal = await openTest({ adapter, isOpenOnly: true, permission: 'denied' });
  expect(row().textContent).toContain('only while this page is open');
  await send(portal);
  const { body } = portal.market.calls.find(({ name }) => name === 'pushTest') ?? {};

  act(() => say({ title: 'Test', data: { test_id: body?.test_id } }));

  expect(row().textContent).toContain('OK');
  expect(row().textContent).toContain('with the page closed, nothing arrives');
});

test.each(['text', `${ID} x`, `${ID} 1 closed 9 9`, ''])(
  'the stored %j is no test',
  async (text) => {
    await openTest({}, text);
    expect(fold()?.open).toBe(false);
    expect(row().textContent).toContain('Send a test and close this page.');
  },
);
