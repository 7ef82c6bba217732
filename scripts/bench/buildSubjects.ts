import { existsSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { packPackage } from '../../tests/support/packPackage.ts';
import { runCommand } from '../testing/runCommand.ts';

/**
 * The portal and three baselines with the same screens. Light React reads all orders by one call and formats nothing,
 * bare React makes the calls and texts of the portal, and plain DOM uses no library.
 */
const ENTRIES = {
  lightReact: 'lightReact.tsx',
  bareReact: 'bareReact.tsx',
  plainDom: 'plainDom.ts',
  portal: 'portal.tsx',
  /** The portal of another commit. */
  base: 'portal.tsx',
} as const;

export type SubjectName = keyof typeof ENTRIES;

/** The subjects that are compared in the documentation. */
export const SUBJECTS: readonly SubjectName[] = ['lightReact', 'bareReact', 'plainDom', 'portal'];

/** The unpacked package is in `node_modules` below this folder. Its dependencies resolve to those of the repository. */
const FOLDER = resolve('.cache/bench');
const SOURCES = resolve('scripts/bench/subjects');

const pageOf = (entry: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Bench</title>
    <style>
      html, body, #root { height: 100%; margin: 0; }
      .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 16px; }
      article { min-height: 250px; border: 1px solid; }
    </style>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/subjects/${entry}"></script>
  </body>
</html>
`;

interface BuildOptions {
  /** Whether the build is unminified, with source maps, for a profile. */
  isReadable: boolean;
}

/** Packs the last build, and bundles it and each baseline as a host with Vite does. */
export async function buildSubjects(
  subjects: readonly SubjectName[],
  options: BuildOptions,
): Promise<void> {
  if (!existsSync('dist/index.js')) throw new Error('There is no dist: run npm run build first.');
  await rm(FOLDER, { recursive: true, force: true });
  await install(FOLDER, '.');
  for (const name of subjects) await buildSubject(name, options);
}

/** Builds the package of another commit, with the dependencies that are installed, as the subject `base`. */
export async function buildBase(commit: string): Promise<void> {
  const root = resolve('.cache/bench-base');
  const remove = async () => {
    await rm(root, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  };
  await remove();
  await run('git', ['worktree', 'add', '--detach', root, commit]);
  try {
    await symlink(resolve('node_modules'), join(root, 'node_modules'));
    for (const script of ['messages', 'build']) await run('npm', ['--prefix', root, 'run', script]);
    await install(join(FOLDER, 'base'), root);
  } finally {
    await remove();
  }
  await buildSubject('base', { isReadable: false });
}

/** Packs the build of a project and unpacks it into `node_modules` of this folder. */
async function install(folder: string, root: string): Promise<void> {
  const installed = join(folder, 'node_modules', 'vendor-portal');
  await mkdir(installed, { recursive: true });
  const file = await packPackage(folder, root);
  await run('tar', ['-xzf', file, '-C', installed, '--strip-components=1']);
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(command, args);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed\n${output}`);
}

export const builtFolder = (name: SubjectName) => join(FOLDER, name, 'dist');

async function buildSubject(name: SubjectName, { isReadable }: BuildOptions): Promise<void> {
  const root = join(FOLDER, name);
  await cp(SOURCES, join(root, 'subjects'), { recursive: true });
  await writeFile(join(root, 'index.html'), pageOf(ENTRIES[name]));
  // Otherwise `vendor-portal` would resolve to this repository's package.json.
  await writeFile(join(root, 'package.json'), '{ "private": true, "type": "module" }');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    ...(isReadable ? { build: { minify: false, sourcemap: true } } : {}),
  });
}
