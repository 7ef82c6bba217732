import { beforeEach, expect, test, vi } from 'vitest';
import { speakingAdapter, startAlerts, stubNotification } from './testAlerts';

const NEWS = { title: 'New order', body: 'ORD-7', data: { order_id: 'ORD-7' } };

beforeEach(() => vi.useFakeTimers());

function start() {
  const { adapter, say } = speakingAdapter();
  return { ...startAlerts(adapter), say };
}

test('without notifications a message is an info toast, and the orders are fetched', () => {
  const { say, info, refresh } = start();
  say(NEWS);

  expect(info.mock.calls).toEqual([['New order · ORD-7']]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a permitted notification takes the place of the toast; its click opens the order', () => {
  const { shown } = stubNotification('granted');
  const { say, info, open } = start();
  say(NEWS);
  shown[0]?.click();

  expect(shown.map(({ title, body }) => [title, body])).toEqual([['New order', 'ORD-7']]);
  expect(info).not.toHaveBeenCalled();
  expect(open.mock.calls).toEqual([['/orders/view-order/ORD-7']]);
});

test('where notifications need a worker and there is none, the toast is back', async () => {
  stubNotification('granted', () => {
    throw new TypeError('Illegal constructor');
  });
  const { say, info } = start();
  say(NEWS);
  await vi.advanceTimersByTimeAsync(1);

  expect(info).toHaveBeenCalledTimes(1);
});

test('a message that comes twice is shown once', async () => {
  const { say, info, refresh } = start();
  say(NEWS);
  say({ ...NEWS });
  await vi.advanceTimersByTimeAsync(5_000);
  say(NEWS);

  expect([info.mock.calls.length, refresh.mock.calls.length]).toEqual([2, 2]);
});

test('a message that the vendor has clicked on elsewhere opens at once', () => {
  const { say, info, open } = start();
  say({ data: { ...NEWS.data, vp_open: '1' } });

  expect(open.mock.calls).toEqual([['/orders/view-order/ORD-7']]);
  expect(info).not.toHaveBeenCalled();
});

test('a message that names another vendor is not shown, fetches nothing and opens nothing', () => {
  const { say, info, refresh, open } = start();
  say({ ...NEWS, data: { ...NEWS.data, vendor_id: 'v2' } });
  say({ data: { ...NEWS.data, vendor_id: 'v2', vp_open: '1' } });
  const before = [info, refresh, open].map(({ mock }) => mock.calls.length);
  say({ ...NEWS, data: { ...NEWS.data, vendor_id: 'v1' } });

  expect([before, info.mock.calls.length]).toEqual([[0, 0, 0], 1]);
});

test('a message without words only fetches the orders', () => {
  const { say, info, refresh } = start();
  say({ data: { type: 'order_changed' } });

  expect([info.mock.calls.length, refresh.mock.calls.length]).toEqual([0, 1]);
});

test('after the end nothing is heard, and what was shown is taken back', () => {
  const { shown } = stubNotification('granted');
  const { say, info, refresh, alerts } = start();
  say(NEWS);
  alerts.signOut();
  say({ title: 'Late' });

  expect(shown[0]?.close).toHaveBeenCalled();
  expect([shown.length, info.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 0, 1]);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
  ['gives back nothing to stop with', () => undefined],
  [
    'gives back a stop that throws',
    () => () => {
      throw new Error('no');
    },
  ],
])('an adapter whose onMessage %s stops nothing', (_how, onMessage) => {
  const { alerts, errors } = startAlerts({ onMessage: onMessage as never });
  alerts.stop();

  expect(errors.every(({ kind }) => kind === 'push')).toBe(true);
});
