import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EndpointName } from './endpoints';
import { ApiRefusal } from './errors';
import { reportCall } from './reportCall';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const onError = vi.fn();
  const reports = { onError, times: new Map<string, number>() };
  const fail = (operation: EndpointName, isSeen = true) => {
    const failure = new ApiRefusal(500, 'Ravi Sample, 9876543210');
    const options = { isQuiet: !isSeen };
    reportCall(failure, { operation, options, answer: undefined, isRepeated: false }, reports);
  };
  return { fail, heard: () => onError.mock.calls.map(([error]) => error) };
}

test('a read that keeps failing is reported once a minute', () => {
  const { fail, heard } = open();
  for (let second = 0; second < 130; second += 10) {
    fail('waitingOrders', false);
    vi.advanceTimersByTime(10_000);
  }
  expect(heard()).toHaveLength(3);
  fail('dashboard', false);
  expect(heard().at(-1).call.operation).toBe('dashboard');
});

test('a read that the vendor sees fail is reported also after one in the background', () => {
  const { fail, heard } = open();
  fail('waitingOrders', false);
  fail('waitingOrders', true);
  expect(heard().map(({ call }) => call.isSeen)).toEqual([false, true]);
});

test('every failed write is reported', () => {
  const { fail, heard } = open();
  for (let count = 0; count < 3; count += 1) fail('updateOrderStatus');
  expect(heard()).toHaveLength(3);
});

test('a report has nothing that the server wrote', () => {
  const { fail, heard } = open();
  fail('updateOrderStatus');
  const [error] = heard();
  expect(error.message).toBe('updateOrderStatus: Refused with status 500');
  expect(JSON.stringify({ ...error })).not.toContain('Ravi');
});
