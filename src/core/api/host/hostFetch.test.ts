// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestOptions } from '../../contracts';
import { ConfigFailure, NetworkFailure } from '../errors';
import { createHostFetch } from './hostFetch';
import { createHostRequest } from './hostRequest';

const HOST = { href: 'https://api.example/v1', origin: 'https://api.example' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(options: RequestOptions = {}, token: string | null = 't1') {
  const ended = new AbortController();
  const send = vi.fn<typeof fetch>(async () => new Response('{}', { status: 401 }));
  const request = createHostRequest({ getOptions: () => ({ fetch: send, ...options }) });
  const state = { token, generation: 1 };
  const session = {
    token: () => state.token,
    signal: () => ended.signal,
    generation: () => state.generation,
  };
  return { send, ended, state, fetch: createHostFetch(HOST, session, request, 1) };
}

test("a call through the host has the token besides the host's headers", async () => {
  const { send, fetch } = open({ headers: { 'X-Tenant': 'saffron' } });
  const response = await fetch('/loyalty?member=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer other' },
    body: '{}',
  });

  expect(response.status).toBe(401);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://api.example/v1/loyalty?member=1');
  expect(Object.fromEntries(init?.headers as Headers)).toEqual({
    authorization: 'Bearer t1',
    'content-type': 'application/json',
    'x-tenant': 'saffron',
  });
  expect(init).toMatchObject({ method: 'POST', body: '{}', redirect: 'error' });
});

test.each([
  [{ header: 'X-Api-Token' }, { 'x-api-token': 't1' }],
  [{ prefix: 'Token ' }, { authorization: 'Token t1' }],
])('a page can place the token: %o', async (token, expected) => {
  const { send, fetch } = open();
  await fetch('/loyalty', { headers: { Authorization: 'Bearer other' }, token });
  const [, init] = send.mock.calls[0] ?? [];
  expect(Object.fromEntries(init?.headers as Headers)).toEqual(expected);
});

test('a page puts the token into no header of the browser', async () => {
  const { send, fetch } = open();
  await expect(fetch('/loyalty', { token: { header: 'Cookie' } })).rejects.toThrow(
    'The token cannot be in the header Cookie',
  );
  expect(send).not.toHaveBeenCalled();
});

test.each([
  'loyalty',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  '/../admin',
  '/%2e%2e/x',
  '',
])('the path %j is refused before anything is sent', async (path) => {
  const { send, fetch } = open();
  await expect(fetch(path)).rejects.toBeInstanceOf(ConfigFailure);
  expect(send).not.toHaveBeenCalled();
});

test('without a session nothing is sent', async () => {
  const { send, fetch } = open({}, null);
  await expect(fetch('/loyalty')).rejects.toThrow('There is no session');
  expect(send).not.toHaveBeenCalled();
});

test('a call of an ended session is not sent with the token of the next', async () => {
  const { send, fetch, state } = open();
  Object.assign(state, { token: 't2', generation: 3 });

  await expect(fetch('/loyalty')).rejects.toThrow('The session of this call is over');
  expect(send).not.toHaveBeenCalled();
});

test('a session that ends while the headers are read sends nothing', async () => {
  const { send, fetch, ended } = open({
    headers: async () => {
      ended.abort(new Error('over'));
      return {};
    },
  });

  await expect(fetch('/loyalty')).rejects.toThrow('over');
  expect(send).not.toHaveBeenCalled();
});

test('a call without an answer ends after twenty seconds', async () => {
  const { fetch } = open({ fetch: () => new Promise(() => {}) });
  const failure = expect(fetch('/loyalty')).rejects.toMatchObject({ reason: 'timeout' });
  await vi.advanceTimersByTimeAsync(20_000);
  await failure;
});

test('a call ends with the session or the signal of the caller', async () => {
  const { fetch, ended } = open({ fetch: () => new Promise(() => {}) });
  const caller = new AbortController();
  const cancelled = expect(fetch('/a', { signal: caller.signal })).rejects.toThrow('left');
  caller.abort(new Error('left'));
  await cancelled;
  const over = expect(fetch('/b')).rejects.toThrow('signed out');
  ended.abort(new Error('signed out'));
  await over;
});

test('an unreachable host is a network failure', async () => {
  const { fetch } = open({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect(fetch('/loyalty')).rejects.toBeInstanceOf(NetworkFailure);
});
