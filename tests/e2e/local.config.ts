import config from './playwright.config.ts';
export default {
  ...config,
  globalSetup: undefined,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 30_000 },
};
