import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const RESULT = /[✓✘].*› (in .*)/g;

/** Every frame and page, with a KYC document; `npm test` opens one. */
async function run(): Promise<SoakReport> {
  const args = ['test', '-c', 'tests/e2e', 'embeds', '--workers=1', '--reporter=list'] as const;
  const { code, output } = await runCommand('playwright', args, { EMBEDS: 'all' });
  return {
    figures: [...output.matchAll(RESULT)].map(([line]) => line),
    failures: code === 0 ? [] : [output.slice(-2_000)],
  };
}

export const embeds: SoakSuite = {
  name: 'embeds',
  about: 'sign-in, an order and a KYC document in frames, without storage and on plain http',
  run,
};
