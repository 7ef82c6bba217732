import type { Locator, Page } from '@playwright/test';

export const HISTORY = '/outlet/order-history';

export function rows(page: Page): Locator {
  return page.getByRole('table', { name: 'Past orders' }).locator('tbody').getByRole('row');
}

/** Finds the text that says which rows are shown, and of how many. */
export function pager(page: Page): Locator {
  return page.getByText(/^\d+–\d+ of [\d,]+$/);
}
