import type { Page } from '@playwright/test';
import { boardOrders } from './boardOrders.ts';
import { type Figures, type Measurement, timeUntil } from './measure.ts';

const NOTE = 'No onions today';
/** A list that has just been read is not read again. */
const REST_MS = 2_500;

const WAITING = '/food-order/get-waiting-order';
const OTHERS = ['/food-order/get-order-by-status', '/food-order/get-order-history'];

/** What a person does who comes back to the page; then until this is in the frame to be painted. */
async function timeAfterReturn(page: Page, text: string): Promise<number> {
  await page.waitForTimeout(REST_MS);
  return page.evaluate(async (wanted) => {
    const start = performance.now();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    // No named function in here: the loader would name it with a helper that a page lacks.
    while (!document.body.textContent.includes(wanted)) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, text);
}

/** From the click in the menu of another screen. */
async function timeFromElsewhere(page: Page, cards: number): Promise<number> {
  const link = 'a[href="/orders"]';
  await page.waitForSelector(link, { state: 'attached' });
  await page.waitForTimeout(REST_MS);
  return page.evaluate(
    async ([target, count]) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(target)?.click();
      const drawn = document.getElementsByTagName('article');
      while (drawn.length < count) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [link, cards] as const,
  );
}

async function heapMegabytes(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** The board with so many new orders, all in one list. */
export function boardOf(count: number): Measurement {
  const words = count.toLocaleString('en-IN');
  return {
    name: `Board of ${words} orders`,
    async run({ page, server, contestant }): Promise<Figures> {
      const isPortal = contestant === 'portal';
      const orders = boardOrders(count);
      server.lists.set(WAITING, orders);
      for (const other of OTHERS) server.lists.set(other, []);
      const floor = `/floor/${contestant}Board`;
      // The portal draws what is in view; the floors draw every card.
      const cards = isPortal ? 6 : count;
      // A screen that shows no order.
      const elsewhere = isPortal ? '/setting/manage-profile' : `${floor}#elsewhere`;
      await page.goto(`${server.url}${elsewhere}`, { waitUntil: 'load' });
      const fromElsewhere = await timeFromElsewhere(page, cards);
      await page.goto('about:blank');
      await page.goto(`${server.url}${isPortal ? '/orders' : floor}`, { waitUntil: 'commit' });
      const painted = await timeUntil(
        page,
        `document.querySelectorAll("article").length >= ${cards}`,
      );
      Object.assign(orders[0] ?? {}, { instructions: NOTE });
      const change = await timeAfterReturn(page, NOTE);
      orders.push(...boardOrders(count + 1).slice(-1));
      const incoming = await timeAfterReturn(page, `New${(count + 1).toLocaleString('en-IN')}`);
      const nodes = await page.evaluate(
        () => document.querySelector('main')?.getElementsByTagName('*').length ?? 0,
      );
      const heap = await heapMegabytes(page);
      return {
        'painted, from the menu': fromElsewhere,
        'painted, page opened': painted,
        'one order changed': change,
        'one order came in': incoming,
        'DOM nodes (number)': nodes,
        'heap (MB)': heap,
      };
    },
  };
}
