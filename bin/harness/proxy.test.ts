import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createProxy, isReachable } from './proxy.ts';
import { sendRaw, serveOnAnyPort, type TestServer } from './testServers.ts';

const open: TestServer[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await serveOnAnyPort(handler);
  open.push(server);
  return server;
}

/** A backend below `/v1`, and the proxy in front of it. */
async function proxied(backend: (request: IncomingMessage, response: ServerResponse) => void) {
  const behind = await serve(backend);
  const proxy = createProxy(`${behind.url}/v1/`);
  const front = await serve((request, response) => void proxy(request, response));
  return { behind, front };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
  return body;
}

test('a call reaches the backend below its own path', async () => {
  const { front } = await proxied(async (request, response) => {
    const body = await readBody(request);
    response.end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
  });

  const reply = await fetch(`${front.url}/vendor/get?a=1`, {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
    body: 'hello',
  });

  expect(await reply.text()).toBe('POST /v1/vendor/get?a=1 Bearer t hello');
});

test('the text of a refusal comes through', async () => {
  const { front } = await proxied((_request, response) => {
    response.writeHead(422, { 'content-type': 'application/json' }).end('{"message":"no"}');
  });

  const reply = await fetch(`${front.url}/x`);

  expect([reply.status, await reply.text()]).toEqual([422, '{"message":"no"}']);
});

test('an answer is passed on while it is still being written', async () => {
  let finish = () => {};
  const { front } = await proxied((_request, response) => {
    response.write('first');
    finish = () => response.end('last');
  });

  const reply = await fetch(`${front.url}/events`);
  const reader = reply.body?.getReader();
  const first = await reader?.read();
  finish();

  expect(new TextDecoder().decode(first?.value)).toBe('first');
});

test('only a cookie of the backend comes back to it', async () => {
  const { front } = await proxied((request, response) => {
    response.setHeader('set-cookie', 'sid=1; Domain=market.example; Path=/v1');
    response.end(request.headers.cookie ?? 'none');
  });
  const cookie = 'sid=1; other=2';

  const before = await fetch(`${front.url}/a`, { headers: { cookie } });
  const after = await fetch(`${front.url}/a`, { headers: { cookie } });

  expect(before.headers.get('set-cookie')).toBe('sid=1; Path=/api');
  expect([await before.text(), await after.text()]).toEqual(['none', 'sid=1']);
});

test('a redirect inside the backend is rewritten to our own address', async () => {
  const { front } = await proxied((_request, response) => {
    response.writeHead(302, { location: '/v1/login?next=1' }).end();
  });

  const reply = await fetch(`${front.url}/a`, { redirect: 'manual' });

  expect(reply.headers.get('location')).toBe('/api/login?next=1');
});

test.each(['https://evil.example/', '//evil.example/', '/v2/login', 'http://['])(
  'a redirect to %s is not followed',
  async (location) => {
    const { front } = await proxied((_request, response) => {
      response.writeHead(302, { location }).end();
    });

    const reply = await fetch(`${front.url}/a`, { redirect: 'manual' });

    expect([reply.status, reply.headers.get('location')]).toEqual([502, null]);
  },
);

test.each(['/../admin', '/a/../../admin', '/%2e%2e/admin', '/a%2f..%2fadmin', '/a\\..\\admin'])(
  'the path %s does not climb out of the backend',
  async (path) => {
    const asked: string[] = [];
    const { front } = await proxied((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });

    const reply = await sendRaw(front.port, path);

    expect([reply.status, asked]).toEqual([400, []]);
  },
);

test('an unreachable backend is reported as 502', async () => {
  const { behind, front } = await proxied(() => {});
  await behind.close();
  open.splice(open.indexOf(behind), 1);

  const reply = await fetch(`${front.url}/a`);

  expect(reply.status).toBe(502);
  expect(await reply.json()).toEqual({
    statusCode: 502,
    message: 'The backend cannot be reached',
  });
});

test('a backend that answers anything is reachable', async () => {
  const server = await serveOnAnyPort((_request, response) => response.writeHead(500).end());

  expect(await isReachable(server.url)).toBe(true);
  await server.close();
  expect(await isReachable(server.url)).toBe(false);
});
