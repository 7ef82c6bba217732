import { expect, test, vi } from 'vitest';
import type { PushMessage } from '../../../core/contracts';
import { type WebPushOptions, webPush } from './webPush';

const KEY = 'AQID';
const SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  expirationTime: null,
  keys: { p256dh: 'p', auth: 'a' },
};
const TOKEN = JSON.stringify({ endpoint: SUBSCRIPTION.endpoint, keys: SUBSCRIPTION.keys });

/** A browser that permits notifications. `earlier` is the key of the subscription that it already has. */
function openBrowser(earlier?: number[]) {
  const create = (key: number[]) => ({
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => SUBSCRIPTION,
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  });
  let current: ReturnType<typeof create> | null = earlier ? create(earlier) : null;
  const subscribe = vi.fn(async (_settings: object) => (current = create([1, 2, 3])));
  const active = { scriptURL: new URL('/vendor-portal-sw.js', window.location.href).href };
  const registration = {
    active,
    pushManager: { subscribe, getSubscription: async () => current },
    getNotifications: async () => [],
  };
  const listeners = new Set<(event: object) => void>();
  const serviceWorker = {
    register: vi.fn(async () => registration),
    getRegistration: async () => undefined,
    getRegistrations: async () => [registration],
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_type: string, one: (event: object) => void) => listeners.delete(one),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', Object.assign(class {}, { permission: 'granted' }));
  const say = (data: object, source: object = active) => {
    for (const listener of listeners) listener({ data, source });
  };
  return { registration, subscribe, serviceWorker, say, isSubscribed: () => current !== null };
}

function register(options: Partial<WebPushOptions> = {}) {
  const adapter = webPush({ publicKey: KEY, ...options });
  const { signal } = new AbortController();
  const token = adapter.register({ interactive: false, basename: '/partner', signal });
  return { adapter, token };
}

test('the token is what a backend needs to send a message', async () => {
  const { subscribe, serviceWorker } = openBrowser();

  expect(await register().token).toBe(TOKEN);
  expect(TOKEN).toMatch(/^[\x21-\x7e]{8,4096}$/);
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: KEY }]]);
  expect(serviceWorker.register).toHaveBeenCalledWith(
    expect.stringMatching(/\/vendor-portal-sw\.js$/),
    expect.objectContaining({ scope: expect.stringMatching(/\/partner\/__push\/$/) }),
  );
});

test('a subscription with the same key is used again', async () => {
  const { subscribe } = openBrowser([1, 2, 3]);

  expect(await register().token).toBe(TOKEN);
  expect(subscribe).not.toHaveBeenCalled();
});

test('after a change of the key the portal’s worker subscribes again', async () => {
  const { subscribe } = openBrowser([9]);

  expect(await register().token).toBe(TOKEN);
  expect(subscribe).toHaveBeenCalledTimes(1);
});

test('a subscription of the host with another key is left unchanged', async () => {
  const browser = openBrowser([9]);
  const registration = async () => browser.registration as unknown as ServiceWorkerRegistration;
  const { adapter, token } = register({ registration });

  await expect(token).rejects.toThrow('another key');
  await adapter.unregister();
  expect(browser.isSubscribed()).toBe(true);
});

test('signing out ends the subscription, also when it arrives later', async () => {
  const browser = openBrowser();
  const { adapter, token } = register();
  await token;
  await adapter.unregister();
  expect(browser.isSubscribed()).toBe(false);

  let answer = () => {};
  browser.subscribe.mockImplementationOnce(async (settings) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return browser.subscribe(settings);
  });
  const late = register();
  await vi.waitFor(() => expect(browser.subscribe).toHaveBeenCalledTimes(2));
  await late.adapter.unregister();
  answer();
  expect(await late.token).toBeNull();
  expect(browser.isSubscribed()).toBe(false);
});

test('only messages of the portal’s worker are passed on, until the listener leaves', async () => {
  const { say } = openBrowser();
  const { adapter, token } = register();
  await token;
  const seen: PushMessage[] = [];
  const leave = adapter.onMessage((message) => seen.push(message));
  const message = { title: 'New order', body: '', data: { vp: '1', order_id: 'ORD-7' } };

  say({ type: 'vendor-portal:push', message });
  say({ type: 'vendor-portal:push', message }, { scriptURL: 'https://market.example/other.js' });
  leave();
  say({ type: 'vendor-portal:push', message });

  expect(seen).toEqual([message]);
});
