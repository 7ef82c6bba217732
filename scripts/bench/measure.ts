import type { Page } from '@playwright/test';
import type { BenchServer, Contestant } from './pages.ts';

/** One line of the result, in milliseconds unless its name says otherwise. */
export type Figures = Readonly<Record<string, number>>;

export interface Round {
  page: Page;
  server: BenchServer;
  contestant: Contestant;
}

/** A measurement: opened in a fresh page for each contestant and each round. */
export interface Measurement {
  name: string;
  run(round: Round): Promise<Figures>;
}

/** A page in which nothing changed for so many frames has answered: less than the 300 ms after which a portal asks its server too. */
const QUIET_FRAMES = 10;

/** Does something in the page; then until the last frame of what it changed has been painted. */
export async function timeToPaint(page: Page, selector: string, text?: string): Promise<number> {
  return page.evaluate(
    async ([target, typed, quietFrames]) => {
      const element = document.querySelector<HTMLElement>(target);
      if (!element) throw new Error(`There is no ${target}`);
      let isChanged = true;
      const observer = new MutationObserver(() => (isChanged = true));
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const start = performance.now();
      if (typed === null) element.click();
      else {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(element, typed);
        element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      let answered = 0;
      for (let quiet = 0; quiet < quietFrames; quiet += 1) {
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve();
            port2.postMessage(null);
          });
        });
        if (!isChanged) continue;
        answered = performance.now() - start;
        isChanged = false;
        quiet = -1;
      }
      observer.disconnect();
      return answered;
    },
    [selector, text ?? null, QUIET_FRAMES] as const,
  );
}

/** Milliseconds from the start of the navigation until this is true, by the page's own clock. */
export async function timeUntil(page: Page, condition: string): Promise<number> {
  const watched = `(${condition}) && performance.now()`;
  const found = await page.waitForFunction(watched, undefined, { polling: 'raf' });
  return Number(await found.jsonValue());
}

/** From now on the page keeps the durations of its long tasks, in milliseconds. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

export function readTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
}
