import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const RESULT = /^ {2}\d+ (?:passed|failed).*$/gm;

/** All browser tests, also those that `npm test` leaves out. */
async function run(): Promise<SoakReport> {
  const args = ['test', '-c', 'tests/e2e', '--reporter=list'] as const;
  const { code, output } = await runCommand('playwright', args, { E2E_LONG: 'true' });
  return {
    figures: [...output.matchAll(RESULT)].map(([line]) => line.trim()),
    failures: code === 0 ? [] : [output.slice(-2_000)],
  };
}

export const screens: SoakSuite = {
  name: 'screens',
  about: 'all browser tests, with those of rare hosts and faults',
  run,
};
