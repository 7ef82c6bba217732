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
import { strictEsbuild } from './build/warnings.ts';

/** Packages that are bundled, because the library imports them but does not install them. */
const BUNDLED = [/^jotai-tanstack-query/, /^lucide-react/, /^icu-minify/];

/** The declarations that the compiler has written for each entry; see `scripts/build.ts`. */
const declarations = Object.fromEntries(
  Object.entries(LIBRARY_ENTRIES).map(([name, source]) => [
    name,
    source.replace('src', '.cache/declarations').replace('.ts', '.d.ts'),
  ]),
);
declarations['locales/pack'] = '.cache/declarations/locales/pack.d.ts';
declarations.testing = '.cache/declarations-testing/testing/index.d.ts';

/** The library as CommonJS, and its types. `build/library.ts` builds the ES modules. */
const library: Options = {
  outDir: 'dist',
  tsconfig: 'tsconfig.json',
  platform: 'browser',
  target: LIBRARY_TARGET,
  // The host's bundler decides whether this is development.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  noExternal: BUNDLED,
  external: ['react', 'react-dom', HOST_PACKAGE],
  // Rollup's pass over the output would remove the directive.
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

/** The installed command serves prebuilt pages, so the code that runs Vite over the sources is left out. */
const withoutSourcePages: EsbuildPlugin = {
  name: 'vendor-portal:without-source-pages',
  setup(build) {
    build.onLoad({ filter: /\/(?:vite|bundled)Pages\.ts$/ }, () => ({
      contents: 'export {};',
      loader: 'js',
    }));
  },
};

/** `vendor-portal/testing` loads the sandbox from the files of the command, so that the package has it once. */
const sandboxOfCommand: EsbuildPlugin = {
  name: 'vendor-portal:sandbox-of-command',
  setup(build) {
    build.onResolve({ filter: /^\.\/bundle\.ts$/ }, () => ({
      path: './bin/sandbox.js',
      external: true,
    }));
  },
};

/** `element.cjs` loads the portal from `index.cjs`, so that the package has it once as CommonJS. */
const portalOfIndex: EsbuildPlugin = {
  name: 'vendor-portal:portal-of-index',
  setup(build) {
    build.onResolve(
      { filter: /^\.\.\/(?:portal\/VendorPortal|adapters\/push\/serverSentEventsPush)$/ },
      ({ importer }) =>
        importer.includes('/src/element/') ? { path: './index.cjs', external: true } : undefined,
    );
  },
};

const PUSH_WORKER = 'src/adapters/push/worker/vendorPortalSw.ts';
/** Both push adapters have the same worker. */
const WORKERS = {
  'push-fcm/vendor-portal-sw': PUSH_WORKER,
  'push-web/vendor-portal-sw': PUSH_WORKER,
  'worker/vendor-portal-shell-sw': 'src/worker/sw/vendorPortalShellSw.ts',
};

export default defineConfig([
  {
    ...library,
    entry: LIBRARY_ENTRIES,
    format: 'esm',
    // Bundling declarations takes a second; bundling sources would take forty.
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
    // A file contains all its code, so that spaces and comments would be a quarter of the download.
    esbuildOptions(options) {
      options.minifyWhitespace = true;
      options.charset = 'utf8';
    },
    esbuildPlugins: [
      icuMessagesEsbuild,
      portalOfIndex,
      collectPackagesEsbuild('library'),
      strictEsbuild,
    ],
    async onSuccess() {
      await mkdir('dist/contract', { recursive: true });
      await copyFile('contract/openapi.yaml', 'dist/contract/openapi.yaml');
    },
  },
  {
    // Each is one classic script, which a host serves unchanged.
    entry: WORKERS,
    outDir: 'dist',
    tsconfig: 'tsconfig.json',
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    esbuildPlugins: [collectPackagesEsbuild('worker'), strictEsbuild],
    outExtension: () => ({ js: '.js' }),
  },
  {
    entry: { 'vendor-portal-dev': 'bin/vendor-portal-dev.ts', sandbox: 'testing/bundle.ts' },
    outDir: 'dist/bin',
    tsconfig: 'tsconfig.node.json',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Splitting puts PGlite's import into a separate chunk, which is loaded only after a check that PGlite is installed.
    splitting: true,
    external: ['pg-native', 'vite'],
    // The command runs without the dependencies of the library.
    noExternal: ['eventsource-parser'],
    banner: { js: CLI_BANNER },
    esbuildPlugins: [withoutSourcePages, collectPackagesEsbuild('command'), strictEsbuild],
  },
  {
    entry: { testing: 'testing/index.ts' },
    outDir: 'dist',
    tsconfig: 'tsconfig.node.json',
    // Jest loads CommonJS.
    format: ['esm', 'cjs'],
    platform: 'node',
    target: 'node20',
    splitting: false,
    esbuildPlugins: [sandboxOfCommand, strictEsbuild],
    // Only an import can load the sandbox, which is an ES module.
    esbuildOptions(options) {
      options.supported = { 'dynamic-import': true };
    },
  },
]);
