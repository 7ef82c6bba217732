import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../../scripts/chromium.ts';
import { bringFonts } from '../support/fonts/fonts.ts';

bringFonts();

const chromium = (await findChromium()) ?? undefined;
const shell = findHeadlessShell() ?? chromium;

/** These tests need a browser with notifications, or leave a service worker that answers for the page. */
const PUSH = '**/{push/*,host/install}.test.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for about a second, so optimizing its code costs more time than it saves.
  '--js-flags=--no-opt --no-maglev --single-threaded --no-script-streaming',
];

export default defineConfig({
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 3,
  // A shared machine can stop for seconds. CI repeats a failed test once, and names it in its last lines.
  retries: process.env.CI ? 1 : 0,
  // A shared machine can need four times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-IN',
    trace: 'off',
    // Turn off animations and draw a quarter of the pixels, because drawing uses the same cores as the tests.
    contextOptions: { reducedMotion: 'reduce' },
    deviceScaleFactor: 0.5,
    // Reuse the browser context. Only its cache is kept between tests.
    reuseContext: true,
  },
  projects: [
    {
      name: 'screens',
      testMatch: '**/*.test.ts',
      testIgnore: PUSH,
      use: { launchOptions: { args: FLAGS, executablePath: shell } },
    },
    {
      name: 'push',
      testMatch: PUSH,
      // A context keeps the permission for notifications once it has been granted.
      use: { reuseContext: false, launchOptions: { args: FLAGS, executablePath: chromium } },
    },
  ],
});
