import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { applySabotage } from './sabotage/applySabotage.ts';
import { type Sabotage, sabotages } from './sabotage/sabotages.ts';
import { type RunResult, readPlaywrightResult, readVitestResult } from './testing/counts.ts';
import { runCommand } from './testing/runCommand.ts';

const NOT_COPIED = ['node_modules', '.git', '.cache', 'dist', 'test-results', 'playwright-report'];

const isE2e = (test: string) => test.startsWith('tests/e2e/');
const isPackage = (test: string) => test.startsWith('tests/package/');

/** Copies the folder, so that the faults are never in the files of the person who runs this. */
async function copyFolder(): Promise<string> {
  const projectFolder = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), 'vendor-portal-sabotage-'));
  const isCopied = (path: string) => !NOT_COPIED.includes(relative(projectFolder, path));
  await cp(projectFolder, folder, { recursive: true, filter: isCopied });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}

/** Runs test files of one kind in the current folder. */
async function runTests(tests: readonly string[]): Promise<RunResult> {
  const report = '.sabotage.json';
  await rm(report, { force: true });
  const [first = ''] = tests;
  if (isE2e(first)) {
    const args = ['test', '-c', 'tests/e2e', ...tests, '--reporter=json', '--retries=0'];
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) };
    const { code } = await runCommand('playwright', args, env);
    return readPlaywrightResult(report, code);
  }
  if (isPackage(first)) await runCommand('npm', ['run', '-s', 'build']);
  const args = ['run', ...tests, '--reporter=json', `--outputFile=${report}`];
  const { code } = await runCommand('vitest', args);
  return readVitestResult(report, code);
}

/** The first test that fails with the fault; `null` if every test passes or none could run. */
async function findCatcher(sabotage: Sabotage): Promise<string | null> {
  const source = await readFile(sabotage.file, 'utf8');
  await writeFile(sabotage.file, applySabotage(source, sabotage));
  try {
    const { failures } = await runTests([sabotage.test]);
    // The name of a file alone stands for a file that cannot be loaded, which every fault of syntax causes.
    const [name = null] = failures.filter((failure) => failure.includes(': '));
    return name && name.replace(`${process.cwd()}/`, '').replace(/^.*?: /, '');
  } finally {
    await writeFile(sabotage.file, source);
  }
}

/** The tests that fail without a fault, so that they cannot show that they catch one. */
async function findBroken(chosen: readonly Sabotage[]): Promise<readonly string[]> {
  const tests = [...new Set(chosen.map(({ test }) => test))];
  const isUnit = (test: string) => !isE2e(test) && !isPackage(test);
  const kinds = [tests.filter(isUnit), tests.filter(isPackage), tests.filter(isE2e)];
  const broken: string[] = [];
  for (const kind of kinds.filter(({ length }) => length > 0)) {
    const { counts, failures } = await runTests(kind);
    if (counts.failed > 0) broken.push(...(failures.length > 0 ? failures : kind));
  }
  return broken;
}

/**
 * `npm run sabotage` applies each fault of `sabotages.ts` alone to a copy of this folder and prints which test fails;
 * `npm run sabotage -- order-lock raw-html` only these two. It fails if a fault is caught by no test.
 */
async function main(ids: readonly string[]): Promise<void> {
  const unknown = ids.filter((id) => !sabotages.some((sabotage) => sabotage.id === id));
  if (unknown.length > 0) throw new Error(`Unknown sabotage ${unknown.join(', ')}`);
  const chosen = sabotages.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const projectFolder = process.cwd();
  const folder = await copyFolder();
  process.on('SIGINT', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  });
  try {
    process.chdir(folder);
    const broken = await findBroken(chosen);
    for (const name of broken) console.log(`FAILS WITHOUT A FAULT ${name}`);
    let missed = 0;
    console.log('| Fault | What it breaks | Caught by | Seconds |\n| --- | --- | --- | --- |');
    for (const sabotage of chosen) {
      const startedAt = Date.now();
      const catcher = await findCatcher(sabotage);
      if (catcher === null) missed += 1;
      const by = catcher ? `${sabotage.test}: ${catcher}` : `**nothing** in ${sabotage.test}`;
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
      console.log(`| ${sabotage.id} | ${sabotage.breaks} | ${by} | ${seconds} |`);
    }
    console.log(`\n${chosen.length - missed} caught, ${missed} not caught`);
    process.exitCode = missed + broken.length === 0 ? 0 : 1;
  } finally {
    process.chdir(projectFolder);
    await rm(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
