import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { readReleased } from './api/names.ts';
import { releaseProblems } from './release/problems.ts';

const SBOM = 'dist/sbom.cdx.json';

interface Options {
  publish?: boolean;
  checkOnly?: boolean;
}

function readPackage(): { name: string; version: string } {
  return JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
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

/** Writes a list of the installed dependencies in CycloneDX format. */
function writeSbom({ name }: { name: string }): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'library', '--omit', 'dev'];
  const sbom = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as {
    metadata: { component: { name: string } };
  };
  // npm writes the name of the folder here, so replace it with the name of the package.
  sbom.metadata.component.name = name;
  writeFileSync(SBOM, JSON.stringify(sbom));
  console.log(`\n${SBOM} written`);
}

function main({ publish, checkOnly }: Options): void {
  check();
  if (checkOnly) return;
  run('test');
  run('run', 'size');
  writeSbom(readPackage());
  run('publish', ...(publish ? ['--provenance', '--access', 'public'] : ['--dry-run']));
}

const program = new Command('release')
  .description('Checks, tests and packs this version. Nothing is published without --publish.')
  .option('--publish', 'publish it, with provenance')
  .option('--check-only', 'only check whether this version can be published')
  .action(main);

program.parse();
