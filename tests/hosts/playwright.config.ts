import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

const screens = e2e.projects?.find(({ name }) => name === 'screens');

export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results',
  projects: [{ name: 'hosts', testMatch: '*.test.ts', use: screens?.use ?? {} }],
});
