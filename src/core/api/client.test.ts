// @vitest-environment node
import type { ServerResponse } from 'node:http';
import axios from 'axios';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Answer,
  fakeSession,
  hang,
  json,
  type OpenOptions,
  ok,
  openApi as open,
  type Seen,
  TOKEN,
} from '../../../tests/support/openApi';
import { createClock } from '../clock/createClock';
import type { ClientOptions, createApiClient } from './client';
import { endpoints } from './endpoints';
import {
  ApiRefusal,
  BadResponse,
  Cancelled,
  ConfigFailure,
  NetworkFailure,
  Unauthorized,
} from './errors';
import { reportCall } from './reportCall';

test('a call is JSON with the bearer at its path under the prefix', async () => {
  const { api, seen } = await open(ok, { prefix: '/v1' });
  await api.list('teamList', { restaurant_id: 'r1' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/vendor/all-team-member' });
  expect(seen[0]?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ restaurant_id: 'r1' });
});

test('a GET carries its query instead of a body', async () => {
  const { api, seen } = await open(ok);
  await api.send('about', undefined, { query: { type: 'vendor' } });
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/about?type=vendor', body: '' });
});

test.each(['signUp', 'requestCode', 'verifyCode', 'about'] as const)(
  '%s never carries the bearer',
  async (name) => {
    const { api, seen } = await open(ok);
    await api.send(name, {});
    expect(seen[0]?.headers.authorization).toBeUndefined();
  },
);

test('a call names the chosen language, unless the host does', async () => {
  const chosen = await open(ok, { language: () => 'ta-IN' });
  await chosen.api.list('teamList', {});
  expect(chosen.seen[0]?.headers['accept-language']).toBe('ta-IN');

  const request = { headers: { 'accept-language': 'en' } };
  const given = await open(ok, { language: () => 'ta-IN', request });
  await given.api.list('teamList', {});
  expect(given.seen[0]?.headers['accept-language']).toBe('en');

  const none = await open(ok, { language: () => '' });
  await none.api.list('teamList', {});
  expect(none.seen[0]?.headers['accept-language']).not.toBe('ta-IN');
});

test('a call without a session is not sent', async () => {
  const { api, seen } = await open(ok, { session: fakeSession(null) });
  await expect(api.send('dashboard', {})).rejects.toBeInstanceOf(Cancelled);
  expect(seen).toHaveLength(0);
});

test('a call takes nothing along that the portal did not put there', async () => {
  const { api, seen } = await open(ok);
  await api.send('dashboard', {});
  const names = Object.keys(seen[0]?.headers ?? {});
  expect(names.filter((name) => /cookie|xsrf|axios/i.test(name))).toEqual([]);
  expect(seen[0]?.headers['user-agent']).not.toContain('axios');
});

test('changes that a host makes to its axios do not reach an upload', async () => {
  const refuse = () => {
    throw new Error('The host refuses');
  };
  const { defaults, interceptors } = axios;
  const before = {
    ...defaults,
    headers: { ...defaults.headers, common: { ...defaults.headers.common } },
  };
  onTestFinished(() => {
    Object.assign(defaults, { params: undefined, auth: undefined, ...before });
    interceptors.request.clear();
    interceptors.response.clear();
  });
  Object.assign(defaults.headers.common, {
    Authorization: 'Bearer of the host',
    'X-Host': 'host-secret',
  });
  const params = { key: 'host-secret' };
  Object.assign(defaults, { transformRequest: [refuse], adapter: refuse, params });
  interceptors.request.use(refuse);
  interceptors.response.use(refuse);
  const { api, seen } = await open(ok);
  const form = new FormData();
  form.append('name', 'Tandoor');

  await api.send('restaurantUpdate', form);

  expect(seen).toMatchObject([{ url: '/restaurant/update' }]);
  expect(JSON.stringify(seen)).not.toMatch(/of the host|host-secret/);
});

test('an upload is sent as multipart', async () => {
  const { api, seen } = await open(ok);
  const form = new FormData();
  form.append('name', 'Tandoor');
  await api.send('restaurantUpdate', form);
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toContain('Tandoor');
});

test('an id fills its place in the path', async () => {
  const { api, seen } = await open(ok);
  await api.send('teamUpdate', {}, { params: { id: '65f0_a-B' } });
  expect(seen[0]).toMatchObject({ method: 'PUT', url: '/vendor/update-team-member/65f0_a-B' });
});

const WANDERING = [
  '',
  '.',
  '..',
  '../delete-team-member',
  '..%2fdelete-team-member',
  '%2e%2e',
  '%2e%2e%2f',
  '..\\x',
  '../../vendor/logout',
  '/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'a/b',
  'a\\b',
  'a?x=1',
  'a#x',
  'a;b',
  'a:b',
  'a@b',
  '@evil.example',
  'a b',
  ' a',
  'a ',
  'a\t',
  'a\n',
  'a\r\nX: y',
  'a\0',
  'a%00',
  '%',
  '%zz',
  'a%20',
  'a+b',
  'a&b',
  'a=b',
  'a,b',
  "a'b",
  'a"b',
  '<a>',
  '{a}',
  '$a',
  'a..b',
  '...',
  'https://evil.example',
  'http:evil',
  'javascript:1',
  'é',
  'अ',
  '٣',
  '\u202ea',
  'a\u2028',
  '．．',
  '／',
  '%c0%ae%c0%ae',
  '..;/',
  'a'.repeat(65),
  'null\u0000',
  '*',
  '~',
  '`',
];

test.each(WANDERING)('the id %j is refused before any call', async (id) => {
  const { api, seen } = await open(ok);
  await expect(api.send('teamUpdate', {}, { params: { id } })).rejects.toBeInstanceOf(
    ConfigFailure,
  );
  expect(seen).toHaveLength(0);
});

test('a path of the host takes the place of ours', async () => {
  const { api, seen } = await open(ok, { endpoints: { ordersByStatus: '/orders/list' } });
  await api.send('ordersByStatus', {});
  expect(seen[0]?.url).toBe('/orders/list');
});

test.each([
  'https://evil.example/x',
  '//evil.example',
  '/../x',
  '/a/../b',
  '/a?b',
  'a',
  '',
  '/:id',
])('a path of the host cannot be %j', async (path) => {
  const wrong = open(ok, { endpoints: { ordersByStatus: path } });
  await expect(wrong).rejects.toBeInstanceOf(ConfigFailure);
});

test('a redirect is not followed because it would carry the bearer away', async () => {
  const other = await open(ok);
  const { api } = await open(
    (response) => void response.writeHead(307, { location: `${other.origin}/vendor/get` }).end(),
  );
  await expect(api.send('vendorGet', {})).rejects.toBeInstanceOf(NetworkFailure);
  expect(other.seen).toHaveLength(0);
});

test('a KYC document is sent by fetch as a form', async () => {
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sent.mockRestore());
  const other = await open(ok);
  const form = new FormData();
  form.append('image', new File(['secret'], 'document.png', { type: 'image/png' }));
  const { api, seen } = await open(
    (response) => void response.writeHead(307, { location: `${other.origin}/steal` }).end(),
  );
  await expect(api.send('kycUpdate', form)).rejects.toBeInstanceOf(NetworkFailure);
  expect(sent).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ body: form }));
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(other.seen).toHaveLength(0);
});

