import config from './playwright.config.ts';

/** The configuration of the recipe, with the browser that is installed here. */
export default {
  ...config,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...config.use,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] },
  },
};
