import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCachedSandbox } from '../../sandbox/cachedSandbox.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { runSchedule } from './runSchedule.ts';

/**
 * The number of schedules. Each takes a quarter of a second of processor time, mostly in the real HTTP client and the
 * real database. `npm run soak` runs thousands more.
 */
const COUNT = Number(process.env.SCHEDULES ?? 50);
const FIRST = Number(process.env.FIRST_SCHEDULE ?? 1);
const SLOW = 60_000 + COUNT * 3_000;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startCachedSandbox({ seed: 'empty' });
}, SLOW);

afterAll(() => sandbox.close());

test(
  `no change is lost or repeated in ${COUNT} schedules of faults`,
  async () => {
    const failures: string[] = [];
    let changes = 0;
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const result = await runSchedule(sandbox, seed);
      failures.push(...result.failures.map((failure) => `schedule ${seed}: ${failure}`));
      changes += result.changes;
    }
    expect(failures).toEqual([]);
    expect(changes).toBeGreaterThan(COUNT / 2);
  },
  SLOW,
);