test.each([
  [json({ message: 'Gone' }, 404), 404],
  [json({ statusCode: '404', message: 'Gone' }), 404],
] as const)('a refusal keeps the words of the server', async (answer, status) => {
  const { api } = await open(answer);
  const refusal = await api.send('updateOrderStatus', {}).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiRefusal);
  expect(refusal).toMatchObject({ status, serverMessage: 'Gone' });
});

test('many 401 at once expire the session once', async () => {
  const { api, session } = await open(json({ statusCode: 401, message: 'No' }));
  const calls = Array.from({ length: 20 }, () => api.send('dashboard', {}));
  const errors = await Promise.all(calls.map((call) => call.catch((error: unknown) => error)));
  expect(session.expired).toEqual([0]);
  expect(errors.every((e) => e instanceof Unauthorized || e instanceof Cancelled)).toBe(true);
});

/** Opens a client whose server accepts only the token `fresh`, which `renew` gives to the session. */
async function openRefused(
  renew?: ClientOptions['renew'],
  fresh = 'fresh-token',
  hasCapability?: ClientOptions['hasCapability'],
) {
  let token = TOKEN;
  const session = { ...fakeSession(), token: () => token };
  const renewed: string[] = [];
  const opened = await open(
    (response, { headers }) => {
      const isKnown = headers.authorization === `Bearer ${fresh}`;
      const status = isKnown ? 200 : 401;
      json({ statusCode: status, data: [] }, status)(response, {} as Seen);
    },
    {
      session,
      hasCapability,
      async renew(refused) {
        renewed.push(refused);
        await renew?.(refused);
        token = 'fresh-token';
      },
    },
  );
  return { ...opened, session, renewed };
}

