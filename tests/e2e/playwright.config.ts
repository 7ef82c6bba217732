import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';

const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium()) ?? undefined;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    trace: 'off',
    launchOptions: { args: FLAGS, executablePath },
  },
});
