import { beforeEach, expect, test, vi } from 'vitest';
import { speakingAdapter, startAlerts, stubNotification } from '../../../tests/support/alerts';
import type { PushAdapter } from '../../core/contracts';
import { RENEWAL_MS } from './createRegistration';

const never = () => new Promise<never>(() => {});
const throwing = () => {
  throw new Error('a secret of the adapter');
};

beforeEach(() => vi.useFakeTimers());

const settle = (ms = 1) => vi.advanceTimersByTimeAsync(ms);

test('the adapter registers after sign-in without a prompt', async () => {
  const register = vi.fn(() => Promise.resolve('push-token-1'));
  const { sent, session } = startAlerts({ register });
  await settle();

  expect(register.mock.calls).toEqual([
    [{ interactive: false, basename: '/partner', signal: expect.any(AbortSignal) }],
  ]);
  expect(sent).toEqual([
    { vendor_id: 'v1', device_id: session.deviceId(), fcm_token: 'push-token-1' },
  ]);
});

test('after a reload a token that was saved is not saved again', async () => {
  const { start, alerts, sent } = startAlerts({});
  await settle();
  alerts.stop();
  start();
  await settle();

  expect(sent).toHaveLength(1);
});

test('a token is saved again when the vendor chooses another language', async () => {
  const { sent, choose } = startAlerts({});
  await settle();
  choose('ta-IN');
  await settle();
  choose('ta-IN');
  await settle();

  expect(sent).toHaveLength(2);
});

test('a language that is chosen while a token is being saved is saved after it', async () => {
  let finish = () => {};
  const saving = new Promise<void>((resolve) => (finish = resolve));
  const { sent, choose } = startAlerts({}, { save: () => saving });
  await settle();
  choose('ta-IN');
  await settle();
  expect(sent).toHaveLength(1);
  finish();
  await settle();

  expect(sent).toHaveLength(2);
});

test('a device whose new language cannot be saved is still registered', async () => {
  let fails = false;
  const save = async () => {
    if (fails) throw new Error('500');
  };
  const { alerts, choose, sent } = startAlerts({}, { save });
  await settle();
  fails = true;
  choose('ta-IN');
  await settle(120_000);

  expect(sent.length).toBeGreaterThan(2);
  expect(alerts.getState().isEnded).toBe(false);
});

test('of two vendors in hidden tabs, only the last one registers in another language', async () => {
  const { start, choose, sent } = startAlerts({});
  await settle();
  start('v2');
  await settle();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  choose('ta-IN');
  await settle();

  expect(sent).toEqual(
    ['v1', 'v2', 'v2'].map((vendor_id) => expect.objectContaining({ vendor_id })),
  );
});

test('a token is saved again after seven days', async () => {
  const tokens = ['push-token-1', 'push-token-2'];
  const register = () => Promise.resolve(tokens.shift() ?? 'push-token-2');
  const { start, alerts, sent } = startAlerts({ register });
  await settle();
  alerts.stop();
  start();
  await settle(RENEWAL_MS - 1_000);
  const before = sent.length;
  await settle(2_000);

  expect([before, sent.length]).toEqual([2, 3]);
});

test.each<[string, PushAdapter['register'] | (() => unknown)]>([
  ['throws', throwing],
  ['rejects', () => Promise.reject(new Error('a secret of the adapter'))],
  ['rejects with no error', () => Promise.reject('a secret of the adapter')],
])('an adapter that %s is reported by its error name and retried later', async (_how, bad) => {
  const register = vi.fn(bad as PushAdapter['register']);
  const { sent, errors, logged } = startAlerts({ register });
  await settle();

  expect(sent).toEqual([]);
  expect(errors.map(({ kind }) => kind)).toEqual(['push']);
  expect([errors[0]?.message, ...logged].join()).not.toContain('secret');
  await settle(60_000);
  expect(register).toHaveBeenCalledTimes(2);
});

test('an adapter that hangs times out after ten seconds', async () => {
  let answer: (token: string) => void = () => {};
  const register = () => new Promise<string>((resolve) => (answer = resolve));
  const { sent, errors } = startAlerts({ register });
  await settle(9_900);
  const early = errors.length;
  await settle(200);
  answer('push-token-late');
  await settle();

  expect([early, errors.length]).toEqual([0, 1]);
  expect(sent).toEqual([]);
});

test.each([null, undefined, '', 7, {}, 'with space', 'x'.repeat(5_000)])(
  'the answer %j causes a warning in place of a token',
  async (token) => {
    const { sent, errors, logged } = startAlerts({
      register: () => Promise.resolve(token as string),
    });
    await settle();

    expect([sent, errors]).toEqual([[], []]);
    expect(logged).toEqual(['push adapter returned no token {}']);
  },
);

test('a token that could not be saved is retried once', async () => {
  let failures = 1;
  const save = () => (failures-- > 0 ? Promise.reject(new Error('500')) : Promise.resolve());
  const { sent, errors } = startAlerts({}, { save });
  await settle();
  const before = [sent.length, errors.length];
  await settle(24 * 60 * 60_000);

  expect(before).toEqual([1, 1]);
  expect([sent.length, errors.length]).toEqual([2, 1]);
});

