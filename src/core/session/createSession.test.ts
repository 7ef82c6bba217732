import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { delivered } from '../../../tests/support/testChannel';
import { openStorage } from '../../adapters/storage/openStorage';
import type { StorageAdapter, StorageName } from '../contracts';
import { createSession } from './createSession';
import { openSessionChannel } from './sessionChannel';
import { shortHash } from './shortHash';

const HOST = 'https://api.market.example';
const INPUT = { token: 't1', vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true };
const { token: _token, ...SIGNED_IN } = INPUT;
const ENDED = /^vendor_portal_ended_[0-9a-z]+$/;

interface Setup {
  host?: string;
  storage?: StorageName | StorageAdapter;
}

/** Opens a session as a portal does. A second call opens the session of a second portal or tab. */
function open({ host = HOST, storage = 'default' }: Setup = {}) {
  const onSignIn = vi.fn();
  const onSignOut = vi.fn();
  const opened = openStorage(storage, { basename: '/', onProblem: () => {} });
  const onProblem = vi.fn();
  const session = createSession({ host, storage: opened, onSignIn, onSignOut, onProblem });
  const stop = session.start();
  onTestFinished(stop);
  return { session, onSignIn, onSignOut, onProblem, stop };
}

function signIn(setup?: Setup, input: Partial<typeof INPUT> = {}) {
  const opened = open(setup);
  opened.session.signIn({ ...INPUT, ...input });
  return opened;
}

const never = () => new Promise<never>(() => {});