test.each([
  ['foodItemAll', { restaurant_id: 'r1' }],
  ['updateOrderStatus', { order_id: 'o1' }],
] as const)(
  '%s is repeated once with a new token when the old one is refused',
  async (name, body) => {
    const { api, seen, session, renewed } = await openRefused();
    await api.send(name, body);
    const [first, second] = seen;
    expect([seen.length, second?.body, renewed]).toEqual([2, first?.body, [TOKEN]]);
    expect(second?.headers.authorization).toBe('Bearer fresh-token');
    expect(session.expired).toEqual([]);
  },
);

test('an upload is repeated whole', async () => {
  const { api, seen } = await openRefused();
  const form = new FormData();
  form.append('name', 'Tandoor');
  await api.send('restaurantUpdate', form);
  expect(seen.map(({ body }) => body.includes('Tandoor'))).toEqual([true, true]);
});

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const keysOf = (seen: readonly Seen[]) => seen.map(({ headers }) => headers['idempotency-key']);

test.each(['updateOrderStatus', 'requestCode', 'restaurantUpdate', 'kycUpdate'] as const)(
  'each %s has a key of its own where the backend takes one',
  async (name) => {
    const { api, seen } = await open(ok, { hasCapability: () => true });
    const body = () => (name.endsWith('Update') ? new FormData() : {});
    await api.send(name, body());
    await api.send(name, body());
    const [first, second] = keysOf(seen);
    expect([first, second]).toEqual([expect.stringMatching(KEY), expect.stringMatching(KEY)]);
    expect(second).not.toBe(first);
  },
);

test.each([
  ['updateOrderStatus', { order_id: 'o1' }],
  ['restaurantUpdate', new FormData()],
] as const)('%s has the same key when it is repeated with a new token', async (name, body) => {
  const { api, seen } = await openRefused(undefined, undefined, () => true);
  await api.send(name, body);
  const [first, second] = keysOf(seen);
  expect(first).toMatch(KEY);
  expect(second).toBe(first);
});

test.each([
  ['updateOrderStatus', () => ({ order_id: 'o1' })],
  ['restaurantUpdate', () => new FormData()],
] as const)('%s repeats its key after a lost answer', async (name, body) => {
  const answers: Answer[] = [(response) => response.destroy(), json('html'), ok, ok];
  const { api, seen } = await open((...call) => answers.shift()?.(...call), {
    hasCapability: () => true,
  });
  await expect(api.send(name, body())).rejects.toBeInstanceOf(NetworkFailure);
  await expect(api.one(name, body())).rejects.toBeInstanceOf(BadResponse);
  await api.send(name, body());
  await api.send(name, body());
  const [first, ...later] = keysOf(seen);
  expect(later).toEqual([first, first, expect.not.stringMatching(first as string)]);
});

