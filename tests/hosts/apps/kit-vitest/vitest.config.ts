import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './startSandbox.ts',
    setupFiles: './setupDom.ts',
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'jsdom', environment: 'jsdom' } },
      { extends: true, test: { name: 'happy-dom', environment: 'happy-dom' } },
    ],
  },
});
