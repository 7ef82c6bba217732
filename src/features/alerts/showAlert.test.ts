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
