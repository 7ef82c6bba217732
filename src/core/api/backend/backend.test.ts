// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import {
  type Answer,
  fakeSession,
  hang,
  json,
  type OpenOptions,
  ok,
  openApi,
  TOKEN,
} from '../../../../tests/support/openApi';
import { type Backend, defineBackend, type InputOf, Refused } from '../../../backend';
import { createClock } from '../../clock/createClock';
import { fetchItem } from '../../menu/api';
import type { ClientOptions } from '../client';
import {
  ApiRefusal,
  BadResponse,
  Cancelled,
  ConfigFailure,
  isOutcomeUnknown,
  NetworkFailure,
  Unauthorized,
} from '../errors';
import { logFailure } from '../logFailure';
import { reportCall } from '../reportCall';
import { LIST_FIELD, PARSED_FIELDS } from './callMapping';

/** A client with a mapping, and what it reports and logs. */
async function open(backend: Backend, answer: Answer = ok, options: OpenOptions = {}) {
  const [onError, logger] = [vi.fn(), vi.fn()];
  const onFailure: ClientOptions['onFailure'] = (failure, of) => {
    reportCall(failure, of, { onError, times: new Map() });
    logFailure(logger, failure, of);
  };
  const opened = await openApi(answer, { getBackend: () => backend, onFailure, ...options });
  return {
    ...opened,
    reports: () => onError.mock.calls.map(([error]) => error),
    logs: () => JSON.stringify(logger.mock.calls),
  };
}

const MEMBER = { team_member_id: 'm1', name: 'Kiran' };

test('a mapped call is sent as the mapping says, below the host with the bearer', async () => {
  const backend = defineBackend({
    async teamList({ restaurant_id }, call) {
      const reply = await call.send({
        path: `/shops/${restaurant_id}/staff`,
        query: { state: 'all of them' },
        headers: { 'If-Match': 'v1', accept: 'application/vnd.shop+json' },
      });
      const [first] = (await reply.json()) as { id: string }[];
      return { data: [{ ...MEMBER, team_member_id: first?.id } as never] };
    },
  });
  const { api, seen } = await open(backend, json([{ id: 'm7' }]), { prefix: '/v2' });

  const members = await api.list('teamList', { restaurant_id: 'r1' });

  expect(members).toEqual([{ ...MEMBER, team_member_id: 'm7' }]);
  expect(seen).toMatchObject([
    {
      method: 'GET',
      url: '/v2/shops/r1/staff?state=all+of+them',
      body: '',
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'if-match': 'v1',
        accept: 'application/vnd.shop+json',
      },
    },
  ]);
});

test('a call without a function follows the contract', async () => {
  const { api, seen } = await open({ teamList: async () => ({ data: [] }) });
  await api.list('foodItemAll', { restaurant_id: 'r1' });
  await api.list('teamList', {});
  expect(seen).toMatchObject([{ method: 'POST', url: '/food-item/all' }]);
});

test('the prop is read at every call', async () => {
  let rows = [MEMBER];
  const { api } = await openApi(ok, {
    getBackend: () => ({ teamList: async () => ({ data: rows as never }) }),
  });
  expect(await api.list('teamList', {})).toHaveLength(1);
  rows = [];
  expect(await api.list('teamList', {})).toHaveLength(0);
});

test('a function can call other functions of its object', async () => {
  const backend = {
    rows: [MEMBER],
    async teamList() {
      return { data: this.rows as never };
    },
  };
  const { api } = await open(backend);
  expect(await api.list('teamList', {})).toEqual([MEMBER]);
});

test('a request with a body is JSON in a POST', async () => {
  const backend = defineBackend({
    async teamDelete({ team_member_id }, call) {
      await call.send({ path: '/staff/remove', body: { id: team_member_id } });
      await call.send({
        method: 'patch',
        path: '/staff',
        headers: { 'content-type': 'application/merge-patch+json' },
        body: null,
      });
      return {};
    },
  });
  const { api, seen } = await open(backend);
  await api.send('teamDelete', { team_member_id: 'm1' });
  expect(seen).toMatchObject([
    { method: 'POST', body: '{"id":"m1"}', headers: { 'content-type': 'application/json' } },
    {
      method: 'PATCH',
      body: 'null',
      headers: { 'content-type': 'application/merge-patch+json' },
    },
  ]);
});

