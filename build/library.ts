import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { icuMessagesVite } from './icuMessages.ts';
import { inlineRuntime } from './inlineRuntime.ts';
import { lucideIcons } from './lucideIcons.ts';
import { ownNames } from './ownNames.ts';
import { packLanguages } from './packs.ts';
import { wheelDelta } from './wheelDelta.ts';

/** The entries of the package that also have a CommonJS build, by their path below `dist`. */
export const COMMON_ENTRIES = {
  index: 'src/index.ts',
  element: 'src/element/index.ts',
  'push-fcm': 'src/adapters/push/fcm/fcmPush.ts',
  'push-web': 'src/adapters/push/web/webPush.ts',
  'locales/hi': 'src/locales/hi.ts',
};

/** The entries whose ES modules share their chunks. */
const SHARED_ENTRIES = {
  ...COMMON_ENTRIES,
  'locales/index': 'src/locales/index.ts',
  ui: 'src/ui/kit/index.ts',
  presets: 'src/presets/index.ts',
  backend: 'src/backend/index.ts',
  manifest: 'src/manifest/index.ts',
  worker: 'src/worker/index.ts',
};

/** Entries that are one file without imports, so that they load none of the portal's code. */
const SINGLE_ENTRIES = {
  watch: 'src/watch/index.ts',
  'watch-backend': 'src/watch/backend/index.ts',
  printers: 'src/printers/index.ts',
  webview: 'src/webview/index.ts',
  preload: 'src/preload/index.ts',
};
export type SingleEntry = keyof typeof SINGLE_ENTRIES;

/**
 * All entries. `ui` has no CommonJS build, because CommonJS files share no code and it would get a second React
 * context. The other entries have none, because Node.js can require an ES module.
 */
export const LIBRARY_ENTRIES = { ...SHARED_ENTRIES, ...SINGLE_ENTRIES };

export const LIBRARY_TARGET = 'es2022';
/** The directive that makes every file a client module for React Server Components. */
export const CLIENT_BANNER = '"use client";';

/** Entries whose functions a server can call too. */
const SERVER_ENTRIES: readonly string[] = ['preload', 'presets', 'backend', 'manifest'];

const bannerOf = (name: string) => (SERVER_ENTRIES.includes(name) ? '' : CLIENT_BANNER);

/** A package that the host installs although it is not a peer dependency (record 0002). */
export const HOST_PACKAGE = 'firebase';

/** Matches modules of dependencies and of the host, which are not bundled. */
function installedModules(root: string): RegExp {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  const names = [HOST_PACKAGE, ...Object.keys({ ...dependencies, ...peerDependencies })];
  return new RegExp(`^(?:${names.join('|')})(?:/|$)`);
}

const shared = (root: string) => ({
  configFile: false as const,
  root,
  logLevel: 'warn' as const,
  publicDir: false as const,
  plugins: [
    icuMessagesVite(),
    lucideIcons(root),
    react(),
    inlineRuntime(),
    ownNames(),
    wheelDelta(),
  ],
  // Minify the CSS in template literals here, because JavaScript minifiers leave it unchanged.
  oxc: {
    plugins: {
      styledComponents: { minify: true, displayName: false, fileName: false, ssr: false },
    },
  },
});

const toDist = { outDir: 'dist', emptyOutDir: false, target: LIBRARY_TARGET, minify: false };

const chunks = { chunkFileNames: '[name]-[hash].js', codeSplitting: { groups: chunkGroups } };

/** The language packs: each is a file of texts, whose types are those of `locales/pack`. */
const packEntries = (root: string) =>
  Object.fromEntries(
    packLanguages(root).map((code) => [`locales/${code}`, `src/locales/packs/${code}.json`]),
  );

/** Vite configuration of the library's ES modules. Each chunk becomes at most one script on the host's page. */
export function esmLibrary(root: string): InlineConfig {
  return {
    ...shared(root),
    build: {
      ...toDist,
      chunkSizeWarningLimit: 10_000,
      lib: { entry: { ...SHARED_ENTRIES, ...packEntries(root) }, formats: ['es'] },
      rolldownOptions: {
        external: installedModules(root),
        output: {
          ...chunks,
          banner: ({ name }) => bannerOf(name),
          comments: { jsdoc: false },
          entryFileNames: '[name].js',
        },
      },
    },
  };
}

/** Vite configuration of an entry that is one file, with its dependencies. */
export function singleLibrary(root: string, name: SingleEntry): InlineConfig {
  return {
    ...shared(root),
    build: {
      ...toDist,
      lib: { entry: { [name]: SINGLE_ENTRIES[name] }, formats: ['es'] },
      rolldownOptions: {
        output: {
          codeSplitting: false,
          minify: true,
          banner: bannerOf(name),
          entryFileNames: '[name].js',
        },
      },
    },
  };
}

/** Vite configuration of `vendor-portal/element` for pages without a bundler: all dependencies, one file per screen. */
export function standaloneElement(root: string): InlineConfig {
  return {
    ...shared(root),
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: join(root, 'dist', 'element'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      // For `vendor-portal/preload`.
      manifest: 'manifest.json',
      license: { fileName: 'licenses.md' },
      lib: { entry: LIBRARY_ENTRIES.element, formats: ['es'] },
      rolldownOptions: { output: { ...chunks, minify: true, entryFileNames: 'standalone.js' } },
    },
  };
}