function clearStorages() {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

beforeEach(clearStorages);
afterEach(() => {
  clearStorages();
});

test('a portal without a stored session is signed out', () => {
  const { session } = open();
  expect([session.getState(), session.token()]).toEqual([{ phase: 'signedOut' }, null]);
});

test('signing in stores the specified keys', () => {
  signIn();
  expect({ ...localStorage }).toEqual({
    device_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    accessToken: 't1',
    vendor_id: 'v1',
    restaurant_id: 'r1',
    isKycCompleted: 'true',
    vendor_portal_host: HOST,
  });
});

test("the host's sign-in callback gets no token", () => {
  expect(signIn().onSignIn.mock.calls).toEqual([[SIGNED_IN]]);
});

test.each([{ token: 'undefined' }, { vendorId: '' }, { vendorId: 'two words' }])(
  'a session with %o is refused',
  (broken) => {
    const { session } = open();
    expect(session.signIn({ ...INPUT, ...broken })).toBe(false);
    expect({ ...localStorage }).toEqual({});
  },
);

test('a stored session is read before anything is started', () => {
  signIn().stop();
  const storage = openStorage('default', { basename: '/', onProblem: () => {} });
  const session = createSession({ host: HOST, storage });
  expect(session.getState()).toEqual({ phase: 'active', ...SIGNED_IN });
});

test('a vendor without complete KYC is onboarding until it is', () => {
  const { session } = signIn({}, { isKycCompleted: false });
  const before = session.getState().phase;
  session.update({ isKycCompleted: true });
  expect([before, session.getState().phase]).toEqual(['onboarding', 'active']);
  expect(localStorage.isKycCompleted).toBe('true');
});

test.each(['false', 'TRUE', '1', 'yes', ''])('a stored KYC flag %j is no yes', (stored) => {
  signIn().stop();
  localStorage.setItem('isKycCompleted', stored);
  expect(open().session.getState().phase).toBe('onboarding');
});

test.each(['', 'undefined', 'null', 'a b', 'a\nb', 'é', 'x'.repeat(3_801)])(
  'the token %j signs nobody in',
  (token) => {
    const { session } = open();
    expect([session.signIn({ ...INPUT, token }), session.getState().phase]).toEqual([
      false,
      'signedOut',
    ]);
    expect(localStorage).toHaveLength(0);
  },
);

test.each(['localStorage', 'sessionStorage'] as const)('a missing %s side is healed', (side) => {
  signIn().stop();
  window[side].clear();
  expect(open().session.token()).toBe('t1');
  expect(window[side].getItem('accessToken')).toBe('t1');
});

test('only one verification runs at a time', () => {
  const { session } = open();
  const begun = [session.beginVerify(), session.beginVerify()];
  session.cancelVerify();
  expect([...begun, session.beginVerify()]).toEqual([true, false, true]);
});

test('every change of session ends the signal of the one before', () => {
  const { session } = open();
  const [generation, signal] = [session.generation(), session.signal()];
  session.signIn(INPUT);
  expect([session.generation() > generation, signal.aborted]).toEqual([true, true]);
});

test('completing KYC keeps the generation', () => {
  const { session } = signIn({}, { isKycCompleted: false });
  const generation = session.generation();
  session.update({ isKycCompleted: true });
  expect(session.generation()).toBe(generation);
});

test('many 401 of one generation sign out once', () => {
  const { session, onSignOut } = signIn();
  const generation = session.generation();
  for (let call = 0; call < 20; call += 1) session.expire(generation);
  expect(onSignOut.mock.calls).toEqual([['expired']]);
});

test('a late 401 of an older session does not end the present one', () => {
  const { session } = signIn();
  const old = session.generation();
  session.signIn({ ...INPUT, token: 't2' });
  session.expire(old);
  expect(session.token()).toBe('t2');
});

test('signing out hides the session at once', () => {
  vi.useFakeTimers();
  const { session, onSignOut } = signIn();
  const signal = session.signal();
  void session.signOut(never);
  const atOnce = [session.getState().phase, session.token(), signal.aborted];
  vi.advanceTimersByTime(999);
  const before = localStorage.accessToken;
  vi.advanceTimersByTime(1);
  expect(atOnce).toEqual(['signingOut', null, true]);
  expect([before, session.getState().phase]).toEqual(['t1', 'signedOut']);
  expect(onSignOut.mock.calls).toEqual([['user']]);
});

test('signing out leaves only the device id with a hash of the token', () => {
  vi.useFakeTimers();
  const { session } = signIn();
  const device = session.deviceId();
  void session.signOut(never);
  vi.advanceTimersByTime(1_000);
  const { device_id, ...marks } = { ...localStorage };
  expect([device_id, Object.keys(marks)]).toEqual([device, [expect.stringMatching(ENDED)]]);
  expect(Object.values(marks).join()).not.toContain('t1');
  expect([sessionStorage.length, document.cookie]).toEqual([0, '']);
});

test('the sign-out call starts while the bearer is still there', () => {
  const { session } = signIn();
  let bearer: string | null = null;
  void session.signOut(() => {
    bearer = session.token();
    return never();
  });
  expect(bearer).toBe('t1');
});

test.each([
  ['fails', () => Promise.reject(new Error('offline'))],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
] as const)('signing out completes when the call %s', async (_how, call) => {
  vi.useFakeTimers();
  const { session } = signIn();
  const done = session.signOut(call);
  await vi.advanceTimersByTimeAsync(1_000);
  await done;
  expect(session.getState().phase).toBe('signedOut');
});

test('a second sign-out waits for the first', () => {
  const { session } = signIn();
  const logout = vi.fn(never);
  expect(session.signOut(logout)).toBe(session.signOut(logout));
  expect(logout).toHaveBeenCalledTimes(1);
});

test('leaving the page while signing out clears the keys at once', () => {
  const { session } = signIn();
  void session.signOut(never);
  window.dispatchEvent(new Event('pagehide'));
  expect([localStorage.accessToken, sessionStorage.accessToken]).toEqual([undefined, undefined]);
});

test('a portal that stops while signing out clears the keys at once', () => {
  const { session, stop } = signIn();
  void session.signOut(never);
  stop();
  expect(localStorage.accessToken).toBeUndefined();
});

test('two portals of one host share the session', async () => {
  const second = open();
  signIn();
  await delivered();
  expect(second.session.getState()).toEqual({ phase: 'active', ...SIGNED_IN });
});

test('signing out in one tab ends the others at once', async () => {
  const first = signIn();
  const second = open();
  void first.session.signOut(never);
  await delivered();
  expect([second.session.getState().phase, second.session.token()]).toEqual(['signedOut', null]);
  expect(second.onSignOut.mock.calls).toEqual([['other-tab']]);
});

test('signing out of a page-only session leaves another one alone', async () => {
  const first = signIn({ storage: 'memory' });
  const second = signIn({ storage: 'memory' }, { token: 't2' });
  first.session.clear('user');
  await delivered();
  expect(second.session.token()).toBe('t2');
});

/**
 * Simulates a tab that is on another page, where its copies of the session do not change. Returns a function that
 * restores the copies.
 */
function leaveTab() {
  const copies = { ...sessionStorage };
  return () => {
    for (const [key, value] of Object.entries(copies)) sessionStorage.setItem(key, value);
  };
}

/** Freezes a page: it runs no code, so it misses events. */
function freeze() {
  const channels = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockReturnValue();
  return () => channels.mockRestore();
}

test('a copy of a token that was signed out elsewhere is removed', () => {
  const { session, stop } = signIn();
  const comeBack = leaveTab();
  session.clear('user');
  stop();
  comeBack();

  const { session: next } = open();

  expect([next.getState(), next.token()]).toEqual([{ phase: 'signedOut' }, null]);
  expect({ ...sessionStorage }).toEqual({});
  expect(localStorage.accessToken).toBeUndefined();
});

test('a page that dies in the second after the click on sign-out comes back signed out', () => {
  const { session } = signIn();
  void session.signOut(never);
  expect(localStorage.accessToken).toBe('t1');
  expect(open().session.token()).toBeNull();
});

test('signing in again removes the mark of a signed-out token', () => {
  signIn().session.clear('user');
  expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(ENDED));
  signIn();
  expect(Object.keys(localStorage)).not.toContainEqual(expect.stringMatching(ENDED));
  expect(open().session.token()).toBe('t1');
});