test('a read has no key', async () => {
  const { api, seen } = await open(ok, { hasCapability: () => true });
  await api.send('teamList', {});
  await api.send('about');
  expect(keysOf(seen)).toEqual([undefined, undefined]);
});

test('whether the backend takes keys is asked at every call', async () => {
  const backend = { takesKeys: false };
  const { api, seen } = await open(ok, { hasCapability: () => backend.takesKeys });
  await api.send('teamDelete', {});
  backend.takesKeys = true;
  await api.send('teamDelete', {});
  expect(keysOf(seen)).toEqual([undefined, expect.stringMatching(KEY)]);
});

test('a page without crypto.randomUUID has keys as well', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { api, seen } = await open(ok, { hasCapability: () => true });
  await api.send('teamDelete', {});
  expect(keysOf(seen)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test('a new token that is refused as well ends the session', async () => {
  const { api, seen, session } = await openRefused(undefined, 'another-token');
  const calls = [1, 2, 3].map(() => api.send('dashboard', {}));
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(session.expired).toEqual([0]);
  expect(seen.length).toBeLessThanOrEqual(6);
});

test('a session that ends while another token is fetched repeats nothing', async () => {
  const renewing = { end: () => {} };
  const { api, seen, session } = await openRefused(async () => renewing.end());
  renewing.end = session.end;
  await expect(api.send('dashboard', {})).rejects.toBeInstanceOf(Unauthorized);
  expect(seen).toHaveLength(1);
});

test('a caller that leaves while another token is fetched repeats nothing', async () => {
  const caller = new AbortController();
  const { api, seen } = await openRefused(async () => caller.abort());
  const call = api.send('dashboard', {}, { signal: caller.signal });
  await expect(call).rejects.toBeInstanceOf(Cancelled);
  expect(seen).toHaveLength(1);
});

test.each(['requestCode', 'logout'] as const)('a 401 to %s asks for no token', async (name) => {
  const { api, renewed } = await openRefused();
  await expect(api.send(name, {})).rejects.toBeInstanceOf(ApiRefusal);
  expect(renewed).toEqual([]);
});

test('a wrong code is a refusal instead of the end of the session', async () => {
  const { api, session } = await open(json({ message: 'Wrong' }, 401));
  await expect(api.send('verifyCode', {})).rejects.toBeInstanceOf(ApiRefusal);
  expect(session.expired).toEqual([]);
});

test.each([
  ['HTML', '<html></html>'],
  ['cut off', '{"data":[{"_id":'],
  ['empty', ''],
])('an answer that is %s is a bad response', async (_kind, body) => {
  const { api } = await open((response) => void response.end(body));
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(BadResponse);
});

test('an empty answer to the sign-out call is a success', async () => {
  const { api } = await open((response) => void response.writeHead(204).end());
  expect((await api.send('logout')).status).toBe(204);
});

test('nobody there is a network failure', async () => {
  const { api } = await open((response) => void response.destroy());
  await expect(api.send('dashboard', {})).rejects.toMatchObject({ reason: 'unreachable' });
});

test.each(['dashboard', 'updateOrderStatus', 'kycUpdate'] as const)(
  '%s ends when no answer comes in time',
  async (name) => {
    const short = { idle: 30, total: 1_000 };
    const { api } = await open(hang, {
      timeouts: { read: short, orderUpdate: short, bulk: short },
    });
    await expect(api.send(name, {})).rejects.toMatchObject({ reason: 'timeout' });
  },
);

/** Sends a body in small pieces, one every `ms` milliseconds. */
function trickle(body: string, ms: number): Answer {
  return (response) => {
    const pieces = body.match(/.{1,4}/g) ?? [];
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) response.end();
      else response.write(piece, () => setTimeout(next, ms));
    };
    next();
  };
}

