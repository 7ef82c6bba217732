import { defineConfig } from '@playwright/test';

export default defineConfig({
  globalSetup: './sandbox.setup.ts',
  use: { baseURL: 'http://localhost:5173' },
  webServer: {
    command: 'npx vite --port 5173 --strictPort',
    url: 'http://localhost:5173',
    env: { VITE_HOST: 'http://127.0.0.1:4010' },
  },
});
