import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCachedSandbox } from '../../sandbox/cachedSandbox.ts';
import type { Sandbox } from '../../sandbox/index.ts';

interface Schedules<Result> {
  /** How many `npm test` runs; `npm run soak` runs thousands. */
  count: number;
  run(sandbox: Sandbox, seed: number): Promise<Result>;
  /** Checks that the schedules have done something. */
  check(results: readonly Result[]): void;
}

/** Tests schedules of faults, one after another, with one sandbox. */
export function testSchedules<Result extends { failures: readonly string[] }>(
  title: string,
  { count: few, run, check }: Schedules<Result>,
): void {
  const count = Number(process.env.SCHEDULES ?? few);
  const first = Number(process.env.FIRST_SCHEDULE ?? 1);
  const slow = 60_000 + count * 3_000;
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startCachedSandbox({ seed: 'empty' });
  }, slow);

  afterAll(() => sandbox.close());

  test(
    `${title}, in ${count} schedules of faults`,
    async () => {
      const failures: string[] = [];
      const results: Result[] = [];
      for (let seed = first; seed < first + count; seed += 1) {
        const result = await run(sandbox, seed);
        results.push(result);
        failures.push(...result.failures.map((failure) => `schedule ${seed}: ${failure}`));
      }
      expect(failures).toEqual([]);
      check(results);
    },
    slow,
  );
}
