import { fileURLToPath } from 'node:url';
import { runCommand } from '../testing/runCommand.ts';
import { runTests } from './runTests.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const FAULT = /"(\S+[^\n]*, \d+ px[^\n]+)",$/gm;
const CHECKED = /^(\d+) views of /gm;

/** `scripts.conf` adds the fonts of the packs' scripts, which the machine needs, to those of the tests. */
const FONTS = {
  FONTCONFIG_PATH: fileURLToPath(new URL('../../tests/support/fonts', import.meta.url)),
  FONTCONFIG_FILE: 'scripts.conf',
};
const SCRIPTS = 'Bengali Devanagari Gujarati Gurmukhi Kannada Malayalam Tamil Telugu';
const FAMILIES = [
  ...SCRIPTS.split(' ').map((script) => `Noto Sans ${script}`),
  'Noto Naskh Arabic',
  'Noto Nastaliq Urdu',
];

/** The families that are not installed. Without fontconfig (macOS, Windows) the browser has those of the system. */
async function findMissingFonts(): Promise<readonly string[]> {
  const { code, output } = await runCommand('fc-list', [':', 'family'], FONTS);
  return code === 0 ? FAMILIES.filter((family) => !output.includes(family)) : [];
}

/** Checks all languages on all screens; `npm test` checks two on three. */
async function run(): Promise<SoakReport> {
  const missing = await findMissingFonts();
  if (missing.length > 0) {
    const failures = missing.map((family) => `${family} is missing: install fonts-noto-core`);
    return { figures: [], failures };
  }
  const playwright = ['playwright', 'test', '-c', 'tests/e2e', '--workers=2'] as const;
  const env = { ...FONTS, EVERY_SCREEN: '1' };
  const checked: number[] = [];
  const failures = await runTests(
    [...playwright, 'language/clipped', 'shell/languages'],
    env,
    FAULT,
    (output) => {
      for (const [, count] of output.matchAll(CHECKED)) checked.push(Number(count));
    },
  );
  const views = checked.reduce((sum, count) => sum + count, 0);
  return { figures: [`${views} views, ${failures.length} faults`], failures };
}

export const locales: SoakSuite = {
  name: 'locales',
  about: 'every screen in every language at four widths, and in words that are 40 % longer',
  run,
};
