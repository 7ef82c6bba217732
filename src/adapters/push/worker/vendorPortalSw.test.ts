import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { HOSTILE_LINKS } from '../../../../tests/support/hostileLinks';
import type { PageClient, WorkerEvent } from './vendorPortalSw';

afterEach(() => {
  vi.resetModules();
});

interface Given {
  scope?: string;
  urls?: readonly string[];
  /** What the first page answers; the others are pages of the host, which do not answer. */
  answer?: { rings: boolean };
  /** Whether the browser lets a push show nothing while a page is visible. */
  allowsSilence?: boolean;
  globals?: Record<string, string>;
}

/** Runs the worker file with a fake global scope. */
async function startWorker(given: Given = {}) {
  const { scope = 'https://market.example/partner/__push/', urls = [], answer } = given;
  const handlers = new Map<string, (event: WorkerEvent) => void>();
  const pages = urls.map((url, at) => {
    const heard: unknown[] = [];
    const postMessage: PageClient['postMessage'] = (message, ports = []) => {
      const [port] = ports as MessagePort[];
      if (!port) heard.push(message);
      else if (answer && at === 0) port.postMessage(answer);
    };
    return { url, heard, focus: vi.fn(() => Promise.resolve()), postMessage };
  });
  const subscription = { unsubscribe: vi.fn(() => Promise.resolve(true)) };
  const subscribe = vi.fn((_settings: object) => Promise.resolve());
  const registration = {
    scope,
    showNotification: vi.fn((_title: string, _options: { data: unknown }) => Promise.resolve()),
    unregister: vi.fn(() => Promise.resolve(true)),
    getNotifications: vi.fn(async ({ tag }: { tag: string }) =>
      tag === RINGING.tag ? [RINGING] : [],
    ),
    pushManager: { getSubscription: () => Promise.resolve(subscription), subscribe },
  };
  const openWindow = vi.fn((_url: string) => Promise.resolve());
  vi.stubGlobal('self', {
    ...given.globals,
    navigator: given.allowsSilence ? { userAgentData: {} } : {},
    registration,
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (type: string, handler: (event: WorkerEvent) => void) =>
      handlers.set(type, handler),
  });
  await import('./vendorPortalSw');
  async function fire(type: string, event: Partial<WorkerEvent>): Promise<void> {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...event, waitUntil: (one) => work.push(one) });
    await Promise.all(work);
  }
  const push = (payload: unknown) => fire('push', { data: { json: () => payload } });
  const click = (data: unknown) => {
    const notification = { data, close: vi.fn() };
    return fire('notificationclick', { notification }).then(() => notification);
  };
  return { handlers, pages, subscription, subscribe, registration, openWindow, fire, push, click };
}

/** A notification that is on the screen. */
const RINGING = { tag: 'vendor-portal order ORD-7', close: vi.fn() };
const order_id = 'ORD-7';

const ring = (link = '') => ({
  data: { vp: '1', title: 'New order', order_id, link, answer_by: '2026-11-26T10:00:00Z' },
});

const NEWS = { data: { vp: '1', title: 'New order', body: 'ORD-7', order_id: 'ORD-7' } };

test('it handles no fetch', async () => {
  const { handlers } = await startWorker();

  expect([...handlers.keys()].sort()).toEqual([
    'install',
    'notificationclick',
    'push',
    'pushsubscriptionchange',
  ]);
});

test('a message for a portal that does not ring is a notification', async () => {
  const urls = ['https://market.example/partner/orders', 'https://market.example/partnership'];
  const { push, registration, pages } = await startWorker({
    urls,
    answer: { rings: false },
    allowsSilence: true,
  });
  await push(NEWS);

  expect(registration.showNotification.mock.calls).toEqual([
    [
      'New order',
      expect.objectContaining({
        body: 'ORD-7',
        data: { vp: '1', path: '/orders/view-order/ORD-7' },
      }),
    ],
  ]);
  expect(pages.map(({ heard }) => heard)).toMatchObject([[{ type: 'vendor-portal:shown' }], []]);
});

const ORDERS = 'https://market.example/partner/orders';
const RINGS = { rings: true };

test('where a push may be silent a portal that rings shows the message itself', async () => {
  const given = { urls: [ORDERS], answer: RINGS, allowsSilence: true };
  const { push, registration, pages } = await startWorker(given);
  await push(NEWS);

  expect(registration.showNotification).not.toHaveBeenCalled();
  expect(pages[0]?.heard).toMatchObject([{ type: 'vendor-portal:push' }]);
});

