import { runTests } from './runTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const FAULT = /"(\/\S+, \d+ px: [^\n]+)",$/gm;

/** Checks all screens; `npm test` checks five. */
async function run(): Promise<SoakReport> {
  const args = ['playwright', 'test', '-c', 'tests/e2e', '--workers=1', 'languages'] as const;
  const failures = await runTests(args, { EVERY_SCREEN: '1' }, FAULT);
  return { figures: [`${failures.length} faults`], failures };
}

export const locales: SoakSuite = {
  name: 'locales',
  about: 'every screen in words that are 40 % longer, from left and from right, 390 and 1280 px',
  run,
};
