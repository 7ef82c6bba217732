import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Random } from '../../sandbox/random.ts';
import { createNetwork } from './network.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Always chooses the highest value, with which a change is committed late and a read succeeds. */
const highest: Random = {
  ...({} as Random),
  whole: (_least: number, most: number) => most,
  chance: () => false,
};

test('a change that is committed late appears in later readings only', async () => {
  let status = 'waiting';
  const { fetch } = createNetwork(highest, async ({ url }) => {
    if (url.endsWith('/update-order-status')) status = 'cooking';
    return new Response(status);
  });
  const send = async (path: string) => {
    const sent = fetch(`http://market.test/${path}`, { method: 'POST', body: '{}' });
    await vi.advanceTimersByTimeAsync(2_000);
    return sent;
  };
  const read = async () => (await send('order')).text();
  expect((await send('update-order-status')).status).toBe(504);
  expect([await read(), await read()]).toEqual(['waiting', 'waiting']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await read()).toBe('cooking');
});
