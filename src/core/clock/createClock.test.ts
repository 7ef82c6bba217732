import { beforeEach, expect, test, vi } from 'vitest';
import { createDevice } from '../../../tests/support/device';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));

/** A response that arrives `tripMs` after its request, with a `Date` header in whole seconds. */
function answer({ clock }: ReturnType<typeof createDevice>, tripMs = 200) {
  const sentAt = clock.elapsed();
  vi.advanceTimersByTime(tripMs / 2);
  const date = Math.floor(Date.now() / 1_000) * 1_000;
  vi.advanceTimersByTime(tripMs / 2);
  clock.learn(date, sentAt, 'header');
}

function watched(device = createDevice()) {
  let times = 0;
  const stop = device.clock.onWakeUp(() => (times += 1));
  return { ...device, stop, times: () => times };
}

const errorOf = ({ clock }: ReturnType<typeof createDevice>) => Math.abs(clock.now() - Date.now());

test('before any answer the time is that of the device', () => {
  const { clock } = createDevice({ aheadMs: 10 * MINUTE_MS });
  expect(clock.now()).toBe(Date.now() + 10 * MINUTE_MS);
  expect(clock.serverTime()).toBeNull();
});

test('the header `Date` gives the time on a device ten minutes fast', () => {
  const device = createDevice({ aheadMs: 10 * MINUTE_MS });
  answer(device, 300);
  expect(device.clock.serverTime()?.uncertainty).toBe(650);
  expect(errorOf(device)).toBeLessThanOrEqual(650);
});

test('a slow answer replaces a better one only when that one has aged', () => {
  const device = createDevice();
  answer(device, 200);
  answer(device, 4_000);
  expect(device.clock.serverTime()?.uncertainty).toBeCloseTo(600, 0);
  vi.advanceTimersByTime(10 * HOUR_MS);
  expect(device.clock.serverTime()?.uncertainty).toBeGreaterThan(4_000);
  answer(device, 4_000);
  expect(device.clock.serverTime()?.uncertainty).toBe(2_500);
});

test('a new order gives the time where answers have no header `Date`', () => {
  const device = createDevice({ aheadMs: 10 * MINUTE_MS });
  const { clock } = device;
  const poll = (createdAgo: number) => {
    const sentAt = clock.elapsed();
    vi.advanceTimersByTime(10_000);
    clock.learn(Date.now() - createdAgo, sentAt, 'order');
  };
  poll(6_000);
  expect(errorOf(device)).toBeLessThanOrEqual(5_500);
  const before = clock.now() - Date.now();
  // This order was created long before it appeared.
  poll(5 * MINUTE_MS);
  expect(clock.now() - Date.now()).toBe(before);
  poll(1_000);
  expect(clock.now() - Date.now()).toBe(before + 5_000);
});

test('an order does not replace a header', () => {
  const device = createDevice();
  answer(device);
  const sentAt = device.clock.elapsed();
  vi.advanceTimersByTime(1_000);
  device.clock.learn(Date.now() + HOUR_MS, sentAt, 'order');
  expect(errorOf(device)).toBeLessThanOrEqual(600);
});

test('a text that is no date is ignored', () => {
  const { clock } = createDevice();
  clock.learn(Date.parse(''), clock.elapsed(), 'header');
  expect(clock.serverTime()).toBeNull();
});

test.each([-HOUR_MS, HOUR_MS])('a clock set by %d ms wakes its listeners once', (byMs) => {
  const { setClock, times } = watched();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(times()).toBe(0);
  setClock(byMs);
  vi.advanceTimersByTime(1_000);
  expect(times()).toBe(1);
  vi.advanceTimersByTime(10 * MINUTE_MS);
  expect(times()).toBe(1);
});

test.each([
  ['stops', false],
  ['goes on', true],
])('a sleep in which monotonic time %s wakes once', (_how, isCounted) => {
  const { sleep, times } = watched();
  vi.advanceTimersByTime(1_500);
  sleep(HOUR_MS, isCounted);
  vi.advanceTimersByTime(10_000);
  expect(times()).toBe(1);
});

test('a page that was busy for half a minute wakes no listener', () => {
  const { sleep, times } = watched();
  vi.advanceTimersByTime(1_500);
  sleep(30_000, true);
  vi.advanceTimersByTime(10_000);
  expect(times()).toBe(0);
});

test("the time stays that of the server when the device's clock is set back", () => {
  const device = watched(createDevice({ aheadMs: 10 * MINUTE_MS }));
  answer(device);
  device.sleep(HOUR_MS);
  vi.advanceTimersByTime(1_000);
  expect(errorOf(device)).toBeLessThanOrEqual(600);
  device.setClock(-HOUR_MS);
  vi.advanceTimersByTime(1_000);
  expect(errorOf(device)).toBeLessThanOrEqual(600);
});

test('the next answer gives the time after the clock was set forward', () => {
  const device = watched();
  answer(device);
  device.setClock(HOUR_MS);
  vi.advanceTimersByTime(1_000);
  answer(device, 500);
  expect(errorOf(device)).toBeLessThanOrEqual(750);
});

test('an answer to a request before a sleep gives no time', () => {
  const device = createDevice();
  const sentAt = device.clock.elapsed();
  const date = Date.now();
  vi.advanceTimersByTime(100);
  device.sleep(HOUR_MS);
  device.clock.learn(date, sentAt, 'header');
  expect(device.clock.serverTime()).toBeNull();
});

test('late timers of a hidden page wake no listener', () => {
  const { sleep, times } = watched();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  vi.advanceTimersByTime(1_000);
  sleep(MINUTE_MS, true);
  vi.advanceTimersByTime(5_000);
  Reflect.deleteProperty(document, 'visibilityState');
  vi.advanceTimersByTime(5_000);
  expect(times()).toBe(0);
});

test('a clock that nothing listens to has no timer', () => {
  const { stop } = watched();
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
