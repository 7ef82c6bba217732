import type { Locator, Page } from '@playwright/test';

/** The panel that explains mistakes in the embedding. */
export function findingsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'For the developer of this page' });
}

/** The kinds of the errors that a page of the lab received. */
export function errorKinds(page: Page): Locator {
  return page.getByRole('status', { name: 'Kinds' });
}
