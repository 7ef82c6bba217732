import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InlineConfig, build as viteBuild } from 'vite';
import { billOfMaterials } from '../build/billOfMaterials.ts';
import { collectPackagesVite, readCollected } from '../build/bundledPackages.ts';
import { chunkGroups } from '../build/chunkGroups.ts';
import { allExamples } from '../build/examplePages.ts';
import { esmLibrary, singleLibrary, standaloneElement } from '../build/library.ts';
import { writePackageDocs } from '../build/packageDocs.ts';
import { thirdPartyNotices } from '../build/thirdPartyNotices.ts';
import { strictLogger } from '../build/warnings.ts';
import { runCommand } from './testing/runCommand.ts';

const ROOT = process.cwd();

const bundled = new Set<string>();

async function bundle(config: InlineConfig): Promise<void> {
  await viteBuild({
    ...config,
    customLogger: strictLogger(),
    plugins: [config.plugins, collectPackagesVite(bundled)],
  });
}

async function buildPackage(): Promise<void> {
  await run('tsx', ['scripts/generate-messages.ts']);
  await run('node', ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.declarations.json']);
  await run('node', ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.testing.json']);
  await run('tsup', ['--silent']);
  await copyTypesForCommonJs();
  // These declarations import the frameworks, so that the compiler cannot bundle them here.
  await cp('src/element/frameworks', 'dist/types', { recursive: true });
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  process.stdout.write(output);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed`);
}

/** Copies the types for the CommonJS build, with imports renamed to `.cjs`. Both builds have the same types. */
async function copyTypesForCommonJs(): Promise<void> {
  for (const name of await readdir('dist', { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const types = await readFile(join('dist', name), 'utf8');
    const named = types.replace(/(['"]\.{1,2}\/[^'"]+)\.js(?=['"])/g, '$1.cjs');
    await writeFile(join('dist', name.replace(/\.ts$/, '.cts')), named);
  }
}

/** Builds the pages that the installed command serves without Vite. */
async function buildExamples(): Promise<void> {
  const { build, ...config } = allExamples(ROOT);
  await bundle({
    ...config,
    build: {
      outDir: join(ROOT, 'dist', 'harness'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        ...build?.rolldownOptions,
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  });
}

async function buildPages(): Promise<void> {
  await bundle(esmLibrary(ROOT));
  await bundle(singleLibrary(ROOT, 'watch'));
  await bundle(singleLibrary(ROOT, 'watch-backend'));
  await bundle(singleLibrary(ROOT, 'printers'));
  await bundle(singleLibrary(ROOT, 'webview'));
  await bundle(singleLibrary(ROOT, 'preload'));
  await bundle(standaloneElement(ROOT));
  await buildExamples();
}

await rm('dist', { recursive: true, force: true });
await mkdir('dist', { recursive: true });
await Promise.all([buildPackage(), buildPages(), writePackageDocs()]);
const folders = [...bundled, ...(await readCollected())];
await writeFile('dist/THIRD_PARTY_NOTICES.txt', await thirdPartyNotices(folders));
await writeFile('dist/sbom.cdx.json', await billOfMaterials(ROOT, folders));
