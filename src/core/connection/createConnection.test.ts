import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createConnection } from './createConnection';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => vi.advanceTimersByTime(ms);

function open() {
  const connection = createConnection(Date.now);
  const onDoubt = vi.fn();
  connection.onDoubt(onDoubt);
  onTestFinished(connection.start());
  return { connection, onDoubt, begin: () => connection.begin(false) };
}

test('an offline event of the browser is shown at once', () => {
  const { connection } = open();
  window.dispatchEvent(new Event('offline'));
  expect(connection.getState()).toBe('offline');
  window.dispatchEvent(new Event('online'));
  expect(connection.getState()).toBe('good');
});

test('a browser that is offline at the start is believed', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(open().connection.getState()).toBe('offline');
});

test('an answer is believed more than the browser', () => {
  const { connection, begin } = open();
  window.dispatchEvent(new Event('offline'));
  begin()('answered');
  expect(connection.getState()).toBe('good');
});

test('an answer that was under way when the browser went offline proves nothing', () => {
  const { connection, begin } = open();
  const end = begin();
  window.dispatchEvent(new Event('offline'));
  end('answered');
  expect(connection.getState()).toBe('offline');
});

test('a failed call raises a doubt that no answer within three seconds confirms', () => {
  const { connection, begin, onDoubt } = open();
  begin()('failed');
  expect([connection.getState(), onDoubt.mock.calls.length]).toEqual(['good', 1]);
  pass(2_999);
  expect(connection.getState()).toBe('good');
  pass(1);
  expect(connection.getState()).toBe('silent');
});

test('one call that fails among others that are answered changes nothing', () => {
  const { connection, begin } = open();
  begin()('failed');
  pass(1_000);
  begin()('answered');
  pass(60_000);
  expect(connection.getState()).toBe('good');
});

test('a call that hangs is reported within five seconds', () => {
  const { connection, begin } = open();
  const seen: string[] = [];
  connection.subscribe(() => seen.push(connection.getState()));
  const end = begin();
  pass(5_000);
  expect(seen).toEqual(['silent']);
  end('answered');
  expect(seen).toEqual(['silent', 'good']);
});

test('a long call may hang', () => {
  const { connection, begin } = open();
  connection.begin(true);
  begin()('cancelled');
  pass(60_000);
  expect(connection.getState()).toBe('good');
});

test('failures one after the other are one doubt', () => {
  const { onDoubt, begin } = open();
  begin()('failed');
  begin()('failed');
  pass(3_000);
  begin()('failed');
  expect(onDoubt).toHaveBeenCalledTimes(1);
});

test('the time of the last answer is kept through silence', () => {
  const { connection, begin } = open();
  expect(connection.answeredAt()).toBeNull();
  begin()('answered');
  const at = Date.now();
  pass(9_000);
  begin()('failed');
  expect(connection.answeredAt()).toBe(at);
});

test('a portal that is gone keeps no timer', () => {
  const connection = createConnection(Date.now);
  const stop = connection.start();
  connection.begin(false);
  connection.begin(false)('failed');
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
