import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { EsbuildPlugin } from './esbuildPlugin.ts';

/** The folder with one list for each build of tsup, because each build is a separate process. */
const LISTS = '.cache/bundled';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** The folder of the package that a module belongs to; `null` for our own modules. */
function packageFolder(module: string): string | null {
  return PACKAGE.exec(module.startsWith('node_modules/') ? `./${module}` : module)?.[0] ?? null;
}

const foldersOf = (modules: readonly string[]) =>
  modules.map(packageFolder).filter((folder) => folder !== null);

/** Adds the folders of the packages that a Vite build bundles to `folders`. */
export function collectPackagesVite(folders: Set<string>): Plugin {
  return {
    name: 'vendor-portal:collect-packages',
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const folder of foldersOf(part.moduleIds)) folders.add(folder);
      }
    },
  };
}

/** Writes a list of the packages that a tsup build bundles. `readCollected` reads the lists. */
export function collectPackagesEsbuild(name: string): EsbuildPlugin {
  return {
    name: 'vendor-portal:collect-packages',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(async ({ metafile }) => {
        const outputs = Object.values(metafile?.outputs ?? {});
        const modules = outputs.flatMap(({ inputs }) => Object.keys(inputs));
        await mkdir(LISTS, { recursive: true });
        await writeFile(join(LISTS, `${name}.json`), JSON.stringify(foldersOf(modules)));
      });
    },
  };
}

export async function readCollected(): Promise<string[]> {
  const lists = await readdir(LISTS);
  const read = async (name: string) =>
    JSON.parse(await readFile(join(LISTS, name), 'utf8')) as string[];
  return (await Promise.all(lists.map(read))).flat();
}