test('elsewhere each push shows a notification, without a sound if a portal rings', async () => {
  const { push, registration, pages } = await startWorker({ urls: [ORDERS], answer: RINGS });
  await push(ring());
  await push(ring());
  await push({ data: { vp: '1', title: 'Order answered', order_id, answered: '1' } });

  const { tag } = RINGING;
  expect(registration.showNotification.mock.calls.map(([, options]) => options)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ tag, silent: true })),
  );
  expect(registration.showNotification.mock.calls[0]?.[1]).not.toHaveProperty('renotify');
  expect(pages[0]?.heard).toMatchObject(
    Array.from({ length: 3 }, () => ({ type: 'vendor-portal:quiet' })),
  );
});

test.each([
  ['the sign-in page', '/partner/__push/', 'https://market.example/partner/login'],
  ['a page of the host', '/__push/', 'https://market.example/shop/menu'],
])('with only %s open a message is a notification', async (_page, path, url) => {
  const scope = `https://market.example${path}`;
  const { push, registration } = await startWorker({ scope, urls: [url], allowsSilence: true });
  await push(NEWS);

  expect(registration.showNotification).toHaveBeenCalledTimes(1);
});

test('pages learn of a message even if the browser shows no notification', async () => {
  const { push, registration, pages } = await startWorker({ urls: [ORDERS] });
  registration.showNotification.mockRejectedValue(new TypeError('No permission'));

  await expect(push(NEWS)).rejects.toThrow('No permission');
  expect(pages[0]?.heard).toMatchObject([{ type: 'vendor-portal:shown' }]);
});

test('a subscription that the browser has ended is replaced, and pages save it', async () => {
  const { fire, subscribe, pages } = await startWorker({ urls: [ORDERS] });
  const applicationServerKey = new ArrayBuffer(4);
  const oldSubscription = { options: { applicationServerKey } } as PushSubscription;
  await fire('pushsubscriptionchange', { oldSubscription });

  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
  expect(pages[0]?.heard).toEqual([{ type: 'vendor-portal:renew' }]);
});

test('a subscription that the browser has replaced is not created again', async () => {
  const { fire, subscribe, pages } = await startWorker({ urls: [ORDERS] });
  const newSubscription = {} as PushSubscription;
  await fire('pushsubscriptionchange', { oldSubscription: null, newSubscription });

  expect(subscribe).not.toHaveBeenCalled();
  expect(pages[0]?.heard).toEqual([{ type: 'vendor-portal:renew' }]);
});

test('each renewal of a waiting order rings again in place of the last', async () => {
  const { push, registration } = await startWorker();
  await push(ring());
  await push(ring());

  const { tag } = RINGING;
  const expected = [
    'New order',
    expect.objectContaining({ tag, renotify: true, requireInteraction: true }),
  ];
  expect(registration.showNotification.mock.calls).toEqual([expected, expected]);
});

test('"answered" replaces the alarm without a sound', async () => {
  const { push, registration } = await startWorker();
  await push({ data: { vp: '1', title: 'Order answered', order_id, answered: '1' } });

  expect(registration.showNotification.mock.calls).toEqual([
    [
      'Order answered',
      {
        body: '',
        tag: RINGING.tag,
        silent: true,
        data: { vp: '1', path: '/orders/view-order/ORD-7' },
      },
    ],
  ]);
});

test('while the portal rings "answered" removes the alarm', async () => {
  RINGING.close.mockClear();
  const given = { urls: [ORDERS], answer: RINGS, allowsSilence: true };
  const { push, registration } = await startWorker(given);
  await push(ring());
  expect(RINGING.close).not.toHaveBeenCalled();
  await push({ data: { vp: '1', title: 'Order answered', order_id, answered: '1' } });

  expect(RINGING.close).toHaveBeenCalledTimes(1);
  expect(registration.showNotification).not.toHaveBeenCalled();
});

test.each(HOSTILE_LINKS.filter(Boolean))(
  'the alarm with the link %j leads nowhere',
  async (link) => {
    const { push, click, registration, openWindow } = await startWorker();
    await push(ring(link));
    const [[, { data } = { data: null }] = []] = registration.showNotification.mock.calls;

    expect(data).toEqual({ vp: '1', path: null });
    await click(data);
    expect(openWindow.mock.calls).toEqual([['/partner/orders']]);
  },
);

