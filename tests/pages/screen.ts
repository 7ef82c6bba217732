import type { Locator, Page } from '@playwright/test';

/** The title of a screen; with a name only the one of that screen. */
export function titleOf(scope: Pick<Page, 'getByRole'>, name?: string): Locator {
  return scope.getByRole('heading', { level: 1, ...(name ? { name } : {}) });
}

/** Reads again what could not be read. */
export function tryAgain(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('button', { name: 'Try again' });
}

/** Searches the list of a screen. */
export function searchBox(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('searchbox', { name: 'Search' });
}

/** What asks before unsaved input is dropped. */
export function leaveQuestion(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('alertdialog', { name: 'Leave without saving?' });
}
