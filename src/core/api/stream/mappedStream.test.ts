import { expect, onTestFinished, test, vi } from 'vitest';
import { type Backend, Refused } from '../../../backend';
import type { StreamRequest } from '../../push/serverPush';
import { createMappings } from '../backend/mappings';
import { createHostRequest } from '../host/hostRequest';
import { createOpenStream } from './openStream';
import { readEvents } from './readEvents';

const HOST = { href: 'https://api.example/v1', origin: 'https://api.example' };
const CHANGES = {
  operation: 'orderChangesStream',
  query: { restaurant_id: 'r1', since: 'c1' },
} as const;
const change = (cursor: string) => ({ id: cursor, data: { orders: [], gone: [], cursor } });

function open(backend: Backend, answer: () => Response = () => new Response('')) {
  const fetched = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', fetched);
  const onFailure = vi.fn();
  const [life, caller] = [new AbortController(), new AbortController()];
  onTestFinished(() => caller.abort());
  const openStream = createOpenStream({
    host: HOST,
    session: { token: () => 'bearer-1', signal: () => life.signal },
    request: createHostRequest(),
    language: () => '',
    mappings: createMappings(() => backend),
    onFailure,
  });
  const { signal } = caller;
  return {
    fetched,
    life,
    caller,
    failures: () => onFailure.mock.calls.map(([{ kind, message }, name]) => [name, kind, message]),
    open: (request: Omit<StreamRequest, 'signal'> = CHANGES) =>
      openStream('/any', { ...request, signal }),
    async read(request: Omit<StreamRequest, 'signal'> = CHANGES) {
      const { body } = await openStream('/any', { ...request, signal });
      const events = [];
      if (!body) throw new Error('The stream has no body');
      for await (const { id, event, data } of readEvents(body, { onBytes() {}, signal })) {
        events.push({ id, event, data });
      }
      return events;
    },
  };
}

test('the events of a mapping arrive as those of the contract', async () => {
  const inputs: object[] = [];
  const { read, fetched } = open({
    async *orderChangesStream(input) {
      inputs.push(input);
      yield change('c2');
      yield change('c3');
    },
  });
  expect((await read()).map(({ id, data }) => [id, JSON.parse(data).cursor])).toEqual([
    ['c2', 'c2'],
    ['c3', 'c3'],
  ]);
  expect(inputs).toEqual([{ restaurant_id: 'r1', since: 'c1' }]);
  expect(fetched).not.toHaveBeenCalled();
});

test('push messages of a mapping arrive with its token', async () => {
  const { read } = open({
    async *pushStream({ token }) {
      yield { event: 'token', data: `${token}\n2` };
      yield { event: 'push', data: { title: 'New\norder' } };
      yield { event: 'alive' };
    },
  });
  const request = { operation: 'pushStream', headers: { 'X-Push-Token': 'before-1' } } as const;
  expect(await read(request)).toMatchObject([
    { event: 'token', data: 'before-1 2' },
    { event: 'push', data: '{"title":"New\\norder"}' },
  ]);
});

test('a mapping reads the events of another path', async () => {
  const { read, fetched } = open(
    {
      async *orderChangesStream({ since }, call) {
        const reply = await call.send({ path: '/feed', query: { since } });
        for await (const { id = '', data } of reply.events()) {
          yield { id, data: { orders: [], gone: [data], cursor: id } };
        }
      },
    },
    () => new Response(': open\n\nid: s1\ndata: o1\n\nid: s2\ndata: o2\n\n'),
  );
  expect((await read()).map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(fetched).toHaveBeenCalledWith(
    'https://api.example/v1/feed?since=c1',
    expect.objectContaining({
      redirect: 'error',
      headers: { Accept: 'text/event-stream', Authorization: 'Bearer bearer-1' },
    }),
  );
});

test('a stream of a mapping places the token', async () => {
  const { read, fetched } = open({
    async *orderChangesStream(_input, call) {
      await call.send({ path: '/feed', token: { header: 'X-Api-Token' } });
      yield change('c2');
    },
  });
  await read();
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
    Accept: 'text/event-stream',
    'X-Api-Token': 'bearer-1',
  });
});

