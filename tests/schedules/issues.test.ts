import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCachedSandbox } from '../../sandbox/cachedSandbox.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { runIssueSchedule } from './runIssueSchedule.ts';

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
  `no answer to an issue is doubled, or late without a word, in ${COUNT} schedules of faults`,
  async () => {
    const failures: string[] = [];
    const said = new Set<string>();
    let answers = 0;
    for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) {
      const result = await runIssueSchedule(sandbox, seed);
      failures.push(...result.failures.map((failure) => `schedule ${seed}: ${failure}`));
      answers += result.answers;
      for (const word of result.said) said.add(word);
    }
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(COUNT / 2);
    expect([...said]).toEqual(expect.arrayContaining(['done', 'elsewhere', 'late', 'unknown']));
  },
  SLOW,
);