test('sign-out unregisters the device', async () => {
  const unregister = vi.fn(() => Promise.resolve());
  const { start, alerts, sent, storage } = startAlerts({ unregister });
  await settle();
  unregister.mockClear();
  alerts.signOut();
  const isForgotten = storage.get('push_token') === null;
  expect(unregister).toHaveBeenCalledTimes(1);
  start();
  await settle();

  expect([isForgotten, sent.length]).toEqual([true, 2]);
});

test.each<[string, () => Promise<void>]>([
  ['throws', throwing],
  ['rejects', () => Promise.reject(new Error('no'))],
  ['hangs', never],
])('a sign-out does not wait for an adapter that %s', async (_how, bad) => {
  const unregister = vi.fn(() => Promise.resolve());
  const { alerts, errors } = startAlerts({ unregister });
  await settle();
  unregister.mockImplementation(bad);

  alerts.signOut();
  await settle(10_100);

  expect(errors.map(({ message }) => message)).toEqual(['Push failed at the step "unregister"']);
});

test('an unmounted portal leaves the device registered', async () => {
  const unregister = vi.fn(() => Promise.resolve());
  const { alerts, storage } = startAlerts({ unregister });
  await settle();
  unregister.mockClear();
  alerts.stop();
  await settle();

  expect(unregister).not.toHaveBeenCalled();
  expect(storage.get('push_token')).not.toBeNull();
});

test('after a sign-out in another tab this tab does not unregister the device', async () => {
  const unregister = vi.fn(() => Promise.resolve());
  const { alerts, storage } = startAlerts({ unregister });
  await settle();
  unregister.mockClear();
  storage.remove('push_token');
  alerts.signOut();

  expect(unregister).not.toHaveBeenCalled();
});

test('the card is shown while permission can be requested', async () => {
  const browser = stubNotification('default');
  const register = vi.fn<PushAdapter['register']>(async ({ interactive }) => {
    if (!interactive) return null;
    browser.permit('granted');
    return 'push-token-1';
  });
  const { alerts, sent } = startAlerts({ register });
  const offered = alerts.getState();
  await settle();
  alerts.turnOn();
  alerts.turnOn();
  const interactive = register.mock.calls.map(([call]) => call.interactive);
  await settle();

  expect(offered.isOffered).toBe(true);
  expect(interactive).toEqual([false, true]);
  expect(alerts.getState()).toMatchObject({ isOffered: false, isAsking: false });
  expect(sent).toHaveLength(1);
});

test.each(['granted', 'denied'])('with permission %s the card is not shown', async (permission) => {
  stubNotification(permission);
  const { alerts } = startAlerts({ register: () => Promise.resolve(null) });
  await settle();

  expect(alerts.getState().isOffered).toBe(false);
});

test('a dismissed card is not shown after a reload', async () => {
  stubNotification('default');
  const { start, alerts } = startAlerts({});
  await settle();
  alerts.dismiss();
  const next = start();
  await settle();

  expect([alerts.getState().isOffered, next.getState().isOffered]).toEqual([false, false]);
});

test('a test is shown, and refreshes no orders', async () => {
  const shown = stubNotification('granted');
  const { adapter, say } = speakingAdapter();
  const { alerts, refresh } = startAlerts(adapter);
  await settle();
  say({ title: 'Test', data: { test_id: 'test-1', order_id: 'ORD-7' } });

  expect(alerts.getState().test).toEqual({ id: 'test-1', at: Date.now() });
  expect(shown.shown.map(({ title }) => title)).toEqual(['Test']);
  expect(refresh).not.toHaveBeenCalled();
});

test('only the newest notifications stay open, also after weeks', async () => {
  const browser = stubNotification('granted');
  const { adapter, say } = speakingAdapter();
  const { alerts } = startAlerts(adapter);
  await settle();
  const closed = () => browser.shown.filter(({ close }) => vi.mocked(close).mock.calls.length > 0);
  for (let id = 1; id <= 60; id += 1) say({ title: `New ${id}`, data: { order_id: `ORD-${id}` } });

  expect(closed().map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, at) => `New ${at + 1}`),
  );
  alerts.signOut();
  expect(closed()).toHaveLength(60);
});

const HOUR_MS = 60 * 60_000;

function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** An adapter that registers a device again after each `unregister`, as the built-in ones do. */
function renewingAdapter() {
  const calls: string[] = [];
  let count = 0;
  let current: string | null = null;
  const adapter: Partial<PushAdapter> = {
    async register() {
      calls.push('register');
      return (current ??= `push-token-${(count += 1)}`);
    },
    async unregister() {
      calls.push('unregister');
      current = null;
    },
  };
  return { adapter, calls, end: () => void (current = null) };
}

test('another vendor on the device gets another token', async () => {
  const { adapter, calls } = renewingAdapter();
  const { start, alerts, sent } = startAlerts(adapter);
  await settle();
  alerts.stop();
  calls.length = 0;
  start('v2');
  await settle();

  expect(calls).toEqual(['unregister', 'register']);
  expect(sent).toMatchObject([
    { vendor_id: 'v1', fcm_token: 'push-token-1' },
    { vendor_id: 'v2', fcm_token: 'push-token-2' },
  ]);
});

