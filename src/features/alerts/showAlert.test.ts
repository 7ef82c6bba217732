import { beforeEach, expect, test, vi } from 'vitest';
import { speakingAdapter, startAlerts, stubNotification } from '../../../tests/support/alerts';

const NEWS = { title: 'New order', body: 'ORD-7', data: { order_id: 'ORD-7' } };

beforeEach(() => vi.useFakeTimers());

function start() {
  const { adapter, say } = speakingAdapter();
  return { ...startAlerts(adapter), say };
}

test('a message is an info toast without notifications', () => {
  const { say, info, refresh } = start();
  say(NEWS);

  expect(info.mock.calls).toEqual([['New order · ORD-7']]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a click on a permitted notification opens the order', () => {
  const { shown } = stubNotification('granted');
  const { say, info, open } = start();
  say(NEWS);
  shown[0]?.click();

  expect(shown.map(({ title, body }) => [title, body])).toEqual([['New order', 'ORD-7']]);
  expect(info).not.toHaveBeenCalled();
  expect(open.mock.calls).toEqual([['/orders/view-order/ORD-7']]);
});

test('a message is a toast without the service worker that notifications need', async () => {
  stubNotification('granted', () => {
    throw new TypeError('Illegal constructor');
  });
  const { say, info } = start();
  say(NEWS);
  await vi.advanceTimersByTimeAsync(1);

  expect(info).toHaveBeenCalledTimes(1);
});

test('a repeated message is shown once', async () => {
  const { say, info, refresh } = start();
  say(NEWS);
  say({ ...NEWS });
  await vi.advanceTimersByTimeAsync(5_000);
  say(NEWS);

  expect([info.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 2]);
});

const ALARM = { ...NEWS, data: { ...NEWS.data, answer_by: '2026-11-26T10:00:00Z' } };

test('a renewal shows nothing in an open portal, which rings itself', async () => {
  const { say, info, refresh } = start();
  say(ALARM);
  await vi.advanceTimersByTimeAsync(30_000);
  say(ALARM);

  expect([info.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 2]);
});

test('"answered" closes the notification of the order', () => {
  const { shown } = stubNotification('granted');
  const { say, refresh } = start();
  say(ALARM);
  say({ title: 'Order answered', data: { order_id: 'ORD-7', answered: '1' } });

  expect(shown.map(({ title }) => title)).toEqual(['New order']);
  expect(shown[0]?.close).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a notification that was clicked outside of the page opens its order at once', () => {
  const { say, info, open } = start();
  say({ data: { ...NEWS.data, vp_open: '1' } });

  expect(open.mock.calls).toEqual([['/orders/view-order/ORD-7']]);
  expect(info).not.toHaveBeenCalled();
});

test('a message for another vendor is ignored', () => {
  const { say, info, refresh, open } = start();
  say({ ...NEWS, data: { ...NEWS.data, vendor_id: 'v2' } });
  say({ data: { ...NEWS.data, vendor_id: 'v2', vp_open: '1' } });
  const before = [info, refresh, open].map(({ mock }) => mock.calls.length);
  say({ ...NEWS, data: { ...NEWS.data, vendor_id: 'v1' } });

  expect([before, info.mock.calls.length]).toEqual([[0, 0, 0], 1]);
});

test('a message without text only refetches the orders', () => {
  const { say, info, refresh } = start();
  say({ data: { type: 'order_changed' } });

  expect([info.mock.calls.length, refresh.mock.calls.length]).toEqual([0, 1]);
});

test('sign-out closes notifications', () => {
  const { shown } = stubNotification('granted');
  const { say, info, refresh, alerts } = start();
  say(NEWS);
  alerts.signOut();
  say({ title: 'Late' });

  expect(shown[0]?.close).toHaveBeenCalled();
  expect([shown.length, info.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0, 1]);
});

test('the list of shown notifications ends with the session', () => {
  const { shown } = stubNotification('granted');
  const { say, alerts } = start();
  say(NEWS);
  alerts.signOut();
  alerts.signOut();

  expect(shown[0]?.close).toHaveBeenCalledTimes(1);
});

function fail(): never {
  throw new Error('no');
}

test.each([
  ['throws', fail, 1],
  ['gives back nothing to stop with', () => undefined, 0],
  ['gives back a stop that throws', () => fail, 1],
])('an adapter whose onMessage %s is stopped with a report', (_how, onMessage, reports) => {
  const { alerts, errors } = startAlerts({ onMessage: onMessage as never });
  alerts.stop();

  const report = ['push', 'Push failed at the step "listen"'];
  expect(errors.map(({ kind, message }) => [kind, message])).toEqual(
    Array.from({ length: reports }, () => report),
  );
});

/** The notifications of a worker, by their tags. */
function stubWorker(tags: string[]) {
  const listeners = new Set<(event: object) => void>();
  const getNotifications = async ({ tag }: { tag: string }) =>
    tags
      .filter((one) => one === tag)
      .map(() => ({ close: () => void tags.splice(tags.indexOf(tag), 1) }));
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: async () => [{ getNotifications }],
      addEventListener: (_type: string, listener: (event: object) => void) =>
        listeners.add(listener),
      removeEventListener: (_type: string, one: (event: object) => void) => listeners.delete(one),
    },
  });
  return {
    ask(basename: string) {
      const answers: unknown[] = [];
      const port = { postMessage: (answer: unknown) => answers.push(answer) };
      for (const listener of listeners) {
        listener({ data: { type: 'vendor-portal:ask', basename }, ports: [port] });
      }
      return answers;
    },
  };
}

const TAG = 'vendor-portal order ORD-7';
const quiet = (message: { data: object }) => ({
  ...message,
  data: { ...message.data, vp_quiet: '1' },
});

test('what the worker has shown of a renewal is closed, its first message stays', async () => {
  const tags = [TAG];
  stubWorker(tags);
  const { shown } = stubNotification('granted');
  const { say } = start();
  say(quiet(ALARM));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tags).toEqual([TAG]);
  say(quiet(ALARM));
  await vi.advanceTimersByTimeAsync(1);

  expect(tags).toEqual([]);
  expect(shown).toEqual([]);
});

test.each([
  ['of another vendor', { ...NEWS, data: { ...NEWS.data, vendor_id: 'v2' } }, NEWS],
  ['that an order was answered', { data: { order_id: 'ORD-7', answered: '1' } }, ALARM],
])('what the worker has shown %s is closed', async (_what, message, { data }) => {
  const tags = [data === ALARM.data ? TAG : 'vendor-portal /orders/view-order/ORD-7'];
  stubWorker(tags);
  const { say } = start();
  say(quiet(message));
  await vi.advanceTimersByTimeAsync(1);

  expect(tags).toEqual([]);
});

test('a signed-in portal tells its worker whether it rings, until the vendor signs out', () => {
  const { ask } = stubWorker([]);
  const { alerts } = startAlerts({}, { rings: true });

  expect([ask('/partner'), ask('/other')]).toEqual([[{ rings: true }], []]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(ask('/partner')).toEqual([{ rings: false }]);
  alerts.signOut();
  expect(ask('/partner')).toEqual([]);
});