test.each([
  [
    new URLSearchParams([
      ['grant_type', 'otp'],
      ['scope', 'a b'],
    ]),
    'grant_type=otp&scope=a+b',
    'application/x-www-form-urlencoded;charset=UTF-8',
  ],
  [new Blob(['picture'], { type: 'image/webp' }), 'picture', 'image/webp'],
  [new File(['picture'], 'dosa.png', { type: 'image/png' }), 'picture', 'image/png'],
])('the body %o is sent as it is', async (body, sent, type) => {
  const { api, seen } = await open({
    async teamDelete(_input, call) {
      await call.send({ method: 'PUT', path: '/staff', body });
      return {};
    },
  });
  await api.send('teamDelete', {});
  expect(seen).toMatchObject([{ method: 'PUT', body: sent, headers: { 'content-type': type } }]);
});

test('a list in the query repeats its name', async () => {
  const { api, seen } = await open({
    async teamList(_input, call) {
      await call.send({
        path: '/staff',
        query: { state: ['new', 'on hold'], sort: 'name', tag: [] },
      });
      return { data: [] };
    },
  });
  await api.list('teamList', {});
  expect(seen[0]?.url).toBe('/staff?state=new&state=on+hold&sort=name');
});

test.each([
  [{}, { authorization: 'Bearer fresh' }],
  [{ header: 'X-Api-Token' }, { 'x-api-token': 'fresh' }],
])('the token that a sign-in has received reads the vendor: %o', async (place, expected) => {
  const { api, seen } = await open({
    async verifyCode(_input, call) {
      await call.send({ path: '/tokens', body: {} });
      await call.send({ path: '/me', token: { ...place, value: 'fresh' } });
      return { data: {} as never };
    },
    async teamList(_input, call) {
      await call.send({ path: '/staff', token: { ...place, value: 'fresh' } });
      return { data: [] };
    },
  });
  await api.send('verifyCode', { phone: 1, otp: 1 });
  await api.list('teamList', {});
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
  for (const request of seen.slice(1)) expect(request.headers).toMatchObject(expected);
});

test('the headers of the host go with every request of a mapping', async () => {
  const headers = vi.fn(() => ({ 'X-Tenant': 'saffron' }));
  const backend: Backend = {
    async teamList(_input, call) {
      await call.send({ path: '/a' });
      return { data: [] };
    },
  };
  const { api, seen } = await open(backend, ok, { request: { headers } });
  await api.list('teamList', {});
  expect(headers).toHaveBeenCalledWith({ operation: 'teamList', method: 'GET' });
  expect(seen[0]?.headers['x-tenant']).toBe('saffron');
});

test.each([
  [{ header: 'X-Api-Token' }, { 'x-api-token': TOKEN }],
  [{ prefix: 'Token ' }, { authorization: `Token ${TOKEN}` }],
  [{ header: 'X-Auth', prefix: 'Key ' }, { 'x-auth': `Key ${TOKEN}` }],
])('a mapping can place the token: %o', async (token, expected) => {
  const { api, seen } = await open({
    async teamList(_input, call) {
      await call.send({ path: '/staff', token });
      return { data: [] };
    },
  });
  await api.list('teamList', {});
  const { authorization, 'x-api-token': ours, 'x-auth': other } = seen[0]?.headers ?? {};
  const sent = { authorization, 'x-api-token': ours, 'x-auth': other };
  expect(JSON.parse(JSON.stringify(sent))).toEqual(expected);
});

test('the token goes into no header of the browser', async () => {
  const { api, seen } = await open({
    async teamList(_input, call) {
      await call.send({ path: '/staff', token: { header: 'Cookie', prefix: 'sid=' } });
      return { data: [] };
    },
  });
  const failure = await api.list('teamList', {}).catch((error) => error);
  expect(failure.message).toBe('The token cannot be in the header Cookie');
  expect(seen).toEqual([]);
});

