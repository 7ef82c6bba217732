import type { Page } from '@playwright/test';

/** Leads the open page to an address as a link of a host would: nothing is loaded anew. */
export function visit(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** As after a look at another tab: what is on screen is read anew. */
export function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
}
