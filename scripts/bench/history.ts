import {
  type Figures,
  type Measurement,
  readTasks,
  timeToPaint,
  timeUntil,
  watchTasks,
} from './measure.ts';

const TYPED = ['d', 'de', 'dem', 'demo', 'demo-', 'demo-2', 'demo-20', '(', 'asha', 'asha d', ''];
const ROWS = 'document.querySelectorAll("tbody tr").length >= 25';
const ALL = 'document.body.textContent.includes("of 10,000")';
const SEARCH = 'input[type="search"]';
const TOTAL = 'th:nth-of-type(5) button';
const NEXT = 'button[aria-label="Next page"]';

/** Each key in turn; what counts is the slowest one. */
async function slowestKey(page: Parameters<typeof timeToPaint>[0]): Promise<number> {
  const times: number[] = [];
  for (const text of TYPED) times.push(await timeToPaint(page, SEARCH, text));
  return Math.max(...times);
}

export const history: Measurement = {
  name: 'History of 10,000 orders',
  async run({ page, server, contestant }): Promise<Figures> {
    const isPortal = contestant === 'portal';
    await watchTasks(page);
    const address = isPortal ? '/outlet/order-history' : `/floor/${contestant}`;
    await page.goto(`${server.url}${address}`, { waitUntil: 'commit' });
    const rowsVisible = await timeUntil(page, ROWS);
    const allRead = await timeUntil(page, ALL);
    const longestTask = Math.max(0, ...(await readTasks(page)));
    const key = await slowestKey(page);
    await timeUntil(page, ALL);
    const sort = await timeToPaint(page, TOTAL);
    const turn = await timeToPaint(page, NEXT);
    return {
      'rows visible': rowsVisible,
      'all rows read': allRead,
      'longest task while reading': longestTask,
      'slowest keystroke': key,
      sort,
      page: turn,
    };
  },
};
