import { join } from 'node:path';

/** The entries of the package that examples and the site import by name, with their source files. */
const SOURCES: Readonly<Record<string, string>> = {
  'vendor-portal': 'src/index.ts',
  'vendor-portal/element': 'src/element/index.ts',
  'vendor-portal/push-fcm': 'src/adapters/push/fcm/fcmPush.ts',
  'vendor-portal/push-web': 'src/adapters/push/web/webPush.ts',
  'vendor-portal/ui': 'src/ui/kit/index.ts',
  'vendor-portal/watch': 'src/watch/index.ts',
  'vendor-portal/watch-backend': 'src/watch/backend/index.ts',
  'vendor-portal/worker': 'src/worker/index.ts',
  'vendor-portal/webview': 'src/webview/index.ts',
  'vendor-portal/backend': 'src/backend/index.ts',
  'vendor-portal/presets': 'src/presets/index.ts',
  'vendor-portal/printers': 'src/printers/index.ts',
  'vendor-portal/locales': 'src/locales/index.ts',
  'vendor-portal/locales/hi': 'src/locales/hi.ts',
};

/** Aliases for Vite, so that code that imports the package by name is built from the sources. */
export function sourceAliases(root: string): { find: RegExp; replacement: string }[] {
  const entries = Object.entries(SOURCES).map(([name, source]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(root, source),
  }));
  const packs = {
    find: /^vendor-portal\/locales\/([a-z]+)$/,
    replacement: join(root, 'src/locales/packs/$1.json'),
  };
  return [...entries, packs];
}
