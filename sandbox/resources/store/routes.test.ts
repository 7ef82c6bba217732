import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

test('a pause ends by zero minutes', async () => {
  const { ask } = await openFilled(market, []);
  const { data } = await ask('storePause', { minutes: 30, reason: 'staff' });
  expect(Date.parse(data.paused_until)).toBeGreaterThan(Date.now());
  expect((await ask('storeState')).data).toEqual({ ...data, pause_reason: 'staff' });
  await ask('storePause', { minutes: 0 });
  expect((await ask('storeState')).data).toMatchObject({ paused_until: null, pause_reason: null });
});

test('a pause until a time that is past is ignored', async () => {
  const { ask } = await openFilled(market, []);
  await ask('storeBusy', { minutes: 20 });
  const { data } = await ask('storePause', { until: '2020-01-01T00:00:00Z' });
  expect(data).toEqual({ paused_until: null, pause_reason: null, busy_minutes: 20 });
});