test('a read that makes progress may take longer than its limit', async () => {
  const slow = trickle(JSON.stringify({ data: [{ name: 'x'.repeat(24) }] }), 60);
  const { api } = await open(slow, { timeouts: { read: { idle: 450, total: 60_000 } } });
  expect(await api.list('teamList', {})).toHaveLength(1);
});

test('an order update that only trickles ends in time', async () => {
  const slow = trickle(JSON.stringify({ data: { name: 'x'.repeat(60) } }), 60);
  const { api } = await open(slow, { timeouts: { orderUpdate: { idle: 450, total: 450 } } });
  await expect(api.send('updateOrderStatus', {})).rejects.toMatchObject({ reason: 'timeout' });
});

test('a body that stalls ends in time when the fetch of the host ignores its signal', async () => {
  const stall: Answer = (response) => void response.write('{"data":');
  const deaf: typeof fetch = (url, init) => fetch(url, { ...init, signal: null });
  const timeouts = { orderUpdate: { idle: 200, total: 200 } };
  const { api } = await open(stall, { request: { fetch: deaf }, timeouts });
  await expect(api.send('updateOrderStatus', {})).rejects.toMatchObject({ reason: 'timeout' });
});

/** A host whose response never ends: it sends another row every 5 s. */
async function trickleForEver() {
  const row = new TextEncoder().encode('{"_id":"x"},');
  const body = () => {
    let timer: ReturnType<typeof setInterval>;
    return new ReadableStream<Uint8Array>({
      start(rows) {
        rows.enqueue(new TextEncoder().encode('{"data":['));
        timer = setInterval(() => rows.enqueue(row), 5_000);
      },
      cancel: () => clearInterval(timer),
    });
  };
  const opened = await open(hang, { request: { fetch: async () => new Response(body()) } });
  vi.useFakeTimers();
  return opened.api;
}

test.each([
  ['waitingOrders', 60],
  ['ordersByStatus', 60],
  ['orderChanges', 60],
  ['foodItemAll', 300],
  ['payoutDetails', 300],
] as const)('%s that only trickles ends after %d s', async (name, seconds) => {
  const api = await trickleForEver();
  let failure: unknown;
  api.list(name, {}).catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1_000);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failure).toMatchObject({ reason: 'timeout' });
});

test('a list that is read while it arrives ends after 300 s too', async () => {
  const api = await trickleForEver();
  let failure: unknown;
  const rows: unknown[] = [];
  api
    .stream('orderHistory', {}, (page) => rows.push(...page))
    .catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(10);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(298_990);
  expect(rows.length).toBeGreaterThan(50);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failure).toMatchObject({ reason: 'timeout' });
});

test('a list that stalls while it is read ends', async () => {
  const stall: Answer = (response) => void response.write('{"data":[{"_id":"x"},');
  const { api } = await open(stall, { timeouts: { bulk: { idle: 100, total: 60_000 } } });
  const read = api.stream('orderHistory', {}, () => {});
  await expect(read).rejects.toMatchObject({ reason: 'timeout' });
});

async function tooLarge(): Promise<Response> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(65 * 2 ** 20));
      controller.close();
    },
  });
  return new Response(body);
}

test('an answer over 64 MiB is refused', async () => {
  const { api } = await open(hang, { request: { fetch: tooLarge } });
  await expect(api.list('foodItemAll', {})).rejects.toThrow('The response is too large');
});

test('a list over 64 MiB is refused while it is read', async () => {
  const { api } = await open(hang, { request: { fetch: tooLarge } });
  const read = api.stream('orderHistory', {}, () => {});
  await expect(read).rejects.toThrow('The response is too large');
});

