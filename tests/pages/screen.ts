import type { Locator, Page } from '@playwright/test';

/** Finds the title of a screen, optionally only with this text. */
export function titleOf(scope: Pick<Page, 'getByRole'>, name?: string): Locator {
  return scope.getByRole('heading', { level: 1, ...(name ? { name } : {}) });
}

/** Finds the button that repeats a failed read. */
export function tryAgain(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('button', { name: 'Try again' });
}

/** Finds the bar that is shown while new orders wait for an answer. */
export function newOrdersBar(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('region', { name: 'Waiting for an answer' });
}

/** Finds the bar that is shown while the backend cannot be reached. */
export function connectionBar(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('region', { name: /^(You're offline|Can't reach the marketplace)/ });
}

/** Finds the search box of a list. */
export function searchBox(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('searchbox', { name: 'Search' });
}

/** Finds the dialog that asks before unsaved input is discarded. */
export function leaveQuestion(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('alertdialog', { name: 'Leave without saving?' });
}

/** Finds a figure of the dashboard, such as that of "Total Orders". */
export function figureOf(page: Page, label: string): Locator {
  return page.getByText(label, { exact: true }).locator('..').getByRole('definition');
}
