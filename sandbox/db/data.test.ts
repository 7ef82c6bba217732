import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import { openTestSandbox } from '../testSupport.ts';
import { lockDirectory } from './lock.ts';

let dataDir: string;
const running: Sandbox[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
});
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options = {}) {
  const market = await openTestSandbox({ dataDir, ...options });
  running.push(market.sandbox);
  return market;
}

test('data outlives a new start unless it is in use or broken', async () => {
  const before = await start();
  const second = startSandbox({ dataDir, seed: 'empty' });
  await expect(second).rejects.toMatchObject({ name: 'SandboxDataError', reason: 'locked' });
  await expect(startSandbox({ dataDir })).rejects.toThrow(String(process.pid));
  const { restaurantId, orders, token } = await before.openRestaurant({ orders: [{}] });
  await before.close();
  const after = await start();
  const { data } = await after.call('waitingOrders', { restaurant_id: restaurantId }, token);
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([orders[0]._id]);
  await after.close();

  writeFileSync(join(dataDir, 'pg', 'global', 'pg_control'), 'broken');
  const broken = startSandbox({ dataDir, seed: 'empty' });
  await expect(broken).rejects.toMatchObject({ reason: 'corrupt' });
  await expect(startSandbox({ dataDir, seed: 'empty' })).rejects.toThrow('--reset');
  await start({ reset: true });
}, 60_000);

test.each(['2147483646', '', 'nonsense', String(process.pid)])(
  'the lock of a dead process ("%s") is taken over',
  (holder) => {
    writeFileSync(join(dataDir, 'sandbox.lock'), holder);
    const unlock = lockDirectory(dataDir);
    unlock();
    expect(existsSync(join(dataDir, 'sandbox.lock'))).toBe(false);
  },
);

test('the lock of a living process is respected', () => {
  writeFileSync(join(dataDir, 'sandbox.lock'), String(process.ppid));
  expect(() => lockDirectory(dataDir)).toThrow(/in use/);
});

test('a snapshot starts a new directory with its data', async () => {
  const file = join(dataDir, 'snapshot.tgz');
  const before = await start({ dataDir: undefined });
  const { phone } = await before.openRestaurant();
  await before.sandbox.dumpSnapshot(file);
  const after = await start({ dataDir: join(dataDir, 'new'), snapshot: file });
  expect((await after.call('requestCode', { phone: Number(phone) })).status).toBe(200);
}, 60_000);
