import {
  answered,
  callFigures,
  heapFigure,
  type Measurement,
  open,
  taskFigures,
} from '../round.ts';

const PATH = '/outlet/order-history';
const TYPED = ['d', 'de', 'dem', 'demo', 'demo-', 'demo-2', 'demo-20', '(', 'asha', 'asha d', ''];
/**
 * The unchanged frames between two keys. On a slow machine, more frames would last longer than the 300 ms after which
 * the portal sends a search of which the baselines have none.
 */
const FRAMES = 3;
/** The unchanged frames after which the parts that load last, such as the header's figures, are painted. */
const SETTLED = 60;
const ROWS = 'document.querySelectorAll("tbody tr").length >= 25';
/** The condition that all orders are loaded. Their number includes the live orders of the sandbox. */
const ALL = '/ of 10,0\\d\\d/.test(document.querySelector("main")?.textContent)';
const SORT = 'document.querySelector("th:nth-of-type(5) button").click()';
const NEXT = `document.querySelector('button[aria-label="Next page"]').click()`;

export const history: Measurement = {
  name: 'History of 10,000 orders',
  async run({ page, devTools, market, step }) {
    market.liveOrders.fill({});
    await page.addInitScript(`window.allRows = bench.until(() => ${ALL})`);
    const read = async () => {
      const visible = await open(page, PATH, ROWS);
      return { visible, all: await page.evaluate<number>('window.allRows') };
    };
    const { visible, all } = await step('opened cold', read);
    const figures = {
      'rows visible': visible,
      'all rows': all,
      ...(await taskFigures(page)),
      ...(await callFigures(page)),
      ...(await heapFigure(devTools)),
    };
    await answered(page, '', SETTLED);
    const typeAll = async () => {
      const times: number[] = [];
      for (const text of TYPED) times.push(await answered(page, `bench.type('${text}')`, FRAMES));
      return Math.max(...times);
    };
    const key = await step('slowest keystroke', typeAll);
    await page.evaluate(`bench.until(() => ${ALL})`);
    // The list that is complete again must not be laid out during the sort.
    await answered(page, '', SETTLED);
    const sort = await step('sort', () => answered(page, SORT));
    const turn = await step('page', () => answered(page, NEXT));
    const size = await step('page size', () => answered(page, "bench.choose('50')"));
    return { ...figures, 'slowest keystroke': key, sort, page: turn, 'page size': size };
  },
};
