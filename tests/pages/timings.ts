import type { Locator, Page } from '@playwright/test';

/** Finds the card of a day by its name; "All days" is the list for every day. */
export function day(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export function slots(scope: Locator): Locator {
  return scope.getByRole('listitem');
}

export async function openMode(page: Page, name: 'All Days' | 'Specific Days'): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

export function addButton(scope: Locator): Locator {
  return scope.getByRole('button', { name: /^Add Timing/ });
}

/** Fills in the dialog of a slot and submits it. */
export async function fillSlot(page: Page, from: string, to: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('From').fill(from);
  await dialog.getByLabel('To').fill(to);
  await dialog.locator('button[type=submit]').click();
}

export async function addSlot(page: Page, name: string, from: string, to: string): Promise<void> {
  await addButton(day(page, name)).click();
  await fillSlot(page, from, to);
}

export async function confirmDelete(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
}
