import { runBrowserTests } from './runBrowserTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

/** Runs the same test as `npm test`, but also reads the memory of the pages. */
function run(): Promise<SoakReport> {
  const args = ['signOutTraces', '-g', 'secrets', '--workers=1'];
  return runBrowserTests(args, { READS_HEAP: 'true' }, /.*thirty secrets.*/g);
}

export const secrets: SoakSuite = {
  name: 'secrets',
  about: 'thirty secrets in the memory of two pages after sign-out',
  run,
};
