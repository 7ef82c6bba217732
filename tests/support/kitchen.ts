import type { Locator, Page } from '@playwright/test';
import type { OrderRef } from './board.ts';

export const KITCHEN = '/orders?view=kitchen';

/** Finds the whole kitchen view. */
export function kitchen(page: Page): Locator {
  return page.getByRole('region', { name: 'Kitchen mode' });
}

/** Finds a ticket, or its first part if it is split. */
export function ticket(page: Page, { order_id }: Pick<OrderRef, 'order_id'>): Locator {
  return page.getByRole('article', { name: `Order ${order_id}`, exact: true }).first();
}

/** Replaces the page's wake lock and records requests and releases; `takeWakeLock()` in the page plays the system. */
export async function stubWakeLock(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    class Sentinel extends EventTarget {
      released = false;
      release() {
        if (!this.released) calls.push('release');
        this.released = true;
        this.dispatchEvent(new Event('release'));
        return Promise.resolve();
      }
    }
    let last: Sentinel | undefined;
    // A browser releases the wake lock before the page receives the event that it is hidden.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && void last?.release(),
      true,
    );
    const request = (type: string) => {
      calls.push(`request ${type}`);
      last = new Sentinel();
      return Promise.resolve(last);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { wakeCalls: calls, takeWakeLock: () => last?.release() });
  });
  return () => page.evaluate(() => (globalThis as unknown as { wakeCalls: string[] }).wakeCalls);
}

/** Sets `document.visibilityState` and dispatches its event. */
export function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
