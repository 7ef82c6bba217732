import { afterEach, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testSupport.ts';

let market: TestSandbox;
let warnings: string[] = [];
const collect = ({ name }: Error) => void warnings.push(name);
beforeAll(async () => {
  market = await openTestSandbox();
}, 60_000);
afterEach(() => {
  process.off('warning', collect);
  warnings = [];
});

async function openReader(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const request = new Request(`${market.url}/sandbox/push`, { headers });
  const { body } = await market.sandbox.fetch(request);
  if (!body) throw new Error('The stream has no body');
  const reader = body.getReader();
  await reader.read();
  return reader;
}

test('a stream ends when its vendor signs out', async () => {
  const { token } = await market.openRestaurant();
  const reader = await openReader(token);
  const headers = { authorization: `Bearer ${token}` };
  await market.sandbox.fetch(new Request(`${market.url}/vendor/logout`, { headers }));

  expect((await reader.read()).done).toBe(true);
});

test('many devices listen without a warning', async () => {
  const { token } = await market.openRestaurant();
  process.on('warning', collect);
  for (let count = 0; count < 12; count += 1) await (await openReader(token)).cancel();
  const open = await Promise.all(Array.from({ length: 12 }, () => openReader(token)));
  await market.close();
  const last = await Promise.all(open.map((reader) => reader.read()));
  expect(last.map((chunk) => chunk.done)).toEqual(open.map(() => true));
  expect(warnings).not.toContain('MaxListenersExceededWarning');
});