test('another token that is stored after a sign-out is a session', () => {
  signIn().session.clear('user');
  const values = { accessToken: 't2', vendor_id: 'v1', restaurant_id: 'r1' };
  for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  expect(open().session.token()).toBe('t2');
});

test.each([
  ['resumed', () => document.dispatchEvent(new Event('resume'))],
  [
    'brought back by the Back button',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('a page that is %s after a sign-out elsewhere is signed out', (_how, wake) => {
  const { session } = signIn();
  const other = open().session;
  const comeBack = leaveTab();
  const thaw = freeze();
  other.clear('user');
  comeBack();
  thaw();

  wake();

  expect([session.token(), sessionStorage.length]).toEqual([null, 0]);
});

test.each(['update', 'expire', 'message'] as const)(
  'what a frozen page does late (%s) leaves the session that began elsewhere alone',
  async (late) => {
    const { session } = signIn();
    const other = open().session;
    const thaw = freeze();
    other.clear('user');
    other.signIn({ ...INPUT, token: 't2', vendorId: 'v2' });
    thaw();

    if (late === 'update') session.update({ isKycCompleted: false });
    if (late === 'expire') session.expire(session.generation());
    if (late === 'message') await tellEnded();

    expect(localStorage).toMatchObject({ accessToken: 't2', vendor_id: 'v2' });
    expect(localStorage.isKycCompleted).toBe('true');
    expect(session.getState()).toMatchObject({ phase: 'active', vendorId: 'v2' });
    expect(other.token()).toBe('t2');
  },
);

/** Delivers the message of a sign-out late, after the next sign-in. */
async function tellEnded() {
  const channel = openSessionChannel(HOST, () => {});
  channel.post({ type: 'ended', token: shortHash('t1') });
  await delivered();
  channel.close();
}

test('a copy of an older token in a tab gives way to the present one', () => {
  signIn();
  const comeBack = leaveTab();
  signIn({}, { token: 't2' });
  comeBack();
  open();
  expect(sessionStorage.accessToken).toBe('t2');
});

test('a token that another tab removed ends the session', () => {
  const { session, onSignOut } = signIn();
  localStorage.removeItem('accessToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }));
  expect(session.getState().phase).toBe('signedOut');
  expect(onSignOut.mock.calls).toEqual([['other-tab']]);
});

test('a page that comes back after the session ended elsewhere is signed out', () => {
  const { session } = signIn();
  localStorage.clear();
  const shown = new Event('pageshow');
  window.dispatchEvent(Object.assign(shown, { persisted: true }));
  expect(session.getState().phase).toBe('signedOut');
});

test('a session cleared behind our back lives on in this page', () => {
  const { session } = signIn();
  clearStorages();
  expect([session.token(), session.getState().phase]).toEqual(['t1', 'active']);
});

test('a session that a host page left without a mark is marked', () => {
  const values = {
    accessToken: 't1',
    vendor_id: 'v1',
    restaurant_id: 'r1',
    isKycCompleted: 'true',
  };
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  expect(open().session.token()).toBe('t1');
  expect(localStorage.vendor_portal_host).toBe(HOST);
});

test.each([
  { accessToken: 'of-the-host' },
  { accessToken: 'not a token: {}' },
  { vendor_id: 'of-the-host' },
  { accessToken: 'of-the-host', vendor_id: 'no id' },
  { restaurant_id: 'of-the-host', isKycCompleted: 'maybe' },
])("the page's own %j in localStorage is left alone", (names) => {
  for (const [key, value] of Object.entries(names)) localStorage.setItem(key, value);
  const { session, onProblem, stop } = open();
  const before = session.token();
  session.signIn(INPUT);
  expect(localStorage).toMatchObject(names);
  stop();
  const reopened = open().session;
  const kept = reopened.token();
  reopened.clear('user');

  expect([before, kept, reopened.token()]).toEqual([null, 't1', null]);
  expect(localStorage).toMatchObject(names);
  expect(Object.values({ ...localStorage, ...sessionStorage })).not.toContain('t1');
  expect(onProblem.mock.calls).toEqual([[expect.objectContaining({ kind: 'storage' })]]);
});

test.each([
  { authToken: 'of-the-host' },
  { vendor_id: 'of-the-host' },
  { authToken: 'of-the-host', vendor_id: 'no id' },
])("with storage cookie the page's own cookies %j are left alone", (names) => {
  for (const [name, value] of Object.entries(names)) Cookies.set(name, value);
  const { session, onProblem, stop } = open({ storage: 'cookie' });
  const before = session.token();
  session.signIn(INPUT);
  stop();
  const reopened = open({ storage: 'cookie' }).session;
  const kept = reopened.token();
  reopened.clear('user');

  expect([before, kept, reopened.token()]).toEqual([null, 't1', null]);
  expect(Cookies.get()).toMatchObject(names);
  expect(Object.values(Cookies.get())).not.toContain('t1');
  expect(onProblem).toHaveBeenCalledTimes(1);
});

const OTHER = 'https://other.example';

test("a portal of another host does not take the first one's session", () => {
  signIn();
  expect(open({ host: OTHER }).session.token()).toBeNull();
});

test('a portal of another host has its own keys', () => {
  signIn();
  signIn({ host: OTHER }, { token: 'other-token' });
  const keys = Object.keys(localStorage).filter((key) => localStorage[key] === 'other-token');
  expect(keys).toEqual([expect.stringMatching(/^accessToken_[0-9a-z]+$/)]);
  expect([localStorage.accessToken, Cookies.get('authToken')]).toEqual(['t1', 't1']);
});

test("the other host's session outlives the first one's", () => {
  const first = signIn();
  const other = signIn({ host: OTHER }, { token: 'other-token' });
  first.session.clear('user');
  document.dispatchEvent(new Event('visibilitychange'));
  const before = other.session.token();
  other.stop();
  expect([before, open({ host: OTHER }).session.token()]).toEqual(['other-token', 'other-token']);
});

test('keys that another host took in the meantime are not read as ours', () => {
  const first = signIn();
  clearStorages();
  signIn({ host: OTHER }, { token: 'other-token' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect([first.session.token(), localStorage.accessToken]).toEqual([null, 'other-token']);
});

test("signing out of the other host leaves the first one's keys alone", () => {
  signIn();
  signIn({ host: OTHER }, { token: 'other-token' }).session.clear('user');
  expect(Object.values(localStorage)).not.toContain('other-token');
  expect([localStorage.accessToken, Cookies.get('authToken')]).toEqual(['t1', 't1']);
});

test('the review page opens by itself once per session', () => {
  const first = signIn();
  const claims = [first.session.claimReviewPage(), first.session.claimReviewPage()];
  first.stop();
  claims.push(open().session.claimReviewPage());
  claims.push(signIn({}, { token: 't2' }).session.claimReviewPage());
  expect(claims).toEqual([true, false, false, true]);
});

test('nobody is led to the review page without a session', () => {
  expect(open().session.claimReviewPage()).toBe(false);
});

test('the device id is created once', () => {
  const made = open().session.deviceId();
  expect(open().session.deviceId()).toBe(made);
  expect(made).toMatch(/^[0-9a-f]{32}$/);
});

test('starting twice leaves one set of listeners', () => {
  const added = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')];
  const removed = [
    vi.spyOn(window, 'removeEventListener'),
    vi.spyOn(document, 'removeEventListener'),
  ];
  const count = (spies: typeof added | typeof removed) =>
    spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  const { session, stop } = signIn();
  const attached = count(added);
  stop();
  session.start()();
  expect([count(added), count(removed)]).toEqual([attached * 2, attached * 2]);
  expect(session.token()).toBe('t1');
});

test.each(['default', 'local', 'session'] as const)(
  'a session in the storage %s is remembered unless the browser drops it',
  (storage) => {
    const before = signIn({ storage }).session.isRemembered();
    const areas = (['localStorage', 'sessionStorage'] as const).map((area) =>
      vi.spyOn(window, area, 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    const blocked = signIn({ storage }).session.isRemembered();
    for (const area of areas) area.mockRestore();
    expect([before, blocked]).toEqual([true, false]);
  },
);

test('a session in cookies that the browser drops is not remembered', () => {
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(signIn({ storage: 'cookie' }).session.isRemembered()).toBe(false);
});

test('a session that the host keeps in memory is as the host wants it', () => {
  expect(signIn({ storage: 'memory' }).session.isRemembered()).toBe(true);
});

test('a session works where nothing can be stored', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const { session } = signIn({ storage: { get: blocked, set: blocked, remove: blocked } });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(session.token()).toBe('t1');
});
