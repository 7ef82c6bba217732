import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '../../adapters/storage/openStorage';
import { clockAtom } from '../clock/state';
import { createSession } from '../session/createSession';
import { connectSession, hostAtom, storageAtom } from '../state/services';
import { deviceDataAtom } from './deviceDataAtom';
import { DEVICE_KEYS, type DeviceKey } from './keys';
import { OWNERS_KEY, ownerOf, VENDOR_DATA_MS } from './vendorData';
import { watchDeviceData } from './watchDeviceData';

const HOST = 'https://api.example';
const DAY_MS = VENDOR_DATA_MS / 7;

/** A device with a storage that the test can read. */
function openDevice(storage = memoryStorage(), host = HOST) {
  const values = new Map<string, string>();
  const recorded = {
    ...storage,
    set: (key: string, value: string) => {
      storage.set(key, value);
      values.set(key, value);
    },
    remove: (key: string) => {
      storage.remove(key);
      values.delete(key);
    },
  };
  const session = createSession({ host, storage: recorded });
  const store = createStore();
  store.set(storageAtom, recorded);
  store.set(hostAtom, host);
  const start = () => {
    const stops = [
      watchDeviceData({ storage: recorded, session, host, clock: store.get(clockAtom) }),
      connectSession(store, session),
    ];
    const stop = () => stops.forEach((end) => end());
    onTestFinished(stop);
    return stop;
  };
  const stop = start();
  const signIn = (vendorId: string, restaurantId = 'r1') =>
    session.signIn({ token: `token-${vendorId}`, vendorId, restaurantId, isKycCompleted: true });
  const read = (name: DeviceKey) => store.get(deviceDataAtom).get(name);
  const write = (name: DeviceKey) => store.get(deviceDataAtom).set(name, `text of ${name}`);
  return { storage, values, session, signIn, read, write, stop };
}

const ALL = Object.keys(DEVICE_KEYS) as DeviceKey[];
const namesOf = (lifetime: string) => ALL.filter((name) => DEVICE_KEYS[name] === lifetime);

/** The keys that another vendor may read: settings of the device, and the registration that the next vendor ends. */
const SHARED = [...namesOf('device'), 'push_token'].toSorted();

test('the table names the lifetime of each key that two vendors share', () => {
  expect(SHARED).toEqual([
    'accept_minutes',
    'alerts_dismissed',
    'device_checks',
    'device_id',
    'dish_names',
    'kitchen_all_day',
    'kitchen_distance',
    'kitchen_turns',
    'language',
    'menu_view',
    'order_proof',
    'order_proof_note',
    'order_shortcuts',
    'order_sound',
    'order_voice',
    'orders_view',
    'print_printers',
    'print_settings',
    'push_token',
    'ready_codes',
  ]);
});

test('another vendor reads nothing of what the first one has stored', () => {
  const device = openDevice();
  device.signIn('v1');
  for (const name of ALL) device.write(name);
  device.session.clear('user');
  device.signIn('v2');

  expect(ALL.filter((name) => device.read(name) !== null).toSorted()).toEqual(SHARED);
});

test('a vendor reads nothing of a session that ended without this page', () => {
  const first = openDevice();
  first.signIn('v1');
  for (const name of ALL) first.write(name);
  first.stop();
  const next = openDevice(first.storage);
  next.signIn('v2');

  expect(ALL.filter((name) => next.read(name) !== null).toSorted()).toEqual(SHARED);
});

test.each([
  ['another restaurant', HOST, 'r2'],
  ['another host', 'https://other.example', 'r1'],
])('%s of a vendor with the same id reads nothing of the first', (_name, host, restaurantId) => {
  const first = openDevice();
  first.signIn('v1');
  first.write('payout_rates');
  const next = openDevice(first.storage, host);
  next.signIn('v1', restaurantId);

  expect([first.read('payout_rates'), next.read('payout_rates')]).toEqual([
    'text of payout_rates',
    null,
  ]);
});

test('the same vendor finds its data within 7 days', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const device = openDevice();
  device.signIn('v1');
  device.write('payout_rates');
  device.session.clear('user');
  vi.setSystemTime(Date.now() + VENDOR_DATA_MS - 1);
  device.signIn('v1');

  expect(device.read('payout_rates')).toBe('text of payout_rates');
});

test('data that was not in use for 7 days is removed from the sign-in page of a device that slept', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const device = openDevice();
  device.signIn('v1');
  for (const name of namesOf('vendor')) device.write(name);
  device.session.clear('user');
  vi.setSystemTime(Date.now() + VENDOR_DATA_MS);
  vi.advanceTimersByTime(1_000);

  expect([...device.values.keys()].filter((key) => !key.startsWith('vendor_portal_ended'))).toEqual(
    ['device_id'],
  );
});

test('the databases of a vendor are removed after 7 days', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  const device = openDevice();
  device.signIn('v1');
  device.write('menu_runs');
  const owner = ownerOf(HOST, device.session.getState());
  device.session.clear('user');
  expect(deleteDatabase).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + VENDOR_DATA_MS);
  vi.advanceTimersByTime(1_000);

  expect(deleteDatabase.mock.calls).toEqual([
    [`vendor_portal_runs_${owner}`],
    [`vendor_portal_proofs_${owner}`],
  ]);
});

test('data that was not in use for 7 days is removed before the same vendor reads it', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const device = openDevice();
  device.signIn('v1');
  device.write('payout_rates');
  device.session.clear('user');
  // The device sleeps, and no timer runs in the meantime.
  vi.setSystemTime(Date.now() + VENDOR_DATA_MS);
  device.signIn('v1');

  expect(device.read('payout_rates')).toBeNull();
});

test('data left behind is removed at the next start', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const device = openDevice();
  device.signIn('v1');
  device.write('store_paused');
  device.session.clear('user');
  device.stop();
  vi.setSystemTime(Date.now() + VENDOR_DATA_MS);
  const { storage } = openDevice(device.storage);

  expect(storage.get(OWNERS_KEY)).toBeNull();
});

test('a session of 20 days keeps its data', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const device = openDevice();
  device.signIn('v1');
  device.write('payout_rates');
  vi.setSystemTime(Date.now() + 20 * DAY_MS);
  vi.advanceTimersByTime(1_000);
  device.session.clear('user');
  device.signIn('v1');

  expect(device.read('payout_rates')).toBe('text of payout_rates');
});

test('settings of the device stay after sign-out', () => {
  const device = openDevice();
  device.signIn('v1');
  for (const name of ALL) device.write(name);
  device.session.clear('user');
  const kept = [...device.values.keys()];

  expect(namesOf('device').filter((name) => !kept.includes(name))).toEqual([]);
  // `push_token` is removed elsewhere, when the alerts unregister the device.
  const ofSession = namesOf('session').filter((name) => kept.some((key) => key.startsWith(name)));
  expect(ofSession).toEqual(['push_token']);
});

test('a late write of the first vendor does not reach the second', () => {
  const device = openDevice();
  device.signIn('v1');
  device.session.clear('user');
  device.write('store_paused');
  device.signIn('v2');

  expect(device.read('store_paused')).toBeNull();
});

test.each(['', 'x', '.', 'a.b', 'a.-1', 'a b.1 c', '../x.5'])(
  'the stored list of owners %j harms nothing',
  (stored) => {
    const storage = memoryStorage();
    storage.set(OWNERS_KEY, stored);
    const device = openDevice(storage);
    device.signIn('v1');
    device.write('payout_rates');

    expect(device.read('payout_rates')).toBe('text of payout_rates');
  },
);
