// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestOptions } from '../../contracts';
import { ConfigFailure, NetworkFailure } from '../errors';
import { createHostRequest } from './hostRequest';

const URL_OF_CALL = 'https://api.example/v1/vendor';
const CALL = { operation: 'vendorGet', method: 'POST' } as const;
const { signal } = new AbortController();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(options: RequestOptions) {
  const problems: string[] = [];
  const request = createHostRequest({
    getOptions: () => options,
    report: ({ message }) => problems.push(message),
  });
  return { problems, request, headers: () => request.headersFor(CALL, signal) };
}

function answerFrom(url: string, isRedirected = false): typeof fetch {
  return async () =>
    Object.defineProperties(new Response('{}'), {
      url: { value: url },
      redirected: { value: isRedirected },
    });
}

test('fixed headers are added to a call', async () => {
  const { headers } = open({ headers: { 'X-Tenant': 'saffron' } });
  expect(await headers()).toEqual({ 'X-Tenant': 'saffron' });
});

test('a function of the host receives the operation with its method', async () => {
  const { headers } = open({
    headers: async ({ operation, method }) => ({ 'X-Call': `${method} ${operation}` }),
  });
  expect(await headers()).toEqual({ 'X-Call': 'POST vendorGet' });
});

test.each([
  'Authorization',
  'authorization',
  'Cookie',
  'Host',
  'Origin',
  'Content-Type',
  'Sec-Fetch-Site',
  'Proxy-Authorization',
  'Idempotency-Key',
  'X-Push-Token',
  'bad name',
  '',
])('the header %j is left out with a report', async (name) => {
  const { headers, problems } = open({ headers: { [name]: 'x', 'X-Tenant': 'saffron' } });
  expect(await headers()).toEqual({ 'X-Tenant': 'saffron' });
  expect(problems).toHaveLength(1);
});

test.each(['a\r\nX-Other: b', '\u0000', 'नमस्ते', 7, null, undefined])(
  'a header with the value %j is left out with a report',
  async (value) => {
    const { headers, problems } = open({ headers: { 'X-Tenant': value as string } });
    expect(await headers()).toEqual({});
    expect(problems).toHaveLength(1);
  },
);

test.each([
  [
    'throws',
    () => {
      throw new Error('no tenant');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no tenant'))],
  ['gives no headers', () => null],
])('a function that %s ends the call with a report', async (_name, headers) => {
  const opened = open({ headers: headers as unknown as () => Record<string, string> });
  await expect(opened.headers()).rejects.toBeInstanceOf(ConfigFailure);
  expect(opened.problems).toHaveLength(1);
});

test('a function that takes longer than five seconds ends the call with a report', async () => {
  const { headers, problems } = open({ headers: () => new Promise(() => {}) });
  const failure = expect(headers()).rejects.toBeInstanceOf(ConfigFailure);
  await vi.advanceTimersByTimeAsync(5_000);
  await failure;
  expect(problems).toHaveLength(1);
});

test('cookies go to the same origin unless the host says otherwise', () => {
  expect(open({}).request.credentials()).toBe('same-origin');
  expect(open({ credentials: 'include' }).request.credentials()).toBe('include');
});

test('the fetch of the host is called with refused redirects', async () => {
  const send = vi.fn<typeof fetch>(answerFrom(URL_OF_CALL));
  await open({ fetch: send, credentials: 'omit' }).request.fetch(URL_OF_CALL, { signal });
  expect(send).toHaveBeenCalledWith(
    URL_OF_CALL,
    expect.objectContaining({ redirect: 'error', credentials: 'omit' }),
  );
});

test.each([
  ['of another origin', 'https://evil.example/v1/vendor', false],
  ['after a redirect', URL_OF_CALL, true],
])('an answer %s is a failure with any fetch of the host', async (_name, url, isRedirected) => {
  const { request } = open({ fetch: answerFrom(url, isRedirected) });
  await expect(request.fetch(URL_OF_CALL, { signal })).rejects.toBeInstanceOf(NetworkFailure);
});

test('a fetch that gives no Response ends the call with a report', async () => {
  const { request, problems } = open({ fetch: (async () => ({})) as unknown as typeof fetch });
  await expect(request.fetch(URL_OF_CALL, { signal })).rejects.toBeInstanceOf(ConfigFailure);
  expect(problems).toHaveLength(1);
});

test('a fetch that ignores its signal does not outlive the call', async () => {
  const life = new AbortController();
  const { request } = open({ fetch: () => new Promise(() => {}) });
  const sent = request.fetch(URL_OF_CALL, { signal: life.signal });
  life.abort(new Error('ended'));
  await expect(sent).rejects.toThrow('ended');
});
