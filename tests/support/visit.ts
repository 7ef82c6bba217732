import { expect, type Page } from '@playwright/test';
import { titleOf } from '../pages/screen.ts';

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

/** Waits until nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(titleOf(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

/** Navigates the open portal to another screen. */
export async function open(page: Page, path: string): Promise<void> {
  await titleOf(page).evaluate((title) => {
    title.dataset.left = '';
  });
  await visit(page, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await settled(page);
}
