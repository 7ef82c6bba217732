import { expect, test } from 'vitest';
import { requestHeaders, responseHeaders, rewriteCookie, toOwnPath } from './proxyHeaders.ts';

const NOTHING: ReadonlySet<string> = new Set();

test('headers of one connection do not reach the backend', () => {
  const headers = requestHeaders(
    {
      host: 'localhost:5180',
      origin: 'http://localhost:5180',
      referer: 'http://localhost:5180/orders',
      connection: 'keep-alive, x-hop',
      'x-hop': '1',
      'transfer-encoding': 'chunked',
      te: 'trailers',
      'sec-fetch-site': 'same-origin',
      authorization: 'Bearer t',
      'content-type': 'application/json',
    },
    NOTHING,
  );

  expect([...headers.keys()].sort()).toEqual(['authorization', 'content-type']);
});

test('cookies of other local pages are not forwarded', () => {
  const cookieNames = new Set(['authToken', 'sid']);
  const headers = requestHeaders(
    { cookie: 'other=1; authToken=a; sid=b=c; sidecar=2' },
    cookieNames,
  );

  expect(headers.get('cookie')).toBe('authToken=a; sid=b=c');
});

test('hop-by-hop headers are not returned', () => {
  const headers = responseHeaders(
    new Headers({
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': '10',
      connection: 'close',
      'access-control-allow-origin': '*',
      'set-cookie': 'a=1',
      'x-request-id': '7',
    }),
  );

  expect(headers).toEqual({ 'content-type': 'application/json', 'x-request-id': '7' });
});

test.each([
  ['sid=1; Domain=market.example; Path=/; HttpOnly', '', 'sid=1; HttpOnly; Path=/api'],
  ['sid=1; path=/v1/vendor', '/v1', 'sid=1; Path=/api/vendor'],
  ['sid=1; Path=/vendor', '', 'sid=1; Path=/api/vendor'],
  ['sid=1; Path=/elsewhere', '/v1', 'sid=1; Path=/api'],
  ['sid=1', '/v1', 'sid=1; Path=/api'],
  ['sid=a=b; Secure; SameSite=None; Partitioned', '', 'sid=a=b; SameSite=Lax; Path=/api'],
  ['sid=1; Max-Age=60; SameSite=Strict', '', 'sid=1; Max-Age=60; SameSite=Strict; Path=/api'],
])('the cookie "%s" of a backend at "%s" becomes "%s"', (cookie, prefix, header) => {
  expect(rewriteCookie(cookie, prefix)).toEqual({ name: 'sid', header });
});

test('a path outside of the backend is not mapped', () => {
  expect(toOwnPath('/v1/vendor', '/v1')).toBe('/api/vendor');
  expect(toOwnPath('/v10/vendor', '/v1')).toBeNull();
});