test('after the storage was cleared a vendor gets another token', async () => {
  const { adapter } = renewingAdapter();
  const { start, alerts, sent, storage } = startAlerts(adapter);
  await settle();
  alerts.stop();
  storage.remove('push_token');
  start('v2');
  await settle();

  expect(sent).toMatchObject([{ fcm_token: 'push-token-1' }, { fcm_token: 'push-token-2' }]);
});

test('the same vendor keeps the token', async () => {
  const { adapter, calls } = renewingAdapter();
  const { start, alerts } = startAlerts(adapter);
  await settle();
  alerts.stop();
  start();
  await settle();

  expect(calls).toEqual(['unregister', 'register', 'register']);
});

test('a vendor whose device cannot be cleared is not registered, and later tried again', async () => {
  const { adapter, calls } = renewingAdapter();
  const unregister = vi.fn<PushAdapter['unregister']>(async () => Promise.reject(new Error('no')));
  const { sent, errors } = startAlerts({ ...adapter, unregister });
  await settle();
  expect([calls, sent, errors.length]).toEqual([[], [], 1]);

  unregister.mockResolvedValue();
  await settle(60_000);

  expect(sent).toHaveLength(1);
});

test('a click asks for the permission before the device of another vendor is cleared', async () => {
  const browser = stubNotification('default');
  const calls: string[] = [];
  const { alerts, sent } = startAlerts({
    async register({ interactive }) {
      calls.push(interactive ? 'ask' : 'register');
      if (interactive) browser.permit('granted');
      return calls.includes('ask') ? 'push-token-1' : null;
    },
    async unregister() {
      calls.push('unregister');
      if (!calls.includes('ask')) throw new Error('no');
    },
  });
  await settle();
  alerts.turnOn();
  expect(calls).toEqual(['unregister', 'ask']);
  await settle();

  expect(calls).toEqual(['unregister', 'ask', 'unregister', 'register']);
  expect(sent).toHaveLength(1);
});

test.each([
  ['every hour', () => settle(HOUR_MS)],
  ['when the page becomes visible', () => settle(61_000).then(comeBack)],
])('a subscription that has ended is renewed %s', async (_when, pass) => {
  const { adapter, end } = renewingAdapter();
  const { sent } = startAlerts(adapter);
  await settle();
  end();
  await pass();
  await settle();

  expect(sent).toMatchObject([{ fcm_token: 'push-token-1' }, { fcm_token: 'push-token-2' }]);
});

test('a vendor who switches between tabs is looked after once a minute', async () => {
  const { adapter, calls } = renewingAdapter();
  startAlerts(adapter);
  await settle();
  calls.length = 0;
  for (let times = 0; times < 10; times += 1) {
    comeBack();
    await settle(1_000);
  }

  expect(calls).toEqual(['register']);
});

test('an adapter that reports a change is registered again at once', async () => {
  let report = () => {};
  const { adapter, end } = renewingAdapter();
  const stop = vi.fn();
  const onTokenChange: PushAdapter['onTokenChange'] = (handler) => {
    report = handler;
    return stop;
  };
  const { sent, alerts } = startAlerts({ ...adapter, onTokenChange });
  await settle();
  end();
  report();
  await settle();
  expect(sent).toHaveLength(2);

  alerts.stop();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('messages have ended when the device cannot be registered again', async () => {
  const { adapter } = renewingAdapter();
  const register = vi.fn(adapter.register);
  const { alerts } = startAlerts({ ...adapter, register: register as PushAdapter['register'] });
  await settle();
  register.mockRejectedValue(new Error('AbortError'));
  await settle(HOUR_MS);
  const afterOne = alerts.getState().isEnded;
  await settle(60_000);
  const afterTwo = alerts.getState().isEnded;
  register.mockResolvedValue('push-token-2');
  alerts.turnOn();
  await settle();

  expect([afterOne, afterTwo, alerts.getState().isEnded]).toEqual([false, true, false]);
});

test('messages have ended when the permission is gone', async () => {
  const { adapter } = renewingAdapter();
  const register = vi.fn(adapter.register);
  const { alerts, start } = startAlerts({
    ...adapter,
    register: register as PushAdapter['register'],
  });
  await settle();
  register.mockResolvedValue(null);
  alerts.stop();
  const next = start();
  await settle();

  expect(next.getState().isEnded).toBe(true);
});

test('a device that never had messages has not lost them', async () => {
  const { alerts } = startAlerts({ register: () => Promise.resolve(null) });
  await settle(HOUR_MS);

  expect(alerts.getState().isEnded).toBe(false);
});

test('a renewal that the marketplace does not save ends nothing', async () => {
  let isDown = false;
  const save = () => (isDown ? Promise.reject(new Error('500')) : Promise.resolve());
  const { alerts } = startAlerts({}, { save });
  await settle();
  isDown = true;
  await settle(RENEWAL_MS + HOUR_MS);

  expect(alerts.getState().isEnded).toBe(false);
});
