import { expect, test, vi } from 'vitest';
import { type CookieJar, openCookies } from './cookies';
import { tokenCookie } from './tokenCookie';

/** A jar with the cookies of one name by path; as in browsers, the most specific path is listed first. */
function fakeJar(cookies: Record<string, string>, path = '/partner') {
  const jar: CookieJar = {
    values: () =>
      Object.keys(cookies)
        .sort((a, b) => b.length - a.length)
        .map((at) => cookies[at] ?? ''),
    set: (_name, value) => {
      cookies[path] = value;
    },
    remove: (_name, at = path) => {
      delete cookies[at];
    },
  };
  return { jar, cookies };
}

const isOurs = (value: string) => value === 'ours';

test.each([
  [{ '/partner': 'ours' }, {}],
  [{ '/': 'ours' }, {}],
  [{ '/partner': 'ours', '/': 'ours' }, {}],
  [{ '/partner': 'ours', '/': 'of the host' }, { '/': 'of the host' }],
  [{ '/partner': 'of the host', '/': 'ours' }, { '/partner': 'of the host' }],
  [{ '/': 'of the host' }, { '/': 'of the host' }],
])('of %j removing leaves %j', (before: Record<string, string>, after) => {
  const { jar, cookies } = fakeJar({ ...before });
  tokenCookie(jar).remove(isOurs);
  expect(cookies).toEqual(after);
});

test.each([
  [{}, 'written'],
  [{ '/': 'ours' }, 'written'],
  [{ '/': 'next' }, 'written'],
  [{ '/': 'of the host' }, 'foreign'],
  [{ '/partner': 'ours', '/': 'of the host' }, 'foreign'],
])('over %j writing is %s', (before: Record<string, string>, outcome) => {
  const { jar } = fakeJar({ ...before });
  expect(tokenCookie(jar).write('next', isOurs)).toBe(outcome);
});

test('a cookie that the browser drops in silence is noticed', () => {
  const jar = { ...fakeJar({}).jar, set: () => {} };
  expect(tokenCookie(jar).write('next', isOurs)).toBe('not-saved');
});

test.each([
  ['/partner', true, 'authToken=t1; path=/partner; sameSite=Lax; secure'],
  ['/partner/', false, 'authToken=t1; path=/partner; sameSite=Lax'],
  ['/', false, 'authToken=t1; path=/; sameSite=Lax'],
  ['', false, 'authToken=t1; path=/; sameSite=Lax'],
  ['/a;domain=evil', false, 'authToken=t1; path=/a%3Bdomain=evil; sameSite=Lax'],
])('under %j (https: %s) the cookie is "%s"', (basename, isSecure, written) => {
  const set = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  openCookies({ basename, isSecure }).set('authToken', 't1');
  expect(set.mock.calls).toEqual([[written]]);
});
