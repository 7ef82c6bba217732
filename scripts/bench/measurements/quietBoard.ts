import { callFigures, type Measurement, open } from '../round.ts';

/** Ten orders without changes. */
const ORDERS = {
  waiting_for_confirmation: 4,
  cooking: 3,
  packing_processing: 2,
  ready_to_pickup: 1,
};
const SETTLING_MS = 15_000;
const MINUTES = 1.5;

/** Emulates a background tab, which the headless shell does not have. */
const HIDE = `for (const [name, value] of [['visibilityState', 'hidden'], ['hidden', true]])
    Object.defineProperty(document, name, { configurable: true, get: () => value });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('blur'));`;

export function quietBoard(state: 'visible' | 'hidden'): Measurement {
  return {
    name: `Quiet board of 10, ${state}, per minute`,
    isWaiting: true,
    async run({ page, market }) {
      market.liveOrders.fill(ORDERS);
      await open(page, '/orders', "bench.tabCount('New') === 4");
      await page.waitForTimeout(SETTLING_MS);
      if (state === 'hidden') await page.evaluate(HIDE);
      const start = await page.evaluate(() => performance.now());
      await page.waitForTimeout(MINUTES * 60_000);
      return callFigures(page, start, MINUTES);
    },
  };
}
