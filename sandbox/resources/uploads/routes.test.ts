import { beforeAll, expect, test } from 'vitest';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

function get(path: string) {
  return fetch(`${market.url}/assets/${path}`);
}

test.each([
  ['gallery-1.svg', 'image/svg+xml'],
  ['kyc-sample.png', 'image/png'],
])('%s is drawn as %s that may not run', async (name, type) => {
  const { status, headers } = await get(name);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/);
});

test('the same name always gives the same picture', async () => {
  const draw = async (name: string) => (await get(name)).text();
  expect(await draw('dal.svg')).toBe(await draw('dal.svg'));
  expect(await draw('dal.svg')).not.toBe(await draw('naan.svg'));
});

test.each(['uploads/unknown', '..%2fsecret.svg', '%3Cscript%3E.svg', 'page.html'])(
  '%s is not there',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
