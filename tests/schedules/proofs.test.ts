import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCachedSandbox } from '../../sandbox/cachedSandbox.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { runProofSchedule } from './runProofSchedule.ts';

/** The number of schedules; `npm run soak` runs thousands. */
const COUNT = Number(process.env.SCHEDULES ?? 15);
const FIRST = Number(process.env.FIRST_SCHEDULE ?? 1);
const SLOW = 60_000 + COUNT * 3_000;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startCachedSandbox({ seed: 'empty' });
}, SLOW);

afterAll(() => sandbox.close());

test(
  `no proof of packing is lost or doubled in ${COUNT} schedules of faults`,
  async () => {
    const failures: string[] = [];
    let proofs = 0;
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const result = await runProofSchedule(sandbox, seed);
      failures.push(...result.failures.map((failure) => `schedule ${seed}: ${failure}`));
      proofs += result.proofs;
    }
    expect(failures).toEqual([]);
    expect(proofs).toBeGreaterThan(COUNT * 2);
  },
  SLOW,
);
