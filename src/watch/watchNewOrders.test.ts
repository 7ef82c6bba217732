import { expect, onTestFinished, test, vi } from 'vitest';
import { delivered } from '../../tests/support/testChannel';
import { openWaitingChannel } from '../core/orders/waiting/waitingChannel';
import { sessionMark, sessionScope } from '../core/session/sessionChannel';
import type { WatchOptions } from './types';
import { watchNewOrders } from './watchNewOrders';

const HOST = 'https://api.example';
const VENDOR = { _id: 'v1', restaurant: { _id: 'r1' }, is_kyc_completed: true };
const order = (id: unknown) => ({ _id: id, status: 'waiting_for_confirmation' });

interface World extends Partial<WatchOptions> {
  /** The `data` of the answer, or a function that returns it or a response. */
  vendor?: unknown;
  orders?: unknown;
  token?: string | null;
}

/** A page whose vendor is signed in, with a backend that answers as the test defines. */
function openPage({ vendor = VENDOR, orders = [], token = 't1', ...options }: World = {}) {
  vi.useFakeTimers();
  const answers: Record<string, unknown> = { vendor, orders };
  const calls: string[] = [];
  const fetch = vi.fn(async (url: string, init?: RequestInit) => {
    const name = url.endsWith('/vendor/get') ? 'vendor' : 'orders';
    calls.push(name);
    const answer = answers[name];
    const data = typeof answer === 'function' ? await answer(init) : answer;
    return data instanceof Response ? data : Response.json({ statusCode: 200, data });
  });
  vi.stubGlobal('fetch', fetch);
  const signIn = (next: string | null) => {
    if (next === null) return localStorage.clear();
    const entries = { accessToken: next, vendor_id: 'v1', restaurant_id: 'r1' };
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  };
  signIn(token);
  const states: number[] = [];
  const ids: (readonly string[])[] = [];
  const errors: string[] = [];
  const given = {
    host: HOST,
    onError: ({ kind }) => errors.push(kind),
    ...options,
  } as WatchOptions;
  const stop = watchNewOrders(given, (state) => {
    states.push(state.count);
    ids.push(state.ids);
  });
  onTestFinished(stop);
  return {
    states,
    ids,
    errors,
    calls,
    answers,
    stop,
    signIn,
    count: (name: string) => calls.filter((call) => call === name).length,
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

const changeStorage = () => window.dispatchEvent(new StorageEvent('storage'));

test('the number of new orders follows the list', async () => {
  const page = openPage({ orders: [order('a')] });
  await page.wait(1_000);
  expect([page.states, page.ids]).toEqual([[1], [['a']]]);

  page.answers.orders = [order('a'), order('b')];
  await page.wait(10_000);
  page.answers.orders = [];
  await page.wait(10_000);
  await page.wait(30_000);

  expect(page.states).toEqual([1, 2, 0]);
  expect([page.count('vendor'), page.count('orders')]).toEqual([1, 6]);
});

test('without a session nothing is read until a vendor signs in', async () => {
  const page = openPage({ token: null, orders: [order('a')] });
  await page.wait(60_000);
  expect(page.calls).toEqual([]);

  page.signIn('t1');
  changeStorage();
  await page.wait(1_000);
  expect(page.states).toEqual([1]);

  page.signIn(null);
  changeStorage();
  await page.wait(60_000);
  expect(page.states).toEqual([1, 0]);
  expect(page.count('orders')).toBe(1);
});

test('a refused token is not used again, and the session is not ended', async () => {
  const refusal = () => Response.json({ statusCode: 401 }, { status: 401 });
  const page = openPage({ orders: [order('a')] });
  await page.wait(1_000);
  page.answers.orders = refusal;
  await page.wait(60_000);
  expect(page.states).toEqual([1, 0]);
  expect(page.count('orders')).toBe(2);
  expect(localStorage.getItem('accessToken')).toBe('t1');

  page.answers.orders = [order('b')];
  page.signIn('t2');
  changeStorage();
  await page.wait(1_000);
  expect(page.states).toEqual([1, 0, 1]);
});

test('a vendor without KYC or without the right to see orders has none', async () => {
  const page = openPage({ orders: [order('a')], vendor: { ...VENDOR, is_kyc_completed: false } });
  await page.wait(60_000);
  expect([page.states, page.count('orders')]).toEqual([[0], 0]);

  page.answers.vendor = { ...VENDOR, permissions: ['offers'] };
  await page.wait(300_000);
  expect(page.count('orders')).toBe(0);

  page.answers.vendor = VENDOR;
  await page.wait(300_000);
  expect(page.states).toEqual([0, 1]);
});

test('a member who may not answer orders reads them once a minute', async () => {
  const permissions = ['orders_status_update'];
  const page = openPage({ orders: [order('a')], vendor: { ...VENDOR, permissions } });
  await page.wait(59_000);
  expect(page.count('orders')).toBe(1);
});

test('a hidden page reads once a minute, and at once when it is shown', async () => {
  const page = openPage();
  await page.wait(1_000);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await page.wait(50_000);
  expect(page.count('orders')).toBe(1);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await page.wait(600);
  expect(page.count('orders')).toBe(2);
});

test('an unreachable backend is reported once and asked less often', async () => {
  const page = openPage({ orders: [order('a')] });
  await page.wait(1_000);
  page.answers.orders = () => Promise.reject(new TypeError('Failed to fetch'));
  await page.wait(60_000);
  expect(page.errors).toEqual(['network']);
  expect(page.count('orders')).toBeLessThan(7);
  page.answers.orders = [];
  await page.wait(25_000);
  expect(page.states).toEqual([1, 0]);
});

test.each<[name: string, answer: unknown, states: number[], errors: string[]]>([
  ['never comes', () => new Promise(() => {}), [], ['network']],
  ['is HTML', () => new Response('<!doctype html>'), [], ['bad-response']],
  ['is null', null, [0], []],
  ['is a text', () => Response.json('none'), [], ['bad-response']],
  ['has rows that are no records', [null, 7, 'a', [order('x')]], [0], []],
  ['has ids that are no texts', [order(7), order({}), order(null), order('')], [4], []],
  ['has 10,000 orders', Array.from({ length: 10_000 }, (_, at) => order(`o${at}`)), [10_000], []],
])('an answer that %s is contained', async (_name, answer, states, errors) => {
  const page = openPage({ orders: answer });
  await page.wait(11_000);
  expect([page.states, page.errors]).toEqual([states, errors]);
});

test('ids are texts, each once', async () => {
  const page = openPage({ orders: [order(7), order('a'), order('a'), order({})] });
  await page.wait(1_000);
  expect([page.states, page.ids]).toEqual([[3], [['7', 'a']]]);
});

test('an error of the host in onChange does not stop the watcher', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  vi.useFakeTimers();
  localStorage.setItem('accessToken', 't1');
  localStorage.setItem('vendor_id', 'v1');
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({
      data: url.endsWith('get') ? VENDOR : [order(`${reported.mock.calls.length}`)],
    }),
  );
  const onChange = vi.fn(() => {
    throw new Error('no badge');
  });
  onTestFinished(watchNewOrders({ host: HOST }, onChange));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledTimes(2);
});

