import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const MINUTES = '7';
const FIGURES = /hidden for .*/g;

async function run(): Promise<SoakReport> {
  const { HIDDEN_MINUTES = MINUTES } = process.env;
  const args = ['test', '-c', 'tests/e2e', 'orders-hidden', '--reporter=list'] as const;
  const { code, output } = await runCommand('playwright', args, {
    HIDDEN_MINUTES,
    E2E_LONG: 'true',
  });
  return {
    figures: [...output.matchAll(FIGURES)].map(([line]) => line),
    failures: code === 0 ? [] : [output.slice(-2_000)],
  };
}

export const hidden: SoakSuite = {
  name: 'hidden',
  about: 'the alarm of a background tab, after Chromium has throttled its timers',
  run,
};
