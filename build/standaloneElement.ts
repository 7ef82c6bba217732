import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { icuMessagesVite } from './icuMessages.ts';

/** A file for what stands on the screen at once: alone it is smaller than in forty parts. */
const FIRST_SCREENS = [
  {
    name: 'sign-in',
    pages: 'element/index|features/auth/pages/LandingPage|portal/diagnostics/page/watchHostPage',
  },
  // Before the screens it leads to: what they share is not to bring them along.
  { name: 'CodeDialog', pages: 'features/auth/components/CodeDialog' },
  {
    name: 'signed-in',
    pages: 'portal/(guards/SignedIn|layout/AppLayout)|features/dashboard/pages/DashboardPage',
  },
];

/** `vendor-portal/element` for a page without a bundler: all of it inside, a file per screen. */
export function standaloneElement(root: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [icuMessagesVite(), react()],
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
          codeSplitting: {
            groups: FIRST_SCREENS.map(({ name, pages }) => ({
              name,
              test: new RegExp(`/src/(${pages})\\.tsx?$`),
            })),
          },
        },
      },
    },
  };
}
