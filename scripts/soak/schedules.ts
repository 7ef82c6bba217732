import { runTests } from './runTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const DEFAULT_COUNT = '2000';
const FAILURE = /schedule \d+: [^"'\n]+/g;

/** Runs more schedules than `npm test`. Set SCHEDULES and FIRST_SCHEDULE to choose which. */
async function run(): Promise<SoakReport> {
  const { SCHEDULES = DEFAULT_COUNT, FIRST_SCHEDULE = '1' } = process.env;
  const args = ['vitest', 'run', '--project=node', 'tests/schedules'] as const;
  const failures = await runTests(args, { SCHEDULES, FIRST_SCHEDULE }, FAILURE);
  const from = `${SCHEDULES} schedules from number ${FIRST_SCHEDULE}`;
  return { figures: [`${from}, ${failures.length} failures`], failures };
}

export const schedules: SoakSuite = {
  name: 'schedules',
  about:
    'changes of orders, answers to issues, proofs of packing, kitchen steps and printing over a network that drops, delays, repeats, with reloads, two tabs, ' +
    'stalled tabs, sleep, clocks that are set, hidden pages, late commits and changes that leave an order out',
  run,
};
