import type { Page } from '@playwright/test';
import { type Measurement, open, taskFigures, timed } from '../round.ts';

const FIRST_FIGURE = '/Revenue₹/.test(document.querySelector("main")?.textContent)';
const HEADINGS = `[...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)`;
/** The condition that the last part of the page is shown. */
const ALL = `${HEADINGS}.includes('Preparation')`;
/** The text that names the shown days. */
const SENTENCE = `[...document.querySelectorAll('main p')].find(({ textContent }) => textContent.includes('Compared with'))?.textContent`;
const PERIODS = ['This month', 'Last 7 days', 'Last month', 'Last 30 days'];

/** The time at which the whole list had arrived. */
function arrival(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('get-order-history'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  );
}

export const insights: Measurement = {
  name: 'Insights of 10,000 orders',
  subjects: ['portal'],
  async run({ page, market, step }) {
    market.liveOrders.fill({});
    await page.addInitScript(`window.allParts = bench.until(() => ${ALL})`);
    const read = async () => {
      const first = await open(page, '/insights', FIRST_FIGURE);
      return { first, all: await page.evaluate<number>('window.allParts') };
    };
    const { first, all } = await step('opened cold', read);
    const arrived = await arrival(page);
    // Ignore earlier tasks, because the driver copies the answer in a long task.
    const start = await page.evaluate(() => performance.now());
    const choose = async () => {
      const times: number[] = [];
      for (const name of PERIODS) {
        const act = `window.before = ${SENTENCE}; bench.choose('${name}')`;
        const isDone = `${SENTENCE} && ${SENTENCE} !== window.before && ${ALL}`;
        times.push(await timed(page, act, isDone));
      }
      return Math.max(...times);
    };
    const slowest = await step('other periods', choose);
    return {
      'first figure after the data': first - arrived,
      'all figures after the data': all - arrived,
      'slowest other period': slowest,
      ...(await taskFigures(page, start)),
    };
  },
};