test.each<[options: unknown, onChange?: unknown]>([
  [undefined],
  [{ host: 'market' }],
  [{ host: null }],
  [{ host: HOST, storage: 'disk' }],
  [{ host: HOST, fetchSession: 'token' }],
  [{ host: HOST }, 'onChange'],
])('the options %j are reported', (options, onChange = () => {}) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const stop = watchNewOrders(options as WatchOptions, onChange as () => void);
  expect(log).toHaveBeenCalledOnce();
  expect(stop).not.toThrow();
});

test('the host provides the session, and another one after a refusal', async () => {
  const used: (string | null)[] = [];
  const fetchSession = vi.fn(async () => ({
    token: `h${fetchSession.mock.calls.length}`,
    vendorId: 'v1',
  }));
  const page = openPage({
    token: null,
    fetchSession,
    orders: (init: RequestInit) => {
      const token = new Headers(init.headers).get('authorization');
      used.push(token);
      return token === 'Bearer h1'
        ? Response.json({ statusCode: 401 }, { status: 401 })
        : [order('a')];
    },
  });
  await page.wait(1_000);
  expect(page.states).toEqual([1]);
  expect(used).toEqual(['Bearer h1', 'Bearer h2']);
  expect(localStorage.length).toBe(0);
});

test('a host without a session is asked again when the page is shown', async () => {
  let session: { token: string; vendorId: string } | null = null;
  const page = openPage({ token: null, fetchSession: async () => session, orders: [order('a')] });
  await page.wait(31_000);
  expect(page.states).toEqual([]);
  session = { token: 'h1', vendorId: 'v1' };
  window.dispatchEvent(new Event('focus'));
  await page.wait(1_000);
  expect(page.states).toEqual([1]);
});

