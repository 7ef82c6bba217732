import { type Measurement, open, scriptFigures, taskFigures } from '../round.ts';

/** The time that requests get to finish. */
const REST_MS = 1_000;

export const signIn: Measurement = {
  name: 'Sign-in, opened cold',
  isSignedOut: true,
  async run({ page, served, step }) {
    const usable = await step('usable', () =>
      open(page, '/login', 'document.querySelector("form input[type=tel]")'),
    );
    await page.waitForTimeout(REST_MS);
    return {
      usable,
      ...(await scriptFigures(page, served, usable)),
      ...(await taskFigures(page)),
    };
  },
};
