import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { EXAMPLE_FOLDERS, type ExampleName, examplePage } from './exampleFolders.ts';
import { icuMessagesVite } from './icuMessages.ts';
import { ownNames } from './ownNames.ts';
import { sourceAliases } from './sourceAliases.ts';
import { workersVite } from './workers.ts';

export function exampleFolder(root: string, name: ExampleName): string {
  return join(root, 'examples', EXAMPLE_FOLDERS[name]);
}

/** Vite configuration of an example. The example imports the package by name, which resolves to the sources. */
export function exampleConfig(root: string, name: ExampleName): InlineConfig {
  return {
    configFile: false,
    root: exampleFolder(root, name),
    logLevel: 'warn',
    // The icons of the installed page.
    publicDir: join(root, 'examples', 'shared', 'public'),
    plugins: [icuMessagesVite(), workersVite(root), react(), ownNames()],
    resolve: { alias: sourceAliases(root) },
  };
}

/** Vite configuration that builds all examples together, so that they share chunks. */
export function allExamples(root: string): InlineConfig {
  const folder = join(root, 'examples');
  const { plugins, ...config } = exampleConfig(root, 'standalone');
  const names = Object.keys(EXAMPLE_FOLDERS) as ExampleName[];
  return {
    ...config,
    root: folder,
    plugins: [plugins, relativeEntries(), packsOfPackage()],
    build: { rolldownOptions: { input: names.map((name) => join(folder, examplePage(name))) } },
  };
}

/** Makes the script URLs relative, because the pages name them from the root of their example. */
function relativeEntries(): Plugin {
  return {
    name: 'vendor-portal:relative-entries',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('src="/main.tsx"', 'src="./main.tsx"'),
    },
  };
}

/** The pages load the language packs from the files of the package, so that the package has each once. */
function packsOfPackage(): Plugin {
  return {
    name: 'vendor-portal:packs-of-package',
    enforce: 'pre',
    resolveId(path) {
      const [, code] = /\/packs\/([a-z]+)\.json$/.exec(path) ?? [];
      return code ? { id: `/locales/${code}.js`, external: 'absolute' } : null;
    },
  };
}
