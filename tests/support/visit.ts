import type { Page } from '@playwright/test';

/** Navigates the open page to a path without a reload, as a host's link does. */
export function visit(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Simulates a return to the tab, after which the portal refetches the data on screen. */
export function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
}
