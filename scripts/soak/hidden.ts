import { runBrowserTests } from './runBrowserTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const MINUTES = '7';
const FIGURES = /hidden for .*/g;

function run(): Promise<SoakReport> {
  const { HIDDEN_MINUTES = MINUTES } = process.env;
  return runBrowserTests(['orders/hidden'], { HIDDEN_MINUTES }, FIGURES);
}

export const hidden: SoakSuite = {
  name: 'hidden',
  about: 'the alarm of a background tab, after Chromium has throttled its timers',
  run,
};
