import { embeds } from './soak/embeds.ts';
import { hidden } from './soak/hidden.ts';
import { locales } from './soak/locales.ts';
import { mounts } from './soak/mounts.ts';
import { sanitizer } from './soak/sanitizer.ts';
import { scale } from './soak/scale.ts';
import { schedules } from './soak/schedules.ts';
import { secrets } from './soak/secrets.ts';
import type { SoakSuite } from './soak/suite.ts';

const suites: readonly SoakSuite[] = [
  sanitizer,
  schedules,
  hidden,
  locales,
  mounts,
  secrets,
  embeds,
  scale,
];

const MOST_SHOWN = 20;

async function runSuite({ name, about, run }: SoakSuite): Promise<number> {
  console.log(`\n== ${name}: ${about}`);
  const startedAt = Date.now();
  const { figures, failures } = await run();
  for (const line of figures) console.log(`   ${line}`);
  for (const line of failures.slice(0, MOST_SHOWN)) console.log(`   FAILED ${line}`);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`   ${failures.length === 0 ? 'ok' : `${failures.length} failures`} (${seconds} s)`);
  return failures.length;
}

/** `npm run soak` runs all suites; with names, such as `npm run soak -- sanitizer`, it runs only these. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const suiteNames = suites.map(({ name }) => name).join(', ');
    throw new Error(`Unknown suite ${unknown.join(', ')}. Suites: ${suiteNames}`);
  }
  let failed = 0;
  for (const suite of suites) {
    if (names.length === 0 || names.includes(suite.name)) failed += await runSuite(suite);
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