test('a sign-in call has no bearer, so its 401 is for the mapping', async () => {
  const backend = defineBackend({
    async verifyCode(_input, call) {
      const { status } = await call.send({ path: '/tokens', body: {} });
      throw new Refused({ status: status === 401 ? 400 : 500, message: 'Wrong code' });
    },
  });
  const { api, seen } = await open(backend, json({}, 401));
  const refusal = await api.send('verifyCode', { phone: 1, otp: 1 }).catch((error) => error);
  expect(refusal).toMatchObject({ status: 400, serverMessage: 'Wrong code' });
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('the id of a path is a field of the input', async () => {
  const teamUpdate = vi.fn(async () => ({}));
  const { api } = await open({ teamUpdate });
  await api.send('teamUpdate', { name: 'Kiran' }, { params: { id: 'm1' } });
  expect(teamUpdate).toHaveBeenCalledWith({ id: 'm1', name: 'Kiran' }, expect.anything());
});

test('the query of a call is in the input', async () => {
  const about = vi.fn(async () => ({ data: {} as never }));
  const { api } = await open({ about });
  await api.send('about', undefined, { query: { type: 'vendor' } });
  expect(about).toHaveBeenCalledWith({ type: 'vendor' }, expect.anything());
});

test('a mapping cannot change what the portal keeps', async () => {
  const rows = [{ ...MEMBER }];
  const body = { restaurant_id: 'r1' };
  const { api } = await open({
    async teamList(input) {
      (input as { restaurant_id: string }).restaurant_id = 'r2';
      return { data: rows as never };
    },
  });
  const members = await api.list('teamList', body);
  rows[0] = { team_member_id: 'm9', name: 'Other' };
  expect([members, body]).toEqual([[MEMBER], { restaurant_id: 'r1' }]);
});

test('the fields next to data arrive', async () => {
  const totals = { orders: 1, revenue: 2, average: 2 };
  const { api } = await open({ historyPage: async () => ({ data: [], next: 'c2', totals }) });
  const { body } = await api.page('historyPage', {});
  expect(body).toMatchObject({ next: 'c2', totals });
});

test('the message of an answer is for the vendor', async () => {
  const { api } = await open({ teamDelete: async () => ({ message: 'Kiran is gone' }) });
  expect((await api.send('teamDelete', {})).message).toBe('Kiran is gone');
});

test('a refusal of a mapping is one of the contract', async () => {
  const fields = { selling_price: 'Too high' };
  const { api, reports } = await open({
    async foodItemUpdate() {
      const reason = { status: 422, message: 'Check it', fields, requestId: 'req-1' };
      throw new Refused({ ...reason, retryAfterSeconds: 7 });
    },
  });
  const refusal = await api.send('foodItemUpdate', new FormData()).catch((error) => error);
  expect(refusal).toBeInstanceOf(ApiRefusal);
  expect(refusal).toMatchObject({ status: 422, serverMessage: 'Check it', retryAfterMs: 7_000 });
  expect(refusal.fields).toContainEqual({ field: 'selling_price', message: 'Too high' });
  expect(reports()).toMatchObject([
    {
      kind: 'api',
      message: 'backend.foodItemUpdate: Refused with status 422',
      call: { status: 422, requestId: 'req-1', isMapped: true },
    },
  ]);
});

test.each([200, 600, Number.NaN, '409'])('%s is no status of a refusal', async (status) => {
  const { api } = await open({
    async teamList() {
      throw new Refused({ status: status as number, message: '' });
    },
  });
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(BadResponse);
});

test('what a mapping throws is reported as the cause only', async () => {
  const thrown = new TypeError('Ravi, 9876543210');
  const { api, reports, logs } = await open({
    teamList() {
      throw thrown;
    },
  });
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(BadResponse);
  const [error] = reports();
  expect(error).toMatchObject({
    kind: 'bad-response',
    message: 'backend.teamList: The mapping threw an error',
    call: { operation: 'teamList', isMapped: true },
  });
  expect(error.cause).toBe(thrown);
  expect(logs()).toContain('The mapping threw an error');
  expect(logs()).not.toContain('Ravi');
});

const circle: { data?: unknown } = {};
circle.data = circle;
const trap = Object.defineProperty({}, 'data', {
  enumerable: true,
  get() {
    throw new Error('Ravi');
  },
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'orders'],
  ['a list', []],
  ['an object without data', { rows: [] }],
  ['a function as data', { data: () => [] }],
  ['a record in place of a list', { data: {} }],
  ['a text in place of a list', { data: '[]' }],
  ['a number that JSON cannot contain', { data: [{ id: 1n }] }],
  ['an object that contains itself', circle],
  ['an object that throws', trap],
])('a mapping that returns %s fails as an unreadable answer', async (_name, value) => {
  const { api, reports } = await open({ teamList: (async () => value) as never });
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(BadResponse);
  expect(reports()).toMatchObject([
    {
      kind: 'bad-response',
      message: expect.stringMatching(/^backend\.teamList: /),
      call: { isMapped: true },
    },
  ]);
});

test('a change needs no data in its answer', async () => {
  const { api } = await open({ teamDelete: async () => ({}), logout: async () => ({}) });
  expect((await api.send('teamDelete', {})).data).toBeNull();
  expect((await api.send('logout')).data).toBeNull();
});

const never = new Promise<never>(() => {});

test.each(['teamList', 'updateOrderStatus'] as const)(
  'a mapping of %s that never answers is out of time',
  async (name) => {
    const limits = { idle: 50, total: 50 };
    const { api, reports } = await open({ [name]: () => never }, ok, {
      timeouts: { read: limits, orderUpdate: limits },
    });
    await expect(api.send(name, {})).rejects.toMatchObject({ reason: 'timeout' });
    expect(reports()[0].message).toBe(`backend.${name}: The request timed out`);
  },
);

test('a mapping that is slow but receives data has time', async () => {
  const backend: Backend = {
    async teamList(_input, call) {
      for (let page = 0; page < 6; page += 1) await call.send({ path: '/staff' });
      return { data: [] };
    },
  };
  const slow: Answer = (response, seen) => void setTimeout(() => ok(response, seen), 60);
  const timeouts = { read: { idle: 200, total: 5_000 } };
  const { api } = await open(backend, slow, { timeouts });
  await expect(api.list('teamList', {})).resolves.toEqual([]);
});

test('a mapping that goes on after the sign-out sends nothing', async () => {
  let finish: (value: { data: [] }) => void = () => {};
  let goOn: () => Promise<unknown> = async () => {};
  const { api, session, seen, reports } = await open({
    teamList(_input, call) {
      goOn = () => call.send({ path: '/staff' });
      return new Promise((resolve) => (finish = resolve));
    },
  });
  const list = api.list('teamList', {});
  await vi.waitFor(() => expect(goOn()).rejects.toThrow()).catch(() => {});
  session.end();
  finish({ data: [] });
  await expect(list).rejects.toBeInstanceOf(Cancelled);
  const sent = seen.length;
  await expect(goOn()).rejects.toThrow();
  expect([seen.length, reports()]).toEqual([sent, []]);
});

test('a mapping that goes on after its answer sends nothing', async () => {
  let goOn: () => Promise<unknown> = async () => {};
  const { api, seen } = await open({
    async teamList(_input, call) {
      goOn = () => call.send({ path: '/staff' });
      return { data: [] };
    },
  });
  await api.list('teamList', {});
  await expect(goOn()).rejects.toThrow();
  expect(seen).toEqual([]);
});

test('the sign-out of a mapping arrives although the session has ended', async () => {
  const { api, session, seen } = await open({
    async logout(_input, call) {
      await call.send({ method: 'DELETE', path: '/session' });
      return { message: 'Bye' };
    },
  });
  const call = api.send('logout');
  session.end();
  expect((await call).message).toBe('Bye');
  expect(seen).toMatchObject([{ method: 'DELETE', headers: { authorization: `Bearer ${TOKEN}` } }]);
});

test.each([
  'https://evil.example/x',
  '@evil.example/x',
  '.evil.example/x',
  '//evil.example/x/../../../..',
  '/../up',
  '/a/../../b',
  '/a?b=1',
  '/a#b',
  '/a b',
  '\\\\evil.example',
  '',
  undefined,
])('a request to the path %j is not sent', async (path) => {
  const { api, seen, reports } = await open(
    {
      async teamList(_input, call) {
        await call.send({ path: path as string });
        return { data: [] };
      },
    },
    ok,
    { prefix: '/v1' },
  );
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(ConfigFailure);
  expect(seen).toEqual([]);
  expect(reports()).toMatchObject([
    { kind: 'config', message: expect.stringMatching(/^backend\.teamList: /) },
  ]);
});

test.each(['Authorization', 'cookie', 'Idempotency-Key', 'Host', 'Origin', 'Sec-Fetch-Mode'])(
  'a mapping cannot set the header %s',
  async (name) => {
    const { api, seen, reports } = await open({
      async teamList(_input, call) {
        await call.send({ path: '/staff', headers: { [name]: 'own' } });
        return { data: [] };
      },
    });
    await expect(api.list('teamList', {})).rejects.toBeInstanceOf(ConfigFailure);
    expect(seen).toEqual([]);
    expect(reports()[0].message).toContain(name);
  },
);

test('a redirect of a request of a mapping is not followed', async () => {
  const other = await openApi(ok);
  const away: Answer = (response) =>
    void response.writeHead(307, { location: `${other.origin}/steal` }).end();
  const { api } = await open({ teamList: throughStaff }, away);
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(NetworkFailure);
  expect(other.seen).toEqual([]);
});

const throughStaff: NonNullable<Backend['teamList']> = async (_input, call) => {
  const reply = await call.send({ path: '/staff' });
  return { data: (await reply.json()) as never };
};

test('a server that cannot be reached stays a network failure', async () => {
  const { api, reports } = await open(
    { teamList: throughStaff },
    (response) => response.destroy() as never,
  );
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(NetworkFailure);
  expect(reports()).toMatchObject([{ kind: 'network' }]);
});

test('an answer that is not JSON is a bad response', async () => {
  const { api } = await open({ teamList: throughStaff }, (response) => void response.end('<html>'));
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(BadResponse);
});

const keysOf = (seen: readonly { headers: Record<string, unknown> }[]) =>
  seen.map(({ headers }) => headers['idempotency-key']);

const twoChanges: Backend = {
  async updateOrderStatus(_input, call) {
    await call.send({ path: '/orders/o1' });
    await call.send({ method: 'PATCH', path: '/orders/o1', body: {} });
    await call.send({ method: 'POST', path: '/orders/o1/events', body: {} });
    return {};
  },
};

test('each change of a mapping has the key of the action', async () => {
  const { api, seen } = await open(twoChanges, ok, { hasCapability: () => true });
  await api.send('updateOrderStatus', { food_order_id: 'o1' });
  const [read, first, second] = keysOf(seen);
  expect(read).toBeUndefined();
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(`${String(first)}-2`);
});

test('the key is repeated after a lost answer', async () => {
  const answers: Answer[] = [ok, ok, (response) => void response.destroy(), ok, ok, ok];
  const { api, seen } = await open(twoChanges, (...sent) => answers.shift()?.(...sent), {
    hasCapability: () => true,
  });
  const body = { food_order_id: 'o1' };
  await expect(api.send('updateOrderStatus', body)).rejects.toBeInstanceOf(NetworkFailure);
  await api.send('updateOrderStatus', body);
  const keys = keysOf(seen);
  expect(keys.slice(3)).toEqual(keys.slice(0, 3));
});

/** Adds a member with two writes: the person, then the permissions. */
const personThenRights = defineBackend({
  async teamAdd({ name }, call) {
    const person = await call.send({ path: '/people', body: { name } });
    if (person.status >= 400) throw new Refused({ status: person.status, message: 'No person' });
    const rights = await call.send({ path: '/rights', body: {} });
    if (rights.status >= 400) throw new Refused({ status: rights.status, message: 'No rights' });
    return { data: MEMBER as never };
  },
});

/** Answers `/people` and `/rights` with these statuses. */
const members =
  (people: number, rights: number): Answer =>
  (response, seen) =>
    json({}, seen.url === '/people' ? people : rights)(response, seen);

test.each([
  [400, true],
  [409, true],
  [500, true],
  [503, true],
  [400, false],
])(
  'a change whose second write is refused with %d is unclear (keys: %s)',
  async (status, hasKey) => {
    const options = { hasCapability: () => hasKey };
    const { api, seen } = await open(personThenRights, members(201, status), options);
    const add = () => api.send('teamAdd', { name: 'Kiran' });
    await expect(add()).rejects.toSatisfy(isOutcomeUnknown);
    await expect(add()).rejects.toSatisfy(isOutcomeUnknown);
    const [person, rights, ...again] = keysOf(seen);
    expect(again).toEqual([person, rights]);
    expect(person !== undefined).toBe(hasKey);
  },
);

test.each([
  ['its only effect', members(409, 200), personThenRights],
  [
    'the answer of its only write',
    json({ ok: false }),
    defineBackend({
      async teamAdd({ name }, call) {
        await call.send({ path: '/graphql', body: { query: '{ team }' }, reads: true });
        const reply = await call.send({ path: '/people', body: { name } });
        const { ok: isAdded } = (await reply.json()) as { ok: boolean };
        if (!isAdded) throw new Refused({ status: 409, message: 'Phone in use' });
        return { data: MEMBER as never };
      },
    }),
  ],
])('a mapping that refuses %s is refused', async (_name, answer, backend) => {
  const { api } = await open(backend, answer, { hasCapability: () => true });
  const refusal = await api.send('teamAdd', { name: 'Kiran' }).catch((error) => error);
  expect(refusal).toMatchObject({ status: 409 });
});

test('two writes at once are unclear while one of them runs', async () => {
  const backend = defineBackend({
    async teamAdd(_input, call) {
      const put = async (path: string) => {
        const { status } = await call.send({ path, body: {} });
        if (status >= 400) throw new Refused({ status, message: '' });
      };
      await Promise.all([put('/rights'), put('/people')]);
      return { data: MEMBER as never };
    },
  });
  const answer: Answer = (response, seen) =>
    (seen.url === '/people' ? hang : json({}, 409))(response, seen);
  const { api } = await open(backend, answer);
  await expect(api.send('teamAdd', {})).rejects.toBeInstanceOf(BadResponse);
});

test('a refusal after a lost answer is unclear', async () => {
  const backend = defineBackend({
    async teamAdd(_input, call) {
      const lost = await call.send({ path: '/people', body: {} }).catch(() => null);
      if (!lost) throw new Refused({ status: 400, message: 'Not added' });
      return { data: MEMBER as never };
    },
  });
  const { api } = await open(backend, (response) => void response.destroy());
  await expect(api.send('teamAdd', {})).rejects.toBeInstanceOf(BadResponse);
});

test('a mapping cannot repeat a change whose answer was lost', async () => {
  const { api, seen } = await open(
    {
      async updateOrderStatus(_input, call) {
        const change = () => call.send({ path: '/orders/o1', body: {} });
        await change().catch(change);
        return {};
      },
    },
    (response) => void response.destroy(),
  );
  const sent = api.send('updateOrderStatus', {});
  await expect(sent).rejects.toBeInstanceOf(NetworkFailure);
  expect(seen).toHaveLength(1);
});

/** Accepts the token `fresh` only. */
const freshOnly: Answer = (response, seen) =>
  (seen.headers.authorization === 'Bearer fresh' ? ok : json({}, 401))(response, seen);

function renewable() {
  let token = TOKEN;
  const session = { ...fakeSession(), token: () => token };
  const renew = async () => void (token = 'fresh');
  return { session, renew };
}

test('a mapping runs again after the token was renewed', async () => {
  const { api, seen } = await open(twoChanges, freshOnly, renewable());
  await api.send('updateOrderStatus', {});
  expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH', 'POST']);
});

test('a refusal with 401 of a mapping renews the token', async () => {
  const backend: Backend = {
    async teamList(_input, call) {
      const { status } = await call.send({ path: '/graphql', body: { query: '{ staff }' } });
      const isRefused = status === 200 && seen.length === 1;
      if (isRefused) throw new Refused({ status: 401, message: '' });
      return { data: [] };
    },
  };
  const { api, seen } = await open(backend, ok, renewable());
  await api.list('teamList', {});
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${TOKEN}`,
    'Bearer fresh',
  ]);
});

test('a 401 without another token ends the session', async () => {
  const { api, session, reports } = await open({ teamList: throughStaff }, json({}, 401));
  await expect(api.list('teamList', {})).rejects.toBeInstanceOf(Unauthorized);
  expect(session.expired).toEqual([0]);
  expect(reports()).toMatchObject([{ kind: 'unauthorized', call: { status: 401 } }]);
});

test.each([
  ['is not repeated without a key', false, ['GET', 'PATCH', 'POST']],
  ['is repeated with its keys', true, ['GET', 'PATCH', 'POST', 'GET', 'PATCH', 'POST']],
])('a mapping that got a 401 after a change %s', async (_name, hasKey, methods) => {
  const half: Answer = (response, seen) =>
    (seen.method === 'POST' ? freshOnly : ok)(response, seen);
  const options = { ...renewable(), hasCapability: () => hasKey };
  const { api, seen } = await open(twoChanges, half, options);
  const sent = api.send('updateOrderStatus', {});
  if (hasKey) await sent;
  // The outcome is unknown, so the portal reads the order.
  else await expect(sent).rejects.toBeInstanceOf(BadResponse);
  expect(seen.map(({ method }) => method)).toEqual(methods);
});

test('the call as the contract has it can be a part of a mapping', async () => {
  const answer = json({ statusCode: 200, message: 'ok', data: [{ _id: 'i1' }] });
  const { api, seen } = await open(
    {
      async foodItemAll(_input, call) {
        const { data, message } = await call.contract();
        return { data: [...data, { _id: 'i2' } as never], message };
      },
    },
    answer,
  );
  const items = await api.list('foodItemAll', { restaurant_id: 'r1' });
  expect(items).toEqual([{ _id: 'i1' }, { _id: 'i2' }]);
  expect(seen).toMatchObject([
    { method: 'POST', url: '/food-item/all', body: '{"restaurant_id":"r1"}' },
  ]);
});

test('a refusal of the contract passes through a mapping', async () => {
  const { api } = await open(
    { foodItemAll: (_input, call) => call.contract() },
    json({ message: 'Not yours' }, 403),
  );
  const refusal = await api.list('foodItemAll', {}).catch((error) => error);
  expect(refusal).toMatchObject({ status: 403, serverMessage: 'Not yours' });
});

test('the input of an upload has files and values', async () => {
  const given = vi.fn<(input: InputOf<'foodItemUpdate'>) => void>();
  const { api } = await open({
    async foodItemUpdate(input) {
      given(input);
      return {};
    },
  });
  const image = new File(['x'], 'dish.png', { type: 'image/png' });
  const form = new FormData();
  form.append('name', '42');
  form.append('selling_price', '280.5');
  form.append('in_stock', 'true');
  form.append('variants', '[{"group":"Portion","variants":[]}]');
  form.append('base_price', '');
  form.append('image', image, image.name);
  await api.send('foodItemUpdate', form);
  expect(given).toHaveBeenCalledWith({
    name: '42',
    selling_price: 280.5,
    in_stock: true,
    variants: [{ group: 'Portion', variants: [] }],
    base_price: '',
    image,
  });
});

test('the pictures of the gallery are a list, even one', async () => {
  const restaurantUpdate = vi.fn(async () => ({}));
  const { api } = await open({ restaurantUpdate });
  const form = new FormData();
  form.append('files', new File(['x'], 'one.png'), 'one.png');
  await api.send('restaurantUpdate', form);
  expect(restaurantUpdate).toHaveBeenCalledWith({ files: [expect.any(File)] }, expect.anything());
});

interface FormSchema {
  properties: Record<string, { type?: unknown; $ref?: string; anyOf?: unknown; format?: string }>;
}

test('the fields of forms that are not text are those of the contract', () => {
  const { schemas } = (
    parse(readFileSync('contract/openapi.yaml', 'utf8')) as {
      components: { schemas: Record<string, FormSchema & { type?: unknown }> };
    }
  ).components;
  const forms = ['FoodItemCreate', 'FoodItemUpdate', 'KycUpdate', 'RestaurantUpdate'];
  const fields = forms.flatMap((name) => Object.entries(schemas[name]?.properties ?? {}));
  const typeOf = ({ type, $ref, anyOf }: FormSchema['properties'][string]) =>
    type ?? (anyOf ? 'anyOf' : schemas[$ref?.split('/').at(-1) ?? '']?.type);
  const isText = (type: unknown) => type === 'string';
  const other = fields.filter(([, schema]) => !isText(typeOf(schema))).map(([name]) => name);
  expect(new Set([...PARSED_FIELDS, LIST_FIELD, 'banner'])).toEqual(new Set(other));
});

const upload = vi.fn(async () => ({ httpStatus: 200, text: '{}' }));

const sendForm: NonNullable<Backend['foodItemUpdate']> = async (_input, call) => {
  await call.send({ method: 'PUT', path: '/items/i1/picture', body: new FormData() });
  return {};
};

test.each<[string, OpenOptions['request'], boolean, Backend, number]>([
  ['shows its progress', undefined, true, {}, 1],
  ['shows its progress through a mapping', undefined, true, { foodItemUpdate: sendForm }, 1],
  ['shows no progress', undefined, false, {}, 0],
  ['uses the fetch of the host', { fetch: (...call) => fetch(...call) }, true, {}, 0],
])('an upload that %s', async (_name, request, isShown, backend, expected) => {
  upload.mockClear();
  const loadUpload = async () => ({ upload });
  const { api, seen } = await open(backend, ok, { request, loadUpload });
  const options = isShown ? { onProgress: () => {} } : {};
  await api.send('foodItemUpdate', new FormData(), options);
  expect([upload.mock.calls.length, seen.length]).toEqual([expected, 1 - expected]);
});

test('a mapping can show its own progress', async () => {
  const onProgress = vi.fn();
  const { api } = await open({
    async foodItemUpdate(_input, call) {
      call.onProgress(0.5);
      call.onProgress(7);
      return {};
    },
  });
  await api.send('foodItemUpdate', new FormData(), { onProgress });
  expect(onProgress.mock.calls).toEqual([[0.5], [1]]);
});

test('ten thousand rows of a mapping are taken in parts', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ _id: `o${index}` }));
  const { api } = await open({
    orderHistory: async () => ({ message: 'data: [', data: rows as never }),
  });
  const parts: unknown[][] = [];
  await api.stream('orderHistory', {}, (part) => parts.push([...part]));
  expect(parts.flat()).toEqual(rows);
  expect(parts.length).toBeGreaterThan(10);
});

test.each([0, 1, 200, 201])('%d rows of a mapping are taken', async (length) => {
  const rows = Array.from({ length }, (_, index) => ({ _id: index }));
  const { api } = await open({ orderHistory: async () => ({ data: rows as never }) });
  const taken: unknown[] = [];
  await api.stream('orderHistory', {}, (part) => taken.push(...part));
  expect(taken).toEqual(rows);
});

test('a long list that a mapping breaks off fails', async () => {
  const rows = [...Array.from({ length: 300 }, () => ({})), { id: 1n }];
  const { api, reports } = await open({ orderHistory: async () => ({ data: rows as never }) });
  const read = api.stream('orderHistory', {}, () => {});
  await expect(read).rejects.toBeInstanceOf(BadResponse);
  expect(reports()[0].message).toMatch(/^backend\.orderHistory: /);
});

test('a mapped list over 64 MiB is refused', async () => {
  const name = 'x'.repeat(2 ** 20);
  const rows = Array.from({ length: 65 }, () => ({ name }));
  const { api } = await open({ foodItemAll: async () => ({ data: rows as never }) });
  await expect(api.list('foodItemAll', {})).rejects.toThrow('The response is too large');
});

test('an item with the id of another one is the item that was asked for', async () => {
  const other = { _id: 'i2', name: 'Naan' };
  const { api } = await open({ foodItemGet: async () => ({ data: other as never }) });
  const item = await fetchItem(api, { restaurantId: 'r1', id: 'i1' });
  expect(item).toMatchObject({ id: 'i1', name: 'Naan' });
});

test('an answer of a mapping gives the time of the server', async () => {
  const clock = createClock({ deviceTime: () => Date.now() + 600_000 });
  const { api } = await open({ teamList: throughStaff }, json([]), { clock });
  await api.list('teamList', {});
  const { at, uncertainty } = clock.serverTime() ?? { at: 0, uncertainty: 0 };
  expect(Math.abs(at - Date.now())).toBeLessThanOrEqual(uncertainty);
});

test('a mapping of a call that hangs is cancelled by its caller', async () => {
  const leave = new AbortController();
  const { api } = await open({ teamList: throughStaff }, hang);
  const list = api.list('teamList', {}, { signal: leave.signal });
  leave.abort();
  await expect(list).rejects.toBeInstanceOf(Cancelled);
});

test.each(['x', 5, null, [], { teamList: 'x' }])(
  'a prop that is %j changes no call',
  async (wrong) => {
    const { api, seen } = await open(wrong as never);
    await api.list('teamList', {});
    expect(seen).toMatchObject([{ url: '/vendor/all-team-member' }]);
  },
);
