import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { icuMessagesVite } from './icuMessages.ts';
import { inlineRuntime } from './inlineRuntime.ts';
import { ownNames } from './ownNames.ts';

/** `vendor-portal/element` for a page without a bundler: all of it inside, a file per screen. */
export function standaloneElement(root: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [icuMessagesVite(), react(), inlineRuntime(), ownNames()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: join(root, 'dist', 'element'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      license: { fileName: 'licenses.md' },
      lib: { entry: 'src/element/index.ts', formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: 'standalone.js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}