const TEST = { data: { vp: '1', title: 'Test', test_id: 'test-1' } };

test.each([
  ['closed', {}, true],
  ['that does not answer', { urls: [ORDERS] }, true],
  ['open in the background', { urls: [ORDERS], answer: { rings: false } }, false],
])('with a portal %s a test notes when it arrived', async (_how, given, wasClosed) => {
  vi.setSystemTime('2026-11-26T10:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const { push, registration } = await startWorker(given);
  await push(TEST);

  const [[, options] = []] = registration.showNotification.mock.calls;
  const arrival = { at: Date.parse('2026-11-26T10:00:00Z'), wasClosed };
  const data = { vp: '1', path: '/setting/manage-profile', arrival };
  expect(options).toEqual({ body: '', tag: 'vendor-portal test test-1', data });
});

test('a test is never an order', async () => {
  const { push, registration } = await startWorker();
  await push({ data: { ...TEST.data, ...ring().data, test_id: 'test-1', answered: '1' } });

  const [[, options] = []] = registration.showNotification.mock.calls;
  expect(options).toMatchObject({ tag: 'vendor-portal test test-1' });
  expect(options).not.toHaveProperty('requireInteraction');
  expect(options).not.toHaveProperty('silent');
  expect(options?.data).toMatchObject({ path: '/setting/manage-profile' });
});

test('a click on a test leaves its notification for the account screen', async () => {
  const { click, openWindow } = await startWorker();
  const arrival = { at: 1, wasClosed: true };
  const { close } = await click({ vp: '1', path: '/setting/manage-profile', arrival });

  expect(close).not.toHaveBeenCalled();
  expect(openWindow.mock.calls).toEqual([['/partner/setting/manage-profile']]);
});

test.each([[null], ['text'], [{}], [{ data: { title: 'of the host' } }]])(
  'the payload %j of another sender is ignored',
  async (payload) => {
    const { push, registration } = await startWorker();
    await push(payload);

    expect(registration.showNotification).not.toHaveBeenCalled();
  },
);

test('a click brings the portal that answers to the front', async () => {
  const urls = [ORDERS, 'https://market.example/partner/login'];
  const { click, pages, openWindow } = await startWorker({ urls, answer: { rings: false } });
  const { close } = await click({ vp: '1', path: '/orders/view-order/ORD-7' });

  expect(close).toHaveBeenCalled();
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0]);
  const message = { data: { vp: '1', link: '/partner/orders/view-order/ORD-7' } };
  expect(pages.map(({ heard }) => heard)).toEqual([[{ type: 'vendor-portal:open', message }], []]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('with only the sign-in page open a click opens a window', async () => {
  const urls = ['https://market.example/partner/login'];
  const { click, pages, openWindow } = await startWorker({ urls });
  await click({ vp: '1', path: '/orders/view-order/ORD-7' });

  expect(openWindow.mock.calls).toEqual([['/partner/orders/view-order/ORD-7']]);
  expect([pages[0]?.focus.mock.calls.length, pages[0]?.heard]).toEqual([0, []]);
});

test.each([
  ['/orders/view-order/ORD-7', '/partner/orders/view-order/ORD-7'],
  ['//evil.example', '/partner/orders'],
  [null, '/partner/orders'],
])('without a page a click on %j opens %s', async (path, url) => {
  const { click, openWindow } = await startWorker();
  await click({ vp: '1', path });

  expect(openWindow.mock.calls).toEqual([[url]]);
});

test('a click on a notification of the host is left to the host', async () => {
  const { click, openWindow } = await startWorker();
  const { close } = await click({ url: '/host' });

  expect([close.mock.calls.length, openWindow.mock.calls.length]).toEqual([0, 0]);
});

test('inside a worker of the host the base path comes from a global', async () => {
  const globals = { VENDOR_PORTAL_BASENAME: '/partner' };
  const { click, openWindow } = await startWorker({ scope: 'https://market.example/', globals });
  await click({ vp: '1', path: '/orders' });

  expect(openWindow.mock.calls).toEqual([['/partner/orders']]);
});

test('the kill switch removes the worker', async () => {
  const globals = { VENDOR_PORTAL_PUSH: 'off' };
  const { handlers, fire, push, registration, subscription } = await startWorker({ globals });
  await push(NEWS);
  await fire('activate', {});

  expect([...handlers.keys()].sort()).toEqual(['activate', 'install']);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(registration.unregister).toHaveBeenCalled();
});
