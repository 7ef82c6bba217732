import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const DEFAULT_COUNT = '2000';
const FAILURE = /schedule \d+: [^"'\n]+/g;

/** The schedules of `npm test` and those that follow; SCHEDULES and FIRST_SCHEDULE choose others. */
async function run(): Promise<SoakReport> {
  const { SCHEDULES = DEFAULT_COUNT, FIRST_SCHEDULE = '1' } = process.env;
  const args = ['vitest', 'run', '--project=node', 'tests/schedules'];
  const { code, output } = await runCommand('npx', args, { SCHEDULES, FIRST_SCHEDULE });
  const found = [...new Set(output.match(FAILURE) ?? [])];
  const isLost = code !== 0 && found.length === 0;
  return {
    figures: [`${SCHEDULES} schedules from number ${FIRST_SCHEDULE}, ${found.length} failures`],
    failures: isLost ? [output.slice(-2_000)] : found,
  };
}

export const schedules: SoakSuite = {
  name: 'schedules',
  about: 'changes of orders over a network that drops, delays, repeats, with reloads and two tabs',
  run,
};
