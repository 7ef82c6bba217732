import { expect, type Locator, type Page } from '@playwright/test';

export const NO_ITEMS = 'No food items found';

/** A card of the menu, by the name of its dish. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

export function cards(page: Page): Locator {
  return page.getByRole('article');
}

export function stockOf(page: Page, name: string): Locator {
  return page.getByRole('switch', { name: `In stock, ${name}`, exact: true });
}

export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
}

/** Opens the form of one dish from the menu. */
export async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto(`/food-menu?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Edit, ${name}`, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Product Name' })).toHaveValue(name);
}

/** What the portal has said; a toast alone would be gone before a slow machine looks. */
export async function expectSaid(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Messages' }).click();
  const log = page.getByRole('dialog', { name: 'Messages' });
  await expect(log.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
}
