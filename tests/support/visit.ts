import type { Page } from '@playwright/test';

/** Navigates the open page to a path as a link of a host does, without a reload. */
export function visit(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Brings the tab back to the foreground: the portal refetches what is on screen. */
export function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
}
