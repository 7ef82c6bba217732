import { runBrowserTests } from './runBrowserTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const RESULT = /[✓✘].*› (in .*)/g;

/** Opens the portal in every kind of frame and page, and submits a KYC document. `npm test` opens one kind. */
function run(): Promise<SoakReport> {
  return runBrowserTests(['embeds', '--workers=1'], { EMBEDS: 'all' }, RESULT);
}

export const embeds: SoakSuite = {
  name: 'embeds',
  about: 'sign-in, an order and a KYC document in frames, without storage and on plain http',
  run,
};
