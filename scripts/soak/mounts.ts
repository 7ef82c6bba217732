import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const COUNT = '200';
const FIGURES = /\d+ visits: .*/g;

/** More visits than `npm test`; set MOUNTS to choose how many. */
async function run(): Promise<SoakReport> {
  const { MOUNTS = COUNT } = process.env;
  const args = [
    'test',
    '-c',
    'tests/e2e',
    'embedLeftovers',
    '-g',
    'kitchen',
    '--reporter=list',
  ] as const;
  const { code, output } = await runCommand('playwright', args, { MOUNTS });
  return {
    figures: [...output.matchAll(FIGURES)].map(([line]) => line),
    failures: code === 0 ? [] : [output.slice(-2_000)],
  };
}

export const mounts: SoakSuite = {
  name: 'mounts',
  about:
    'what 200 visits leave behind: listeners, timers, channels, locks, streams, wake locks, nodes, heap',
  run,
};
