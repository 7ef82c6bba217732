import type { Locator, Page } from '@playwright/test';

/** Finds the dashboard, the first screen of a signed-in vendor, by its list of new orders. */
export function dashboard(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('heading', { name: 'New Orders' });
}

export function boardLink(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('link', { name: 'Open orders board' });
}
