import { defineConfig } from '@playwright/test';
import { bringFonts } from '../support/fonts/fonts.ts';
import type { EngineOption } from './fixtures.ts';

bringFonts();

export default defineConfig<object, EngineOption>({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/browsers',
  // One browser of each engine runs its tests one after another.
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  forbidOnly: true,
  ...(process.env.BROWSERS_SLICE ? { grep: /@slice/ } : {}),
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
