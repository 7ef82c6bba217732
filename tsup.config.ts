import { copyFile, mkdir } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { collectPackagesEsbuild } from './build/bundledPackages.ts';
import type { EsbuildPlugin } from './build/esbuildPlugin.ts';
import { icuMessagesEsbuild } from './build/icuMessages.ts';
import {
  CLIENT_BANNER,
  COMMON_ENTRIES,
  HOST_PACKAGE,
  LIBRARY_ENTRIES,
  LIBRARY_TARGET,
} from './build/library.ts';

/** Imported by the library but not installed with it: bundled. */
const BUNDLED = [/^jotai-tanstack-query/, /^lucide-react/, /^icu-minify/];

/** What the compiler has written for each entry; see `scripts/build.ts`. */
const declarations = Object.fromEntries(
  Object.entries(LIBRARY_ENTRIES).map(([name, source]) => [
    name,
    source.replace('src', '.cache/declarations').replace('.ts', '.d.ts'),
  ]),
);

/** The library for CommonJS, and its types. `build/library.ts` makes the ES modules. */
const library: Options = {
  outDir: 'dist',
  tsconfig: 'tsconfig.json',
  platform: 'browser',
  target: LIBRARY_TARGET,
  // Whether this is development is known to the host's bundler, not to ours.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  noExternal: BUNDLED,
  external: ['react', 'react-dom', HOST_PACKAGE],
  // A directive would be lost by rollup's pass over the output.
  treeshake: false,
  banner: { js: CLIENT_BANNER },
  esbuildPlugins: [icuMessagesEsbuild],
};

/** Node's `require` inside ESM, for the bundled packages that are CommonJS. */
const CLI_BANNER = [
  '#!/usr/bin/env node',
  "import { createRequire as vpCreateRequire } from 'node:module';",
  'const require = vpCreateRequire(import.meta.url);',
].join('\n');

/** Installed, the harness serves prebuilt pages: what runs Vite over the sources stays out. */
const withoutSourcePages: EsbuildPlugin = {
  name: 'vendor-portal:without-source-pages',
  setup(build) {
    build.onLoad({ filter: /\/(?:vite|bundled)Pages\.ts$/ }, () => ({
      contents: 'export {};',
      loader: 'js',
    }));
  },
};

const WORKER = 'push-fcm/vendor-portal-sw';

export default defineConfig([
  {
    ...library,
    entry: LIBRARY_ENTRIES,
    format: 'esm',
    // From declarations a bundle takes a second, from sources forty.
    dts: {
      only: true,
      entry: declarations,
      compilerOptions: { ignoreDeprecations: '6.0' },
    },
  },
  // With splitting, sucrase would put code before the directive and down-level `?.`.
  {
    ...library,
    entry: COMMON_ENTRIES,
    format: 'cjs',
    splitting: false,
    esbuildPlugins: [icuMessagesEsbuild, collectPackagesEsbuild('library')],
    async onSuccess() {
      await mkdir('dist/contract', { recursive: true });
      await copyFile('contract/openapi.yaml', 'dist/contract/openapi.yaml');
    },
  },
  {
    // One classic script: a host serves it as it is.
    entry: { [WORKER]: 'src/adapters/push/worker/vendorPortalSw.ts' },
    outDir: 'dist',
    tsconfig: 'tsconfig.json',
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    esbuildPlugins: [collectPackagesEsbuild('worker')],
    outExtension: () => ({ js: '.js' }),
  },
  {
    entry: { 'vendor-portal-dev': 'bin/vendor-portal-dev.ts' },
    outDir: 'dist/bin',
    tsconfig: 'tsconfig.node.json',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Splitting keeps PGlite's import in a chunk of its own, met only after it is known to be there.
    splitting: true,
    external: ['pg-native', 'vite'],
    banner: { js: CLI_BANNER },
    esbuildPlugins: [withoutSourcePages, collectPackagesEsbuild('command')],
  },
]);
