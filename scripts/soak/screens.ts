import { runBrowserTests } from './runBrowserTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const RESULT = /^ {2}\d+ (?:passed|failed).*$/gm;

function run(): Promise<SoakReport> {
  return runBrowserTests([], {}, RESULT);
}

export const screens: SoakSuite = {
  name: 'screens',
  about: 'all browser tests, with those of rare hosts and faults',
  run,
};
