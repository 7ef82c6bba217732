import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { type Call, emptyRecording, type Recording } from './recording.ts';

const TOKEN = '2f6d1d3e-0f5c-4a7e-9d53-3a4f5c6b7a89';
const LIST = 'https://host.example/api/food-order/get-waiting-order';
const REFUSED = 'Failed to load resource: the server responded with a status of 400';

function judged(recording: Partial<Recording>): string[] {
  return judge({ ...emptyRecording(), ...recording });
}

const error = (text: string, url = '') => ({ type: 'error', text, url });

/** Creates calls of one document at these times, in seconds. */
function calls(seconds: readonly number[], changes: Partial<Call> = {}): Call[] {
  return seconds.map((second) => {
    const at = second * 1_000;
    return { endpoint: 'vendorGet', document: 'tab 1', from: at, to: at, ...changes };
  });
}

test('an uncaught error is a finding', () => {
  const console = [error('Broken'), { type: 'warning', text: 'Slow', url: '' }];
  expect(judged({ uncaught: ['TypeError: x'], console })).toEqual([
    'uncaught: TypeError: x',
    'console.error: Broken ()',
  ]);
});

test('an expected error that does not occur is a finding', () => {
  const console = [error('Broken', 'https://a.example/x')];
  expect(judged({ console, expected: [/^console.error: Broken .*\/x/] })).toEqual([]);
  expect(judged({ expected: ['Broken'] })).toEqual([
    'the test expects the error Broken, which did not occur',
  ]);
});

test('a failed resource is no finding if the test caused the fault of its endpoint or URL', () => {
  const console = [error(REFUSED, LIST)];
  expect(judged({ console })).toHaveLength(1);
  for (const fault of ['waitingOrders', '*', LIST]) {
    expect(judged({ console, faults: new Set([fault]) })).toEqual([]);
  }
  expect(judged({ console, faults: new Set(['vendorGet']) })).toHaveLength(1);
  expect(judged({ console: [error('Broken', LIST)], faults: new Set(['*']) })).toHaveLength(1);
});

test('a token that leaves the portal is a finding', () => {
  const secrets = new Set([TOKEN]);
  const url = `https://own.example/x#${TOKEN}`;
  expect(judged({ secrets, urls: [url] })).toEqual([`a secret in the URL ${url}`]);
  const console = [{ type: 'debug', text: `{"token":"${TOKEN}"}`, url: '' }];
  expect(judged({ secrets, console })).toEqual([`a secret in the log: {"token":"${TOKEN}"}`]);
  const foreign = [{ url: 'https://other.example/', text: `authorization: ${TOKEN}` }];
  expect(judged({ secrets, foreign })).toEqual(['a secret was sent to https://other.example/']);
});

test('a code is found only as a number of its own', () => {
  const secrets = new Set(['4821']);
  expect(judged({ secrets, urls: ['http://localhost:4821/a?x=48210&id=ORD-4821'] })).toEqual([]);
  expect(judged({ secrets, urls: ['http://localhost:1/a?otp=4821'] })).toHaveLength(1);
});

test('a sixth call of an endpoint within 10 s is a finding', () => {
  expect(judged({ calls: calls([0, 1, 2, 3, 4, 10]) })).toEqual([]);
  const six = calls([0, 1, 2, 3, 4, 9]);
  expect(judged({ calls: six })).toEqual(['vendorGet was called 6 times in 9000 ms (tab 1)']);
  expect(judged({ calls: six, busy: new Set(['vendorGet']) })).toEqual([]);
});

test('calls are counted by document as well as by endpoint', () => {
  const most = [0, 1, 2, 3, 4];
  const other = calls(most, { document: 'tab 2' });
  const dashboard = calls(most, { endpoint: 'dashboard' });
  expect(judged({ calls: [...calls(most), ...other, ...dashboard] })).toEqual([]);
});

test('calls made while the clock moves on may be as many as its time allows', () => {
  const minute = { from: 0, to: 60_000 };
  expect(
    judged({
      calls: calls(
        Array.from({ length: 30 }, () => 0),
        minute,
      ),
    }),
  ).toEqual([]);
  expect(
    judged({
      calls: calls(
        Array.from({ length: 40 }, () => 0),
        minute,
      ),
    }),
  ).toHaveLength(1);
});
