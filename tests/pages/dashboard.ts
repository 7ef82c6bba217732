import type { Locator, Page } from '@playwright/test';

/** The first screen of a signed-in vendor, known by its list. */
export function dashboard(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('heading', { name: 'New Orders' });
}

export function boardLink(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('link', { name: 'Open orders board' });
}
