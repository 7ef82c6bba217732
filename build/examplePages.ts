import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { icuMessagesVite } from './icuMessages.ts';
import { ownNames } from './ownNames.ts';
import { pushWorkerVite } from './pushWorker.ts';

const FOLDERS = { standalone: 'standalone', embed: 'host-embed' } as const;

const ELEMENT = 'src/element/index.ts';
const UI = 'src/ui/kit/index.ts';
const PUSH_FCM = 'src/adapters/push/fcm/fcmPush.ts';

export type ExampleName = keyof typeof FOLDERS;

export function exampleFolder(root: string, name: ExampleName): string {
  return join(root, 'examples', FOLDERS[name]);
}

/** Vite configuration of an example. It imports the package by name, resolved to the sources. */
export function exampleConfig(root: string, name: ExampleName): InlineConfig {
  return {
    configFile: false,
    root: exampleFolder(root, name),
    logLevel: 'warn',
    plugins: [icuMessagesVite(), pushWorkerVite(root), react(), ownNames()],
    resolve: {
      alias: [
        { find: /^vendor-portal$/, replacement: join(root, 'src', 'index.ts') },
        { find: /^vendor-portal\/element$/, replacement: join(root, ELEMENT) },
        { find: /^vendor-portal\/push-fcm$/, replacement: join(root, PUSH_FCM) },
        { find: /^vendor-portal\/ui$/, replacement: join(root, UI) },
        { find: /^vendor-portal\/locales\//, replacement: `${join(root, 'src', 'locales')}/` },
      ],
    },
  };
}
