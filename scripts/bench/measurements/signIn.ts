import { type Measurement, open, scriptFigures, taskFigures, visitBefore } from '../round.ts';

/** The time that requests get to finish. */
const REST_MS = 1_000;

const USABLE = 'document.querySelector("form input[type=tel]")';

export const signIn: Measurement = {
  name: 'Sign-in, opened cold',
  isSignedOut: true,
  async run({ page, served, step }) {
    const usable = await step('usable', () => open(page, '/login', USABLE));
    await page.waitForTimeout(REST_MS);
    return {
      usable,
      ...(await scriptFigures(page, served, usable)),
      ...(await taskFigures(page)),
    };
  },
};

export const signInAgain: Measurement = {
  name: 'Sign-in, visited before',
  isSignedOut: true,
  async run({ page }) {
    await visitBefore(page, '/login', USABLE);
    return { usable: await open(page, '/login', USABLE) };
  },
};

export const signInSlow: Measurement = {
  name: 'Sign-in, slow network',
  isSignedOut: true,
  isSlow: true,
  run: async ({ page }) => ({ usable: await open(page, '/login', USABLE) }),
};
