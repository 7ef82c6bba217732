import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import { chunkGroups } from '../build/chunkGroups.ts';
import { type ExampleName, exampleConfig } from '../build/examplePages.ts';
import { esmLibrary } from '../build/library.ts';
import { standaloneElement } from '../build/standaloneElement.ts';
import { startKeptSandbox } from '../sandbox/keptSnapshot.ts';
import { runCommand } from './testing/runCommand.ts';

const ROOT = process.cwd();
const PAGES: readonly ExampleName[] = ['standalone', 'embed'];

async function buildPackage(): Promise<void> {
  await run('node', ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.declarations.json']);
  await run('tsup', ['--silent']);
  await copyTypesForCommonJs();
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  process.stdout.write(output);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed`);
}

/** The types of both builds are the same, but for the names of their files: made once, they are copied. */
async function copyTypesForCommonJs(): Promise<void> {
  for (const name of await readdir('dist', { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const types = await readFile(join('dist', name), 'utf8');
    const named = types.replace(/(['"]\.{1,2}\/[^'"]+)\.js(?=['"])/g, '$1.cjs');
    await writeFile(join('dist', name.replace(/\.ts$/, '.cts')), named);
  }
}

/** The harness pages as they are served where the package is installed, without Vite. */
async function buildPage(name: ExampleName): Promise<void> {
  await viteBuild({
    ...exampleConfig(ROOT, name),
    build: {
      outDir: join(ROOT, 'dist', 'harness', name),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  });
}

/** A seeded database, so that the first start of an installed harness need not make one. */
async function writeSnapshot(): Promise<void> {
  const sandbox = await startKeptSandbox({ seed: 'demo' });
  try {
    await sandbox.dumpSnapshot(join(ROOT, 'dist', 'sandbox-snapshot'));
  } finally {
    await sandbox.close();
  }
}

async function buildPagesAndSnapshot(): Promise<void> {
  await viteBuild(esmLibrary(ROOT));
  await viteBuild(standaloneElement(ROOT));
  for (const name of PAGES) await buildPage(name);
  await writeSnapshot();
}

await rm('dist', { recursive: true, force: true });
await mkdir('dist', { recursive: true });
await Promise.all([buildPackage(), buildPagesAndSnapshot()]);
