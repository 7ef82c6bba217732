import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { icuMessagesVite } from './build/icuMessages.ts';
import { sourceAliases } from './build/sourceAliases.ts';
import { LongestFirst } from './scripts/testing/LongestFirst.ts';

const SCREENS = '{src,tests/support}/**/*.screen.test.ts';

export default defineConfig({
  plugins: [icuMessagesVite(), react()],
  test: {
    // One worker per core. The default on a machine with two cores is one.
    maxWorkers: '100%',
    // A worker keeps its page and modules for all files, because creating them for each file took most of the time.
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A busy machine needs several times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [SCREENS],
          setupFiles: ['tests/support/unitSetup.ts'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        // Page objects of browser tests expect in this page.
        resolve: { alias: { '@playwright/test': resolve('tests/support/screen/matchers.ts') } },
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: [SCREENS],
          globalSetup: 'tests/support/screen/startSandbox.ts',
          setupFiles: ['tests/support/screen/screenSetup.ts'],
          expect: { poll: { timeout: 20_000, interval: 20 } },
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          exclude: [SCREENS],
          include: [
            '{sandbox,bin,build,scripts,tests/schedules,tests/filters,tests/figures,tests/backends,tests/brought,tests/support}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // The site is built from the sources of the package.
        resolve: { alias: sourceAliases(resolve('.')) },
        test: { name: 'site', environment: 'node', include: ['site/src/**/*.test.ts'] },
      },
      {
        extends: true,
        // Needs `npm run build` first, because it tests the package as it would be published.
        test: { name: 'package', environment: 'node', include: ['tests/package/**/*.test.ts'] },
      },
    ],
  },
});
