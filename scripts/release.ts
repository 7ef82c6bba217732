import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { readReleased } from './api/names.ts';
import { releaseProblems } from './release/problems.ts';

interface Options {
  publish?: boolean;
  checkOnly?: boolean;
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
  });
  if (problems.length > 0) refuse(problems);
}

function run(...args: readonly string[]): void {
  console.log(`\n> npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) refuse([`npm ${args.join(' ')} failed.`]);
}

function main({ publish, checkOnly }: Options): void {
  check();
  if (checkOnly) return;
  run('test', '--', '--all');
  run('run', 'size');
  run('publish', ...(publish ? ['--provenance', '--access', 'public'] : ['--dry-run']));
}

const program = new Command('release')
  .description('Checks, tests and packs this version. Nothing is published without --publish.')
  .option('--publish', 'publish it, with provenance')
  .option('--check-only', 'only check whether this version can be published')
  .action(main);

program.parse();
