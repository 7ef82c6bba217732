import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/index.ts';
import { startKeptSandbox } from '../../sandbox/keptSnapshot.ts';
import { runSchedule } from './runSchedule.ts';

/**
 * Each takes a quarter of a second of the processor, most of it in the real HTTP client and the
 * real database: `npm run soak` runs thousands, and those that follow these.
 */
const COUNT = Number(process.env.SCHEDULES ?? 200);
const FIRST = Number(process.env.FIRST_SCHEDULE ?? 1);
const SLOW = 60_000 + COUNT * 3_000;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startKeptSandbox({ seed: 'empty' });
}, SLOW);

afterAll(() => sandbox.close());

test(
  `in ${COUNT} schedules of faults no change is lost, doubled or sent again`,
  async () => {
    const failures: string[] = [];
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const found = await runSchedule(sandbox, seed);
      failures.push(...found.map((failure) => `schedule ${seed}: ${failure}`));
    }
    expect(failures).toEqual([]);
  },
  SLOW,
);
