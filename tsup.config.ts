import { copyFile, mkdir } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import type { EsbuildPlugin } from './build/esbuildPlugin.ts';
import { icuMessagesEsbuild } from './build/icuMessages.ts';
import { lucideIconsEsbuild } from './build/lucideIcons.ts';

/** Imported by the library yet not installed with it: these go into the bundle. */
const BUNDLED = [/^jotai-tanstack-query/, /^lucide-react/, /^icu-minify/];

const entry = {
  index: 'src/index.ts',
  element: 'src/element/index.ts',
  'push-fcm': 'src/adapters/push/fcm/fcmPush.ts',
  'locales/hi': 'src/locales/hi.ts',
};

/** What the compiler has written for each entry; see `scripts/build.ts`. */
const declarations = Object.fromEntries(
  Object.entries(entry).map(([name, source]) => [
    name,
    source.replace('src', '.cache/declarations').replace('.ts', '.d.ts'),
  ]),
);

const library: Options = {
  entry,
  outDir: 'dist',
  tsconfig: 'tsconfig.json',
  platform: 'browser',
  target: 'es2022',
  // Whether this is development is known to the host's bundler, not to ours.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  noExternal: BUNDLED,
  external: ['react', 'react-dom'],
  // A directive would be lost by rollup's pass over the output.
  treeshake: false,
  banner: { js: '"use client";' },
  esbuildPlugins: [icuMessagesEsbuild, lucideIconsEsbuild],
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
    format: 'esm',
    splitting: true,
    // From declarations a bundle takes a second, from sources forty.
    dts: {
      entry: declarations,
      compilerOptions: { ignoreDeprecations: '6.0' },
    },
  },
  // With splitting, sucrase would put code before the directive and down-level `?.`.
  {
    ...library,
    format: 'cjs',
    splitting: false,
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
    external: ['pg-native'],
    banner: { js: CLI_BANNER },
    esbuildPlugins: [withoutSourcePages],
  },
]);
