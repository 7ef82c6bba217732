import type { Locator, Page } from '@playwright/test';

/** Finds the dashboard, the first screen of a signed-in vendor, by its list of new orders. */
export function dashboard(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('heading', { name: 'New Orders' });
}

export function boardLink(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('link', { name: 'Open orders board' });
}

/** Finds the value of a figure by its label. */
export function figure(page: Page, label: string): Locator {
  const card = page.locator('dl').filter({ has: page.getByText(label, { exact: true }) });
  return card.getByRole('definition');
}

/** Finds a figure of today, other than its revenue, by its label. */
export function dayFigure(page: Page, label: string): Locator {
  const figures = page.getByRole('list', { name: 'Today' }).getByRole('listitem');
  return figures.filter({ hasText: label }).locator('strong');
}
