import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

/** The test of `npm test`, which reads the memory of the pages as well. */
async function run(): Promise<SoakReport> {
  const args = [
    'test',
    '-c',
    'tests/e2e',
    'signOutTraces',
    '-g',
    'secrets',
    '--workers=1',
  ] as const;
  const { code, output } = await runCommand('playwright', args, { READS_HEAP: 'true' });
  return {
    figures: output.split('\n').filter((line) => line.includes('thirty secrets')),
    failures: code === 0 ? [] : [output.slice(-2_000)],
  };
}

export const secrets: SoakSuite = {
  name: 'secrets',
  about: 'thirty secrets in the memory of two pages after sign-out',
  run,
};
