import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { icuMessagesVite } from './icuMessages.ts';
import { inlineRuntime } from './inlineRuntime.ts';
import { ownNames } from './ownNames.ts';

/** The entries of the package that have a CommonJS build too, by their path below `dist`. */
export const COMMON_ENTRIES = {
  index: 'src/index.ts',
  element: 'src/element/index.ts',
  'push-fcm': 'src/adapters/push/fcm/fcmPush.ts',
  'locales/hi': 'src/locales/hi.ts',
};

/** CommonJS files share no code, so a second one would have a second React context. */
export const LIBRARY_ENTRIES = { ...COMMON_ENTRIES, ui: 'src/ui/kit/index.ts' };

export const LIBRARY_TARGET = 'es2022';
/** Makes every file a client module for React Server Components. */
export const CLIENT_BANNER = '"use client";';

/** Installed by the host, but not a peer dependency (record 0002). */
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
  plugins: [icuMessagesVite(), react(), inlineRuntime(), ownNames()],
  // Minifiers leave the CSS in template literals as it is.
  oxc: {
    plugins: {
      styledComponents: { minify: true, displayName: false, fileName: false, ssr: false },
    },
  },
});

const chunks = { chunkFileNames: '[name]-[hash].js', codeSplitting: { groups: chunkGroups } };

/** The ES modules of the library. A chunk becomes at most one script of the host's page. */
export function esmLibrary(root: string): InlineConfig {
  return {
    ...shared(root),
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
          ...chunks,
          banner: CLIENT_BANNER,
          comments: { jsdoc: false },
          entryFileNames: '[name].js',
        },
      },
    },
  };
}

/** `vendor-portal/element` for a page without a bundler, with all dependencies and one file per screen. */
export function standaloneElement(root: string): InlineConfig {
  return {
    ...shared(root),
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: join(root, 'dist', 'element'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      license: { fileName: 'licenses.md' },
      lib: { entry: LIBRARY_ENTRIES.element, formats: ['es'] },
      rolldownOptions: { output: { ...chunks, minify: true, entryFileNames: 'standalone.js' } },
    },
  };
}
