import type { Page } from '@playwright/test';
import {
  callFigures,
  heapFigure,
  type Measurement,
  open,
  scriptFigures,
  taskFigures,
  timed,
  visitBefore,
} from '../round.ts';

/** The pause before an action. Within this time the portal does not read a list again. */
const REST_MS = 2_500;
/** A screen with a menu and without orders. */
const ELSEWHERE = '/setting/manage-profile';
const LINK = 'a[href="/orders"]';

/** The numbers of orders in the other statuses. Only the measured list is long. */
const OTHERS = { cooking: 6, packing_processing: 3, ready_to_pickup: 2 };

const isShown = (tab: string, count: number) =>
  `bench.tabCount('${tab}') === ${count} && bench.areCardsInView()`;

/** Simulates a return to the page. */
const RETURN = `document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));`;

/** Returns the measured time after the page has had time to finish its work. */
async function settled(page: Page, time: Promise<number>): Promise<number> {
  const milliseconds = await time;
  await page.waitForTimeout(REST_MS);
  return milliseconds;
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

export function boardAgain(count: number): Measurement {
  return {
    name: `${named(count)}, visited before`,
    async run({ page, market, step }) {
      market.liveOrders.fill({ ...OTHERS, waiting_for_confirmation: count });
      await visitBefore(page, '/orders', isShown('New', count));
      const painted = await step('opened', () => open(page, '/orders', isShown('New', count)));
      return { painted };
    },
  };
}

/** Any element that the frame of the screen shows before its data has arrived. */
const FRAME = `document.querySelector('nav, [role="tablist"], [aria-busy="true"]')`;

export function boardSlow(count: number): Measurement {
  return {
    name: `${named(count)}, slow network`,
    isSlow: true,
    async run({ page, market }) {
      market.liveOrders.fill({ ...OTHERS, waiting_for_confirmation: count });
      await page.addInitScript(`window.framed = bench.until(() => ${FRAME})`);
      const painted = await open(page, '/orders', isShown('New', count));
      return { 'frame painted': await page.evaluate<number>('window.framed'), painted };
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

/** Measures switching tabs and changing an order, with two long lists. */
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
