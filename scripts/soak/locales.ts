import { runCommand } from '../testing/runCommand.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const FAULT = /"(\/\S+, \d+ px: [^\n]+)",$/gm;

/** Every screen, where `npm test` looks at five. */
async function run(): Promise<SoakReport> {
  const args = ['playwright', 'test', '-c', 'tests/e2e', '--workers=1', 'languages'];
  const { code, output } = await runCommand('npx', args, { EVERY_SCREEN: '1' });
  const found = [...new Set([...output.matchAll(FAULT)].map(([, fault = '']) => fault))];
  const isLost = code !== 0 && found.length === 0;
  return {
    figures: [`${found.length} faults`],
    failures: isLost ? [output.slice(-2_000)] : found,
  };
}

export const locales: SoakSuite = {
  name: 'locales',
  about: 'every screen in words that are 40 % longer, from left and from right, 390 and 1280 px',
  run,
};
