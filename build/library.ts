import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { icuMessagesVite } from './icuMessages.ts';
import { inlineRuntime } from './inlineRuntime.ts';
import { ownNames } from './ownNames.ts';

/** The entries of the package, without `dist/` and their endings. */
export const LIBRARY_ENTRIES = {
  index: 'src/index.ts',
  element: 'src/element/index.ts',
  'push-fcm': 'src/adapters/push/fcm/fcmPush.ts',
  'locales/hi': 'src/locales/hi.ts',
};

export const LIBRARY_TARGET = 'es2022';
/** For React Server Components: every file runs on the client. */
export const CLIENT_BANNER = '"use client";';

/** A module of a package that is installed with ours, or by the host. */
function installedModules(root: string): RegExp {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return new RegExp(`^(?:${names.join('|')})(?:/|$)`);
}

/**
 * The library for bundlers, as ES modules. A bundler never splits a module, so each chunk of it is
 * at most one script of the host's page.
 */
export function esmLibrary(root: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [icuMessagesVite(), react(), inlineRuntime(), ownNames()],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: LIBRARY_TARGET,
      minify: false,
      chunkSizeWarningLimit: 10_000,
      lib: { entry: LIBRARY_ENTRIES, formats: ['es'] },
      rolldownOptions: {
        external: installedModules(root),
        output: {
          banner: CLIENT_BANNER,
          comments: { jsdoc: false },
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}
