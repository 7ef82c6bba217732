import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { packLanguages, readPack, readSources, statusOf } from '../build/packs.ts';
import { readReleased } from './api/names.ts';
import { releaseProblems } from './release/problems.ts';
import { type Packed, releaseSummary, tagOf } from './release/summary.ts';

interface Options {
  publish?: boolean;
  checkOnly?: boolean;
  summaryOnly?: boolean;
}

function readPackage(): { version: string } {
  return JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
}

function refuse(problems: readonly string[]): never {
  for (const problem of problems) console.error(problem);
  console.error('Nothing was published.');
  process.exit(1);
}

function check(): void {
  const problems = releaseProblems({
    version: readPackage().version,
    apiVersion: readReleased().version,
    changelog: readFileSync('CHANGELOG.md', 'utf8'),
    status: execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }),
    missingTexts: missingTexts(process.cwd()),
  });
  if (problems.length > 0) refuse(problems);
}

function missingTexts(root: string): Record<string, number> {
  const sources = readSources(root);
  return Object.fromEntries(
    packLanguages(root).map((language) => [
      language,
      statusOf(readPack(root, language), sources).missing.length,
    ]),
  );
}

function run(...args: readonly string[]): void {
  console.log(`\n> npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) refuse([`npm ${args.join(' ')} failed.`]);
}

/** Says what the build in `dist` would publish. */
function summarize(): void {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as [Packed];
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  console.log(`\n${releaseSummary(readPackage().version, changelog, packed).join('\n')}`);
}

function main({ publish, checkOnly, summaryOnly }: Options): void {
  if (summaryOnly) return summarize();
  check();
  if (checkOnly) return;
  run('test', '--', '--all');
  run('run', 'size');
  const tag = ['--tag', tagOf(readPackage().version)];
  run('publish', ...tag, ...(publish ? ['--provenance', '--access', 'public'] : ['--dry-run']));
  summarize();
}

const program = new Command('release')
  .description('Checks, tests and packs this version. Nothing is published without --publish.')
  .option('--publish', 'publish it, with provenance')
  .option('--summary-only', 'only say what the build in dist would publish')
  .option('--check-only', 'only check whether this version can be published')
  .action(main);

program.parse();