test('the stream of the contract can be a part of a mapping', async () => {
  const body = `id: c2\ndata: ${JSON.stringify(change('c2').data)}\n\n`;
  const { read } = open(
    {
      async *orderChangesStream(_input, call) {
        for await (const event of await call.contract()) yield event;
        yield change('c9');
      },
    },
    () => new Response(body),
  );
  expect((await read()).map(({ id }) => id)).toEqual(['c2', 'c9']);
});

test('a request that is answered shows that the stream lives', async () => {
  let goOn = () => {};
  const { open: openIt } = open({
    async *orderChangesStream(_input, call) {
      await new Promise<void>((resolve) => (goOn = resolve));
      await call.send({ path: '/feed' });
      await new Promise(() => {});
      yield change('c2');
    },
  });
  const { body } = await openIt();
  const reader = body?.getReader();
  const first = reader?.read();
  await vi.waitFor(() => goOn());
  goOn();
  expect(new TextDecoder().decode((await first)?.value)).toBe(':\n\n');
});

test.each([404, 401, 503])('a mapping that refuses with %d has that status', async (status) => {
  const { open: openIt, failures } = open({
    async orderChangesStream() {
      throw new Refused({ status, message: 'no' });
    },
  });
  expect((await openIt()).status).toBe(status);
  expect(failures()).toEqual([]);
});

test('a refusal of the contract passes through a mapping', async () => {
  const { read } = open(
    { orderChangesStream: (_input, call) => call.contract() },
    () => new Response('', { status: 404 }),
  );
  await expect(read()).rejects.toMatchObject({ message: 'The backend has no stream' });
});

test('a stream that a mapping refuses later with 404 is given up', async () => {
  const { read } = open({
    async *orderChangesStream() {
      yield change('c2');
      throw new Refused({ status: 404, message: '' });
    },
  });
  await expect(read()).rejects.toMatchObject({ name: 'VendorPortalError' });
});

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new TypeError('Ravi');
    },
  ],
  ['returns a list', () => [change('c2')]],
  ['returns nothing', () => undefined],
  [
    'yields a text',
    async function* texts() {
      yield 'c2';
    },
  ],
  [
    'yields a number that JSON cannot contain',
    async function* numbers() {
      yield { id: 'c2', data: 1n };
    },
  ],
])('a mapping that %s is reported, so the stream is opened again', async (_name, mapping) => {
  const { read, failures } = open({ orderChangesStream: mapping as never });
  const failure: unknown = await read().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  // A failure of the portal would end the stream.
  expect(failure).not.toMatchObject({ name: 'VendorPortalError' });
  expect(failures()).toEqual([
    ['orderChangesStream', 'bad-response', expect.stringContaining('The mapping')],
  ]);
});

test('a mapping that sends to another origin is reported', async () => {
  const { read, failures, fetched } = open({
    async *orderChangesStream(_input, call) {
      await call.send({ path: '@evil.example/feed' });
      yield change('c2');
    },
  });
  await expect(read()).rejects.toMatchObject({ kind: 'config' });
  expect([failures().length, fetched.mock.calls.length]).toEqual([1, 0]);
});

test('the end of the session ends the stream of a mapping', async () => {
  let goOn: () => Promise<unknown> = async () => {};
  const ended = vi.fn();
  const {
    open: openIt,
    life,
    fetched,
  } = open({
    async *orderChangesStream(_input, call) {
      goOn = () => call.send({ path: '/feed' });
      try {
        yield change('c2');
        yield change('c3');
      } finally {
        ended();
      }
    },
  });
  const { body } = await openIt();
  const reader = body?.getReader();
  await reader?.read();
  life.abort(new Error('The session is over'));
  await expect(goOn()).rejects.toThrow('The session is over');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(fetched).not.toHaveBeenCalled();
});

test('a server that cannot be reached is no mistake of the mapping', async () => {
  const { read, failures } = open(
    {
      async *orderChangesStream(_input, call) {
        await call.send({ path: '/feed' });
        yield change('c2');
      },
    },
    () => {
      throw new TypeError('Failed to fetch');
    },
  );
  await expect(read()).rejects.toThrow('could not be reached');
  expect(failures()).toEqual([]);
});

test('a reader that leaves ends the generator', async () => {
  const ended = vi.fn();
  const { open: openIt } = open({
    async *orderChangesStream() {
      try {
        for (;;) yield change('c2');
      } finally {
        ended();
      }
    },
  });
  const { body } = await openIt();
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});
