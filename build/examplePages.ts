import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { EXAMPLE_FOLDERS, type ExampleName, examplePage } from './exampleFolders.ts';
import { icuMessagesVite } from './icuMessages.ts';
import { ownNames } from './ownNames.ts';
import { workersVite } from './workers.ts';

const ELEMENT = 'src/element/index.ts';
const UI = 'src/ui/kit/index.ts';
const WATCH = 'src/watch/index.ts';
const WATCH_BACKEND = 'src/watch/backend/index.ts';
const WORKER = 'src/worker/index.ts';
const WEBVIEW = 'src/webview/index.ts';
const BACKEND = 'src/backend/index.ts';
const PRINTERS = 'src/printers/index.ts';
const PUSH_FCM = 'src/adapters/push/fcm/fcmPush.ts';
const PUSH_WEB = 'src/adapters/push/web/webPush.ts';

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
    resolve: {
      alias: [
        { find: /^vendor-portal$/, replacement: join(root, 'src', 'index.ts') },
        { find: /^vendor-portal\/element$/, replacement: join(root, ELEMENT) },
        { find: /^vendor-portal\/push-fcm$/, replacement: join(root, PUSH_FCM) },
        { find: /^vendor-portal\/push-web$/, replacement: join(root, PUSH_WEB) },
        { find: /^vendor-portal\/ui$/, replacement: join(root, UI) },
        { find: /^vendor-portal\/watch$/, replacement: join(root, WATCH) },
        { find: /^vendor-portal\/watch-backend$/, replacement: join(root, WATCH_BACKEND) },
        { find: /^vendor-portal\/worker$/, replacement: join(root, WORKER) },
        { find: /^vendor-portal\/webview$/, replacement: join(root, WEBVIEW) },
        { find: /^vendor-portal\/backend$/, replacement: join(root, BACKEND) },
        { find: /^vendor-portal\/printers$/, replacement: join(root, PRINTERS) },
        { find: /^vendor-portal\/locales\//, replacement: `${join(root, 'src', 'locales')}/` },
      ],
    },
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
    plugins: [plugins, relativeEntries()],
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
