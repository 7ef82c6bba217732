import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

const PUSH = 'firebase.test.ts';
const settingsOf = (project: string) =>
  e2e.projects?.find(({ name }) => name === project)?.use ?? {};

export default defineConfig({
  ...e2e,
  testDir: '.',
  globalSetup: './globalSetup.ts',
  outputDir: '../../test-results',
  projects: [
    { name: 'hosts', testMatch: '*.test.ts', testIgnore: PUSH, use: settingsOf('screens') },
    { name: 'push', testMatch: PUSH, use: settingsOf('push') },
  ],
});
