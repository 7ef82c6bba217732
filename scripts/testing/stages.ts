import { rm } from 'node:fs/promises';
import { packLanguages } from '../../build/packs.ts';
import { missingBrowsers } from '../browsers.ts';
import { ensureChromium } from '../chromium.ts';
import { BASE, FOLDER } from '../site/tested.ts';
import { readChanges } from './changes.ts';
import { concernsSite, statesOfOtherTurns } from './chooseTests.ts';
import {
  type Counts,
  countOne,
  type PlaywrightResult,
  readPlaywrightResult,
  readVitestResult,
} from './counts.ts';
import { runCommand } from './runCommand.ts';
import { writeTestList } from './testList.ts';

export interface Result {
  counts: Counts;
  output: string;
  /** The names of the failed tests. */
  failures?: readonly string[];
  /** The names of the tests that passed only when they were repeated. */
  unstable?: readonly string[];
  /** A note about tests that did not run, shown before the last line. */
  note?: string;
}

export interface StageOptions {
  /** Run all browser tests instead of those that the changes and the turn choose. */
  isAll: boolean;
  /** The stage was asked for by its name. */
  isNamed: boolean;
}

export interface Stage {
  name: string;
  run(options: StageOptions): Promise<Result>;
}

const REPORTS = '.cache/test';

function single(name: string, command: string, args: readonly string[]): Stage {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(command, args);
      return { counts: countOne(code), output };
    },
  };
}

function vitest(name: string, projects: readonly string[]): Stage {
  const report = `${REPORTS}/${name}.json`;
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    name,
    async run() {
      await rm(report, { force: true });
      const { code, output } = await runCommand('vitest', args);
      return { ...(await readVitestResult(report, code)), output };
    },
  };
}

function playwright(name: string, env: Record<string, string> = {}): Stage {
  return {
    name,
    async run() {
      const chromium = await ensureChromium();
      if (!chromium.path) return { counts: countOne(1), output: `${chromium.message}\n` };
      return runPlaywright(name, env);
    },
  };
}

/** Runs the browser tests that are chosen, and says which are left for other runs. */
const e2e: Stage = {
  name: 'e2e',
  async run({ isAll }) {
    const chromium = await ensureChromium();
    if (!chromium.path) return { counts: countOne(1), output: `${chromium.message}\n` };
    if (isAll) return runPlaywright('e2e');
    const { args, note } = await writeTestList(`${REPORTS}/e2e.list`);
    return { ...(await runPlaywright('e2e', {}, args)), note };
  },
};

async function runPlaywright(
  name: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<Result> {
  const first = await runOnce(name, env, args);
  const { counts, failures, crashes, output } = first;
  if (crashes.length === 0) return first;
  // A crash outside of the tests skips those that remain, so all are run again.
  const isRepeated = process.env.CI && failures.length === 0;
  if (!isRepeated) return { ...first, failures: [...failures, ...crashes] };
  const second = await runOnce(name, env, args);
  const lost = `${name}, ${counts.passed} passed before: ${crashes.join('; ')}`;
  return {
    ...second,
    failures: [...second.failures, ...second.crashes],
    unstable: [...second.unstable, lost],
    output: output + second.output,
  };
}

async function runOnce(
  name: string,
  env: Record<string, string>,
  args: readonly string[],
): Promise<PlaywrightResult & { output: string }> {
  const report = `${REPORTS}/${name}.json`;
  await rm(report, { force: true });
  const { code, output } = await runCommand(
    'playwright',
    ['test', '-c', `tests/${name}`, '--reporter=list,json', ...args],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}` },
  );
  return { ...(await readPlaywrightResult(report, code)), output };
}

/** Runs a slice of `npm run test:browsers`. A missing browser is a failure only in CI. */
const browsers: Stage = {
  name: 'browsers',
  async run() {
    const missing = missingBrowsers();
    if (!missing) return runPlaywright('browsers', { BROWSERS_SLICE: '1' });
    const note = `Not tested, because it is not installed: ${missing}`;
    return process.env.CI
      ? { counts: countOne(1), output: `${note}\n` }
      : { counts: { passed: 0, failed: 0 }, output: `${note}\n`, note };
  },
};

/** Builds and tests the site, if a change concerns it. Missing dependencies of the site are a failure only in CI. */
const site: Stage = {
  name: 'site',
  async run({ isAll, isNamed }) {
    const { changed, turn, since } = await readChanges(new Date());
    if (!isAll && !isNamed && !changed.some(concernsSite)) {
      const note = `Site: not tested, because nothing that it shows has changed since ${since}; "npm test -- site" does`;
      return { counts: { passed: 0, failed: 0 }, output: `${note}\n`, note };
    }
    const run = (...args: string[]) => runCommand('tsx', ['scripts/site.ts', ...args]);
    const installed = await run('--install');
    if (installed.code !== 0) {
      const note = 'Site: not tested, because its dependencies could not be installed';
      const counts = process.env.CI ? countOne(1) : { passed: 0, failed: 0 };
      return { counts, output: `${installed.output}${note}\n`, note };
    }
    const built = await run('--base', BASE, '--out', FOLDER, '--check');
    if (built.code !== 0) return { counts: countOne(1), output: built.output };
    const chromium = await ensureChromium();
    if (!chromium.path) return { counts: countOne(1), output: `${chromium.message}\n` };
    const left = isAll || isNamed ? [] : statesOfOtherTurns(changed, turn);
    if (left.length === 0) return runPlaywright('site');
    const args = ['--grep-invert', `in the state (?:${left.join('|')})\\b`];
    const note = `Site: the gallery is left for other turns in the states ${left.join(', ')}`;
    return { ...(await runPlaywright('site', {}, args)), note };
  },
};

/** The stages of a row run in parallel. */
export const stageRows: readonly (readonly Stage[])[] = [
  [
    single('lint', 'npm', ['run', '-s', 'lint']),
    // The build checks the types of `src`.
    single('types', 'npm', ['run', '-s', 'typecheck:node']),
    single('build', 'npm', ['run', '-s', 'build']),
  ],
  // The hosts wait for the registry of npm, so they take little from the unit tests.
  [
    vitest('unit', ['unit', 'screens', 'node', 'site']),
    playwright('hosts', { HOST_KINDS: 'element,vite-react18-development' }),
  ],
  [
    single('publint', 'publint', ['--strict']),
    single('attw', 'attw', [
      '--pack',
      '.',
      '--profile',
      'node16',
      '--exclude-entrypoints',
      'contract',
      'element/standalone',
      'push-fcm/sw',
      'push-web/sw',
      'worker',
      'worker/sw',
      'manifest',
      'ui',
      'preload',
      'watch',
      'watch-backend',
      'presets',
      'printers',
      'webview',
      'backend',
      'element/manifest.json',
      'llms.txt',
      'locales',
      ...packLanguages('.').map((code) => `locales/${code}`),
    ]),
    vitest('package', ['package']),
  ],
  [browsers],
  [e2e],
  [site],
];