const SCOPE = sessionScope(HOST, sessionMark('t1'));

test('while a portal answers, the watcher sends no calls', async () => {
  const channel = openWaitingChannel(SCOPE, ({ maxAgeMs }) => {
    if (maxAgeMs) channel.post({ count: 2, ids: ['p', 'q'], unanswered: [] });
  });
  const page = openPage({ orders: [order('a')] });
  for (let second = 0; second < 30; second += 1) {
    await page.wait(200);
    await delivered();
  }
  expect([page.states, page.calls]).toEqual([[2], []]);

  channel.close();
  await page.wait(11_000);
  expect(page.states).toEqual([2, 1]);
});

test.each([
  null,
  'orders',
  { count: -1, ids: [] },
  { count: 'x', ids: [] },
  { count: 3, ids: 'abc' },
  { maxAgeMs: 'soon' },
])('a message %j on the channel of the portals is ignored', async (message) => {
  const page = openPage({ orders: [order('a')] });
  await page.wait(1_000);
  const channel = new BroadcastChannel(`vendor-portal:waiting:${SCOPE}`);
  channel.postMessage(message);
  await delivered();
  expect(page.states).toEqual([1]);
  channel.close();
});

test('a second watcher takes the orders from the first', async () => {
  const page = openPage({ orders: [order('a')] });
  await page.wait(1_000);
  const counts: number[] = [];
  onTestFinished(watchNewOrders({ host: HOST }, ({ count }) => counts.push(count)));
  for (let message = 0; message < 3; message += 1) {
    await page.wait(1);
    await delivered();
  }
  expect(counts).toEqual([1]);
  expect(page.count('orders')).toBe(1);
});

test('a stopped watcher leaves nothing behind', async () => {
  const targets = [window, document];
  const spies = targets.map((target) => ({
    added: vi.spyOn(target, 'addEventListener'),
    removed: vi.spyOn(target, 'removeEventListener'),
  }));
  const open = new Set<BroadcastChannel>();
  class Counted extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open.add(this);
    }
    override close() {
      open.delete(this);
      super.close();
    }
  }
  vi.stubGlobal('BroadcastChannel', Counted);
  localStorage.setItem('order_sound', 'on');
  const page = openPage({ orders: () => new Promise(() => {}) });
  await page.wait(12_000);
  expect([open.size, vi.getTimerCount() > 0]).toEqual([2, true]);

  page.stop();
  await page.wait(0);

  expect([open.size, vi.getTimerCount()]).toEqual([0, 0]);
  for (const { added, removed } of spies) {
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(removed.mock.calls.length).toBe(added.mock.calls.length);
  }
  const calls = page.calls.length;
  await page.wait(60_000);
  expect(page.calls).toHaveLength(calls);
});

test('a watcher that starts and stops at once calls nobody', async () => {
  const fetchSession = vi.fn(async () => null);
  openPage({ token: null, fetchSession }).stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchSession).not.toHaveBeenCalled();
});
