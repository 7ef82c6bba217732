import { heapFigure, type Measurement, open, scriptFigures, taskFigures } from '../round.ts';

/** The number of new orders that kitchen mode shows at once, and the rest of 60 open orders. */
const ORDERS = { waiting_for_confirmation: 3, cooking: 57 };
/** The pause before the tasks are counted. */
const REST_MS = 2_500;

const BUTTONS = `[...document.querySelectorAll('[data-ticket] button')].map(({ textContent }) => textContent)`;
/** The minimal versions have no kitchen mode. They show their board. */
const IS_SHOWN = `${BUTTONS}.includes('Order Ready')
  || bench.tabCount('New') === 3 && document.querySelectorAll('article').length === 3`;

export const kitchen: Measurement = {
  name: 'Kitchen mode with 60 orders, opened cold',
  async run({ page, devTools, market, served, step }) {
    market.liveOrders.fill(ORDERS);
    const painted = await step('opened', async () => {
      const milliseconds = await open(page, '/orders?view=kitchen', IS_SHOWN);
      await page.waitForTimeout(REST_MS);
      return milliseconds;
    });
    return {
      painted,
      ...(await scriptFigures(page, served, painted)),
      ...(await taskFigures(page)),
      ...(await heapFigure(devTools)),
    };
  },
};
