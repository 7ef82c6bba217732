import { beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal, BadResponse, NetworkFailure, Unauthorized } from '../../core/api/errors';
import { explainFailure } from './explainFailure';

const HOST = { href: 'https://api.market.example/v1', origin: 'https://api.market.example' };
const PAGE = '<!DOCTYPE html><title>Shop</title>';
const UNREACHABLE = new NetworkFailure('unreachable');

/** Simulates a `no-cors` request to the server. */
function probe(isThere: boolean) {
  const fetch = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return Response.error();
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(() => void probe(true));

test('an answer that cannot be read is explained as CORS with the headers to send', async () => {
  const fetch = probe(true);
  const explanation = await explainFailure(UNREACHABLE, '', HOST);
  expect(explanation).toMatchObject({ kind: 'cors', message: expect.stringContaining('(CORS)') });
  expect(explanation?.line.split('\n')[0]).toBe(`Access-Control-Allow-Origin: ${location.origin}`);
  expect(fetch.mock.calls).toEqual([
    [HOST.href, expect.objectContaining({ mode: 'no-cors', credentials: 'omit' })],
  ]);
});

test.each([
  [false, 'authorization, content-type'],
  [true, 'authorization, content-type, idempotency-key'],
])('with keys on writes: %o the headers to allow are %s', async (hasKeys, headers) => {
  const explanation = await explainFailure(UNREACHABLE, '', HOST, hasKeys);
  expect(explanation?.line.split('\n')[1]).toBe(`Access-Control-Allow-Headers: ${headers}`);
});

test('a server that is not there is the network', async () => {
  probe(false);
  const explanation = await explainFailure(UNREACHABLE, '', HOST);
  expect(explanation).toMatchObject({ kind: 'network', line: `curl -i ${HOST.href}/about` });
});

test('a server without a response counts as unreachable after five seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const explanation = explainFailure(UNREACHABLE, '', HOST);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await explanation)?.kind).toBe('network');
});

test('an http backend on an https page is explained without a request', async () => {
  const fetch = probe(true);
  vi.stubGlobal('location', { origin: 'https://shop.example', protocol: 'https:' });
  const plain = { href: 'http://api.market.example', origin: 'http://api.market.example' };
  const explanation = await explainFailure(UNREACHABLE, '', plain);
  expect(explanation).toMatchObject({ kind: 'config', line: 'host="https://api.market.example"' });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['a refusal', new ApiRefusal(404, '')],
  ['an answer', new BadResponse()],
])('%s that is a web page is another path', async (_name, failure) => {
  const explanation = await explainFailure(failure, PAGE, HOST);
  expect(explanation).toMatchObject({ kind: 'config', line: `host="${HOST.origin}/api"` });
});

test.each([
  ['a refusal of the API', new ApiRefusal(404, 'No such vendor'), '{"statusCode":404}'],
  ['a page of a gateway', new ApiRefusal(502, ''), PAGE],
  ['an empty answer', new BadResponse(), ''],
  ['a slow server', new NetworkFailure('timeout'), ''],
  ['the end of a session', new Unauthorized(), ''],
])('%s is no fault of the set-up', async (_name, failure, body) => {
  expect(await explainFailure(failure, body, HOST)).toBeNull();
});

test('a refusal of the sandbox names the option that allows this page', async () => {
  const message = 'The sandbox does not know the origin of this page. Start it with …';
  const body = JSON.stringify({ statusCode: 403, message });
  const explanation = await explainFailure(new ApiRefusal(403, message), body, HOST);
  expect(explanation).toMatchObject({
    kind: 'config',
    message: 'The sandbox does not know the origin of this page',
    line: `npx vendor-portal-dev --allow-origin ${location.origin}`,
  });
});

test("a failure of the page's own origin has no further explanation", async () => {
  const pageHost = { href: `${location.origin}/api`, origin: location.origin };
  expect(await explainFailure(UNREACHABLE, '', pageHost)).toBeNull();
  vi.stubGlobal('navigator', { onLine: false });
  expect(await explainFailure(UNREACHABLE, '', HOST)).toBeNull();
});
