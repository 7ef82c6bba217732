import { answered, type Measurement, open } from '../round.ts';

const PATH = '/food-menu/prices';
const ROWS = `document.querySelectorAll('[role="gridcell"]').length > 60`;
const GRID = `document.querySelector('[role="grid"]')`;
const CELL = `${GRID}.querySelector('[role="gridcell"][tabindex="0"]')`;
/** Enough keys to scroll. */
const KEYS = 30;
/** 100 rows of 6 columns, 600 cells. */
const PASTED_ROWS = 100;
const LINE = ['210', '190', 'Yes', 'No', 'Spicy', 'Starters'].join('\\t');
const DOWN = `${CELL}.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))`;
const PASTE = `
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', Array(${PASTED_ROWS}).fill('${LINE}').join('\\n'));
  ${CELL}.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));`;
const SCROLL = `${GRID}.scrollTop += 4_000`;

export const prices: Measurement = {
  name: 'Prices of 1,000 items',
  subjects: ['bareReact', 'portal'],
  async run({ page, step }) {
    const shown = await step('opened cold', () => open(page, PATH, ROWS));
    await page.evaluate(`${CELL}.focus()`);
    const key = await step('arrow key', async () => {
      const times: number[] = [];
      for (let at = 0; at < KEYS; at += 1) times.push(await answered(page, DOWN));
      return times.toSorted((one, other) => one - other)[KEYS / 2] ?? Number.NaN;
    });
    const paste = await step('paste', () => answered(page, PASTE));
    const scroll = await step('scroll', () => answered(page, SCROLL));
    const nodes = await page.evaluate<number>(`${GRID}.querySelectorAll('*').length`);
    return { shown, 'arrow key': key, 'paste of 600 cells': paste, scroll, nodes };
  },
};