test('a caller that leaves gets Cancelled', async () => {
  const leave = new AbortController();
  const { api } = await open(() => leave.abort());
  const call = api.send('dashboard', {}, { signal: leave.signal });
  await expect(call).rejects.toBeInstanceOf(Cancelled);
});

test('an answer that arrives after the session ended is Cancelled', async () => {
  const { api, session } = await open((response, seen) => {
    session.end();
    ok(response, seen);
  });
  await expect(api.send('dashboard', {})).rejects.toBeInstanceOf(Cancelled);
});

test('an answer of an older generation is Cancelled even when its abort came too late', async () => {
  const session = fakeSession();
  let generation = 1;
  const { api } = await open(
    (response, seen) => {
      generation += 1;
      ok(response, seen);
    },
    { session: { ...session, generation: () => generation } },
  );
  await expect(api.send('dashboard', {})).rejects.toBeInstanceOf(Cancelled);
});

test('the answer to the sign-out call arrives although the session has ended', async () => {
  const { api, session } = await open(json({ message: 'Bye' }));
  const call = api.send('logout');
  session.end();
  expect((await call).message).toBe('Bye');
});

test('the table has the 39 calls of the specification besides 18 optional ones', () => {
  expect(Object.keys(endpoints)).toHaveLength(39 + 18);
});

/** Reads a long list and returns the number of rows in each part. */
async function streamHistory(api: ReturnType<typeof createApiClient>) {
  const parts: number[] = [];
  await api.stream('orderHistory', { limit: 10_000 }, (rows) => parts.push(rows.length));
  return parts;
}

test('the rows of a long list are taken while the rest is still on its way', async () => {
  const finish: (() => void)[] = [];
  const { api } = await open((response) => {
    response.write('{"statusCode":200,"data":[{"a":1},{"a":2},{"a"');
    finish.push(() => response.end(':3}]}'));
  });
  const taken: number[] = [];
  let all: Promise<void> | undefined;
  await new Promise<void>((onFirst) => {
    all = api.stream('orderHistory', {}, (rows) => {
      taken.push(rows.length);
      onFirst();
    });
  });
  expect(taken).toEqual([2]);
  finish[0]?.();
  await all;
  expect(taken).toEqual([2, 1]);
});

test('a long list that stands somewhere else in the answer is taken all the same', async () => {
  const { api } = await open(
    (response) => void response.end(`{"data":${' '.repeat(99)}[{"a":1}]}`),
  );
  expect(await streamHistory(api)).toEqual([1]);
});

test.each<[string, Answer, new () => Error]>([
  ['refused in its body', json({ statusCode: 500, message: 'no', data: [] }), ApiRefusal as never],
  ['a page', (response) => void response.end('<html>[]</html>'), BadResponse],
  ['cut short', (response) => void response.end('{"data":[{"a":1},{"a"'), BadResponse],
  ['a record', json({ data: { a: 1 } }), BadResponse],
  [
    'broken off',
    (response) => void response.write('{"data":[', () => response.destroy()),
    NetworkFailure as never,
  ],
])('a long list that is %s fails', async (_name, answer, failure) => {
  const { api } = await open(answer);
  await expect(streamHistory(api)).rejects.toBeInstanceOf(failure);
});

test('a 401 to a long list ends the session', async () => {
  const { api, session } = await open(json({ message: 'gone' }, 401));
  await expect(streamHistory(api)).rejects.toBeInstanceOf(Unauthorized);
  expect(session.expired).toHaveLength(1);
});

test('a long list is given up when the session ends in the middle of it', async () => {
  const { api, session } = await open((response) => void response.write('{"data":[{"a":1},'));
  const all = api.stream('orderHistory', {}, () => session.end());
  await expect(all).rejects.toBeInstanceOf(Cancelled);
});

const WAITING = ['waitingOrders', { restaurant_id: 'r1' }] as const;

