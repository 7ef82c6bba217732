import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../scripts/chromium.ts';
import { bringFonts } from '../support/fonts/fonts.ts';

bringFonts();

const chromium = (await findChromium()) ?? undefined;

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results/site',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // The live page starts a database, and a shared machine can need four times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL,
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
      executablePath: findHeadlessShell() ?? chromium,
    },
  },
});
