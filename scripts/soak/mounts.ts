import { runBrowserTests } from './runBrowserTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const COUNT = '200';
const FIGURES = /\d+ visits: .*/g;

/** Mounts the portal more often than `npm test` does. Set MOUNTS to choose how often. */
function run(): Promise<SoakReport> {
  const { MOUNTS = COUNT } = process.env;
  return runBrowserTests(['embedLeftovers', '-g', 'kitchen'], { MOUNTS }, FIGURES);
}

export const mounts: SoakSuite = {
  name: 'mounts',
  about:
    'what 200 visits leave behind: listeners, timers, channels, locks, streams, wake locks, nodes, heap',
  run,
};
