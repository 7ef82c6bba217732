import Cookies from 'js-cookie';
import { expect, onTestFinished, test } from 'vitest';
import type { PortalError, StorageName } from '../../core/contracts';
import { DEVICE_KEYS } from '../../core/device/keys';
import { SESSION_KEYS } from '../../core/session/sessionKeys';
import { openStorage } from './openStorage';

function open(storage: StorageName, basename = '/') {
  const problems: PortalError[] = [];
  const opened = openStorage(storage, { basename, onProblem: (e) => problems.push(e) });
  return { opened, problems };
}

test('the default layout spells the KYC flag as each storage does', () => {
  open('default').opened.set('isKycCompleted', 'true');
  expect({ ...localStorage }).toEqual({ isKycCompleted: 'true' });
  expect({ ...sessionStorage }).toEqual({ is_kyc_completed: 'true' });
});

test('the default layout writes the token to three places', () => {
  open('default').opened.set('accessToken', 't1');
  const places = [localStorage.accessToken, sessionStorage.accessToken, Cookies.get('authToken')];
  expect(places).toEqual(['t1', 't1', 't1']);
});

test.each(['device_id', 'push_token', 'vendor_portal_ended_1abc'])(
  'the default layout keeps %s of the device in localStorage alone',
  (key) => {
    open('default').opened.set(key, 'd1');
    expect([localStorage[key], sessionStorage[key]]).toEqual(['d1', undefined]);
  },
);

test('the default layout reads the local storage first', () => {
  const { opened } = open('default');
  sessionStorage.setItem('vendor_id', 'from session');
  const before = opened.get('vendor_id');
  localStorage.setItem('vendor_id', 'from local');
  expect([before, opened.get('vendor_id')]).toEqual(['from session', 'from local']);
});

test("a host's authToken is reported once without being changed", () => {
  Cookies.set('authToken', 'of-the-host');
  const { opened, problems } = open('default');
  for (const token of ['t1', 't2']) opened.set('accessToken', token);
  opened.remove('accessToken');
  expect(Cookies.get('authToken')).toBe('of-the-host');
  expect(problems).toHaveLength(1);
});

test('a cookie that equals the token is removed with the token', () => {
  Cookies.set('authToken', 't1');
  const { opened, problems } = open('default');
  opened.set('accessToken', 't1');
  opened.remove('accessToken');
  expect([Cookies.get('authToken'), problems.length]).toEqual([undefined, 0]);
});

test('the next token replaces the cookie of the portal', () => {
  const { opened } = open('default');
  for (const token of ['t1', 't2']) opened.set('accessToken', token);
  expect(Cookies.get('authToken')).toBe('t2');
});

test('our cookie is removed even after the storages were cleared', () => {
  const { opened } = open('default');
  opened.set('accessToken', 't1');
  localStorage.clear();
  sessionStorage.clear();
  opened.remove('accessToken');
  expect(Cookies.get('authToken')).toBeUndefined();
});

test('a session of another host writes no cookie', () => {
  open('default').opened.set('accessToken_1abc', 't1');
  expect(document.cookie).toBe('');
});

test.each(['local', 'session', 'memory'] as const)('storage %s writes no cookie', (name) => {
  open(name).opened.set('accessToken', 't1');
  expect(document.cookie).toBe('');
});

test('storage cookie uses no web storage', () => {
  const { opened } = open('cookie');
  opened.set('accessToken', 't1');
  opened.set('vendor_id', 'v1');
  expect([Cookies.get('authToken'), localStorage.length, sessionStorage.length]).toEqual([
    't1',
    0,
    0,
  ]);
});

test("storage cookie leaves a host's authToken alone", () => {
  Cookies.set('authToken', 'of-the-host');
  const { opened, problems } = open('cookie');
  opened.set('accessToken', 't1');
  const ours = opened.get('accessToken');
  opened.remove('accessToken');
  expect([ours, Cookies.get('authToken'), problems.length]).toEqual(['t1', 'of-the-host', 1]);
});

test('storage cookie does not take a token that replaced ours', () => {
  const { opened } = open('cookie');
  opened.set('accessToken', 't1');
  Cookies.set('authToken', 'of-the-host');
  expect(opened.get('accessToken')).toBeNull();
});

test('a key removed in another tab is removed from the copy of this tab', () => {
  const { opened } = open('default');
  opened.set('vendor_portal_host', 'https://api.market.example');
  opened.set('accessToken', 't1');
  opened.subscribe?.(() => {});
  localStorage.removeItem('accessToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
  expect(opened.get('accessToken')).toBeNull();
});

test('a key removed in another tab leaves what the host keeps in sessionStorage', () => {
  const { opened } = open('default');
  sessionStorage.setItem('accessToken', 'of-the-host');
  onTestFinished(opened.subscribe?.(() => {}) ?? (() => {}));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: null }));
  expect(sessionStorage.accessToken).toBe('of-the-host');
});

test('device data is in memory when cookies hold the session', () => {
  const { opened } = open('cookie');
  for (const key of [...SESSION_KEYS, ...Object.keys(DEVICE_KEYS)]) opened.set(key, 'x');
  const stored = document.cookie.split('; ').map((pair) => pair.split('=')[0]);

  expect(stored.toSorted()).toEqual(
    SESSION_KEYS.map((key) => (key === 'accessToken' ? 'authToken' : key)).toSorted(),
  );
  expect(opened.get('payout_rates')).toBe('x');
});

test('a storage of the host learns the kind of each key', () => {
  const calls: string[] = [];
  const values = new Map<string, string>();
  const opened = openStorage(
    {
      get(key, kind) {
        calls.push(`${kind} ${key}`);
        return values.get(key) ?? null;
      },
      set(key, value, kind) {
        calls.push(`${kind} ${key}`);
        values.set(key, value);
      },
      remove(key, kind) {
        calls.push(`${kind} ${key}`);
        values.delete(key);
      },
    },
    { basename: '/', onProblem: () => {} },
  );
  for (const key of ['accessToken_1abc', 'vendor_portal_ended_1abc', 'payout_rates_1abc']) {
    opened.set(key, 'x');
    opened.get(key);
    opened.remove(key);
  }

  expect([...new Set(calls)]).toEqual([
    'session accessToken_1abc',
    'session vendor_portal_ended_1abc',
    'device payout_rates_1abc',
  ]);
});