test('the first equal call takes a read that has begun', async () => {
  const { api, seen } = await open(json({ data: [{ order_id: '1' }] }));
  api.begin(...WAITING);
  api.begin(...WAITING);

  expect(await api.list(...WAITING)).toEqual([{ order_id: '1' }]);
  expect(seen).toHaveLength(1);
  expect(await api.list(...WAITING)).toHaveLength(1);
  expect(seen).toHaveLength(2);
});

test('a read that has begun is begun again in the next session only', async () => {
  const session = fakeSession();
  let held = TOKEN;
  const { api, seen } = await open(ok, { session: { ...session, token: () => held } });
  api.begin(...WAITING);
  await api.list(...WAITING);
  api.begin(...WAITING);
  expect(seen).toHaveLength(1);
  session.end();
  held = 'another-token';
  api.begin(...WAITING);

  await api.list(...WAITING);

  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${TOKEN}`,
    'Bearer another-token',
  ]);
});

test('a read with another body does not take the answer', async () => {
  const { api, seen } = await open(ok);
  api.begin(...WAITING);
  await api.list('waitingOrders', { restaurant_id: 'r2' });
  expect(seen.map(({ body }) => body).sort()).toEqual([
    '{"restaurant_id":"r1"}',
    '{"restaurant_id":"r2"}',
  ]);
});

test('the header `Date` of an answer gives the time of the server on any device', async () => {
  const clock = createClock({ deviceTime: () => Date.now() + 600_000 });
  const { api } = await open(ok, { clock });
  await api.list(...WAITING);
  const { at, uncertainty } = clock.serverTime() ?? { at: 0, uncertainty: 0 };
  expect(Math.abs(at - Date.now())).toBeLessThanOrEqual(uncertainty);
});

test('an answer without a readable `Date` tells no time', async () => {
  const clock = createClock();
  const { api } = await open(
    (response, seen) => {
      response.sendDate = false;
      ok(response, seen);
    },
    { clock },
  );
  await api.list(...WAITING);
  expect(clock.serverTime()).toBeNull();
});

test('an answer that nobody asked for in five seconds is out of date', async () => {
  const { api, seen } = await open(ok);
  api.begin(...WAITING);
  await expect.poll(() => seen.length).toBe(1);
  // When this call has ended, the response to the first one has arrived too.
  await api.list('teamList', {});
  const later = performance.now() + 6_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => void vi.restoreAllMocks());

  await api.list(...WAITING);

  expect(seen.map(({ url }) => url)).toEqual([
    '/food-order/get-waiting-order',
    '/vendor/all-team-member',
    '/food-order/get-waiting-order',
  ]);
});

test('an answer of the session before is not taken', async () => {
  const { api, session, seen } = await open(hang);
  api.begin(...WAITING);
  await expect.poll(() => seen.length).toBe(1);
  session.end();
  await expect(api.list(...WAITING)).rejects.toBeInstanceOf(Cancelled);
});

test('a caller that leaves ends the read it took over', async () => {
  const leave = new AbortController();
  const { api, seen } = await open(hang);
  api.begin(...WAITING);
  const call = api.list(...WAITING, { signal: leave.signal });
  await expect.poll(() => seen.length).toBe(1);
  leave.abort();
  await expect(call).rejects.toBeInstanceOf(Cancelled);
});

test('a read that was refused before it was taken fails for the call that takes it', async () => {
  const { api, seen } = await open(json({ message: 'Not yours' }, 403));
  api.begin(...WAITING);
  await expect(api.list(...WAITING)).rejects.toMatchObject({ serverMessage: 'Not yours' });
  expect(seen).toHaveLength(1);
});

/** Records the calls that the client reports as failed. */
async function failing(answer: Answer, options: OpenOptions = {}) {
  const reported = vi.fn();
  const onFailure: ClientOptions['onFailure'] = (failure, of) =>
    reportCall(failure, of, { onError: reported, times: new Map() });
  const opened = await open(answer, { onFailure, ...options });
  const calls = () => reported.mock.calls.map(([{ kind, call }]) => ({ kind, ...call }));
  return { ...opened, calls };
}

const ravi = { data: { name: 'Ravi' }, message: 'Ravi is unknown' };

test.each([
  ['api', json(ravi, 500), 500],
  ['api', json({ statusCode: 409, ...ravi }), 409],
  ['bad-response', (response: ServerResponse) => void response.end('<p>Ravi</p>'), 200],
  ['bad-response', json({ statusCode: 200, data: 'Ravi' }), 200],
  ['network', (response: ServerResponse) => void response.destroy(), undefined],
])(
  'the report of a failed call of kind %s has its operation with the status',
  async (kind, answer, status) => {
    const { api, calls } = await failing(answer);
    await expect(api.list('teamList', { restaurant_id: 'r1' })).rejects.toThrow();
    expect(calls()).toEqual([{ kind, operation: 'teamList', status, isSeen: true }]);
  },
);

test.each([
  ['x-request-id', 'req-1/a=', 'req-1/a='],
  ['x-correlation-id', 'c1', 'c1'],
  [
    'traceparent',
    '00-0af7651916cd43dd-b7ad6b7169203331-01',
    '00-0af7651916cd43dd-b7ad6b7169203331-01',
  ],
  ['x-request-id', 'a'.repeat(500), 'a'.repeat(128)],
  ['x-request-id', 'Ravi <ravi@market.example>', undefined],
])('the header %s: %s gives the request id', async (name, value, requestId) => {
  const { api, calls } = await failing((response) => {
    response.writeHead(503, { [name]: value }).end();
  });
  await expect(api.send('teamList')).rejects.toThrow();
  expect(calls()[0].requestId).toBe(requestId);
});

test('the request id of a refused upload is reported', async () => {
  const { api, calls } = await failing((response) => {
    response.writeHead(500, { 'x-request-id': 'up-1' }).end();
  });
  await expect(api.send('foodItemUpdate', new FormData())).rejects.toThrow();
  expect(calls()).toMatchObject([{ operation: 'foodItemUpdate', requestId: 'up-1' }]);
});

test('a call in the background is reported as unseen until a screen takes its answer', async () => {
  const { api, calls } = await failing(json({}, 500));
  await expect(api.send('savePushToken', {}, { isQuiet: true })).rejects.toThrow();
  api.begin('vendorGet', {});
  await vi.waitFor(() => expect(calls()).toHaveLength(2));
  api.begin('dashboard', {});
  await expect(api.send('dashboard', {})).rejects.toThrow();
  expect(calls().map(({ isSeen }) => isSeen)).toEqual([false, false, true]);
});

test('cancelled calls are not reported', async () => {
  const { api, session, calls } = await failing(hang);
  const caller = new AbortController();
  const sent = [
    api.send('teamList', {}, { signal: caller.signal }),
    api.send('teamList').finally(() => {}),
  ];
  caller.abort();
  session.end();
  await Promise.allSettled([...sent, api.send('teamList')]);
  expect(calls()).toEqual([]);
});

test('a 401 that ends the session is reported once for calls that fail together', async () => {
  const { api, calls } = await failing(json({}, 401));
  await Promise.allSettled([api.send('teamList'), api.send('dashboard')]);
  expect(calls()).toMatchObject([{ kind: 'unauthorized', status: 401 }]);
});

test('a 401 that is repeated with another token is not reported', async () => {
  let token = TOKEN;
  const session = { ...fakeSession(), token: () => token };
  const renew = async () => void (token = 'secret-token-2');
  const refuse: Answer = (response, { headers }) =>
    (headers.authorization === `Bearer ${TOKEN}` ? json({}, 401) : ok)(response, {} as Seen);
  const { api, calls } = await failing(refuse, { session, renew });
  await api.send('teamList');
  expect(calls()).toEqual([]);
});
