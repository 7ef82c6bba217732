import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from './testSupport.ts';

const PORTAL = 'http://localhost:5180';
const lines: string[] = [];
let market: TestSandbox;
beforeAll(async () => {
  market = await openTestSandbox({ allowedOrigins: [PORTAL], log: (line) => lines.push(line) });
}, 60_000);
afterAll(() => market?.close());

interface Raw {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
}

/** Sends a request with headers that `fetch` does not allow. A body of several pieces is sent without its length. */
function send(
  headers: Record<string, string>,
  method = 'POST',
  ...pieces: readonly string[]
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(`${market.url}/vendor`, { method, headers }, (reply) => {
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers });
      // Stop sending the body once the request is refused.
      sent.destroy();
    });
    sent.on('error', reject);
    const [last = '{}', ...before] = [...pieces].reverse();
    for (const piece of before.reverse()) sent.write(piece);
    sent.end(method === 'POST' ? last : undefined);
  });
}

const json = { 'content-type': 'application/json' };
const port = () => new URL(market.url).port;
const UNPROCESSABLE = 422;
/** No restaurant has the number. */
const UNKNOWN = 404;

test.each([
  'evil.example',
  'localhost',
  '127.0.0.1:1',
  'localhost.:PORT',
  'evil.localhost:PORT',
  '127.0.0.1.evil.example:PORT',
  '0.0.0.0:PORT',
])('the host %s is not served', async (host) => {
  const { status } = await send({ ...json, host: host.replace('PORT', port()) });
  expect(status).toBe(403);
});

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'the host %s with our port is served',
  async (name) => {
    const { status } = await send({ ...json, host: `${name}:${port()}` });
    expect(status).toBe(UNPROCESSABLE);
  },
);

test.each(['http://evil.example', 'null', 'http://localhost:5181', 'https://localhost:5180'])(
  'the origin %s is refused',
  async (origin) => {
    const { status, headers } = await send({ ...json, origin });
    expect(status).toBe(403);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('an allowed origin is echoed with a Vary header', async () => {
  const { status, headers } = await send({ ...json, origin: PORTAL });
  expect(status).toBe(UNPROCESSABLE);
  expect(headers['access-control-allow-origin']).toBe(PORTAL);
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['access-control-expose-headers']).toContain('date');
  expect(Date.parse(String(headers.date))).not.toBeNaN();
  expect(headers.vary).toContain('Origin');
});

test('a preflight of an allowed origin is answered', async () => {
  const { status, headers } = await send({ origin: PORTAL }, 'OPTIONS');
  expect(status).toBe(204);
  expect(headers['access-control-allow-headers']).toContain('authorization');
});

test.each(['cross-site', 'same-site'])('a %s page without an origin is refused', async (site) => {
  expect((await send({ 'sec-fetch-site': site }, 'GET')).status).toBe(403);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
  'a body of type "%s" is refused',
  async (type) => {
    expect((await send({ 'content-type': type })).status).toBe(415);
  },
);

test('a body over 12 MB is refused', async () => {
  const body = JSON.stringify({ phone: 'x'.repeat(12 * 1024 * 1024) });
  expect((await send(json, 'POST', body)).status).toBe(413);
});

test('a body without its length is read, and refused over 12 MB', async () => {
  expect((await send(json, 'POST', '{"phone":', '6000000000}')).status).toBe(UNKNOWN);
  const half = 'x'.repeat(7 * 1024 * 1024);
  expect((await send(json, 'POST', `{"phone":"${half}`, `${half}"}`)).status).toBe(413);
});

test.each(['{', '[]', '"x"', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`])(
  'the body %s is refused',
  async (body) => {
    expect((await send(json, 'POST', body)).status).toBe(400);
  },
);

test('every answer forbids caching', async () => {
  const { headers } = await send(json);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

test('the control calls need the key', async () => {
  const headers = { ...json, 'x-sandbox-key': 'wrong' };
  const response = await fetch(`${market.url}/sandbox/log`, { headers });
  expect(response.status).toBe(403);
});

test('only loopback answers', async () => {
  const socket = connect(Number(port()), '127.0.0.2');
  const outcome = await new Promise((resolve) => {
    socket.once('connect', () => resolve('connected')).once('error', () => resolve('refused'));
  });
  socket.destroy();
  expect(outcome).toBe('refused');
});

test('the log holds neither phones nor tokens nor codes', async () => {
  const { phone, token } = await market.openRestaurant();
  await market.call('requestCode', { phone: Number(phone) });
  const { data } = await market.control('GET', `/codes?phone=${phone}`);
  await market.call('verifyCode', { phone: Number(phone), otp: Number(data.code) });
  const text = lines.join('\n');
  expect(text).toContain('POST verifyCode 200');
  for (const secret of [phone, token]) expect(text).not.toContain(secret);
});
