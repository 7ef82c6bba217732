import type { Page } from '@playwright/test';
import {
  callFigures,
  heapFigure,
  type Measurement,
  open,
  scriptFigures,
  taskFigures,
  timed,
} from '../round.ts';

/** A list that has just been read is not read again. */
const REST_MS = 2_500;
/** A screen that shows no order, with a menu. */
const ELSEWHERE = '/setting/manage-profile';
const LINK = 'a[href="/orders"]';

/** The other states of a board; only the measured list is long. */
const OTHERS = { cooking: 6, packing_processing: 3, ready_to_pickup: 2 };

const isShown = (tab: string, count: number) =>
  `bench.tabCount('${tab}') === ${count} && bench.areCardsInView()`;

/** What a person does who comes back to the page. */
const RETURN = `document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));`;

/** Also gives the page the time to end what it does after the moment that is measured. */
async function settled(page: Page, time: Promise<number>): Promise<number> {
  const found = await time;
  await page.waitForTimeout(REST_MS);
  return found;
}

const named = (count: number) => `Board of ${count.toLocaleString('en-IN')}`;

export function boardOpened(count: number): Measurement {
  return {
    name: `${named(count)}, opened cold`,
    async run({ page, devTools, market, served, step }) {
      market.liveOrders.fill({ ...OTHERS, waiting_for_confirmation: count });
      const painted = await step('opened', () =>
        settled(page, open(page, '/orders', isShown('New', count))),
      );
      const figures = {
        painted,
        ...(await scriptFigures(page, served, painted)),
        ...(await taskFigures(page)),
        ...(await callFigures(page)),
        ...(await heapFigure(devTools)),
      };
      market.liveOrders.add();
      const start = await page.evaluate(() => performance.now());
      const isAdded = isShown('New', count + 1);
      const incoming = await step('one incoming order', () =>
        settled(page, timed(page, RETURN, isAdded)),
      );
      const tasks = await taskFigures(page, start);
      return {
        ...figures,
        'one incoming order': incoming,
        'one incoming order, longest task': tasks['longest task'] ?? Number.NaN,
      };
    },
  };
}

export function boardFromMenu(count: number): Measurement {
  return {
    name: `${named(count)}, from the menu of another screen`,
    async run({ page, market, step }) {
      market.liveOrders.fill({ ...OTHERS, waiting_for_confirmation: count });
      await open(page, ELSEWHERE, `document.querySelector('${LINK}')`);
      await page.waitForTimeout(REST_MS);
      const click = `document.querySelector('${LINK}').click()`;
      const painted = await step('opened', () => timed(page, click, isShown('New', count)));
      return { painted };
    },
  };
}

/** A tab, and the step of an order, where both lists are long. */
export function boardUsed(count: number): Measurement {
  return {
    name: `${named(count)}, in use`,
    async run({ page, market, step }) {
      const long = { waiting_for_confirmation: count, cooking: count };
      market.liveOrders.fill({ ...OTHERS, ...long });
      await open(page, '/orders', isShown('New', count));
      await page.waitForTimeout(REST_MS);
      const isNext = `bench.isOnTab('Preparing') && ${isShown('Preparing', count)}
        && bench.buttonOf(document.querySelector('article'), 'Order Ready')`;
      const tab = `[...document.querySelectorAll('[role="tab"]')]
        .find(({ textContent }) => textContent.startsWith('Preparing')).click()`;
      const change = await step('tab change', () => timed(page, tab, isNext));
      await page.waitForTimeout(REST_MS);
      const click = `const card = document.querySelector('article');
        window.moved = card.querySelector('h3').textContent;
        bench.buttonOf(card, 'Order Ready').click();`;
      const isMoved = `bench.tabCount('Preparing') === ${count - 1} && !bench.hasCard(moved)`;
      const move = await step('one move', () => timed(page, click, isMoved));
      return { 'tab change': change, 'one move': move };
    },
  };
}
