import { expect, type Locator, type Page } from '@playwright/test';
import { photo } from '../support/photos.ts';

export const NO_ITEMS = 'No food items found';

/** Finds a card of the menu by the name of its dish. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

export function cards(page: Page): Locator {
  return page.getByRole('article');
}

export function stockOf(page: Page, name: string): Locator {
  return page.getByRole('switch', { name: `In stock, ${name}`, exact: true });
}

/** Changes the layout of the menu on a phone. */
export async function showAs(page: Page, layout: 'cards' | 'a list'): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: `Show as ${layout}` }).click();
}

export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
}

/** Opens the form of a dish from the menu on screen. */
export async function editFromMenu(page: Page, name: string): Promise<void> {
  await search(page, name);
  await page.getByRole('link', { name: `Edit, ${name}`, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Product Name' })).toHaveValue(name);
}

/**
 * Expects a text in the list of messages, because its toast may have disappeared already. Uses the keyboard, because a
 * toast may cover the buttons.
 */
export async function expectSaid(page: Page, text: string, times?: number): Promise<void> {
  await page.getByRole('button', { name: 'Messages' }).press('Enter');
  const log = page.getByRole('dialog', { name: 'Messages' });
  const said = log.getByRole('listitem').filter({ hasText: text });
  if (times === undefined) await expect(said.first()).toBeVisible();
  else await expect(said, text).toHaveCount(times);
  await log.getByRole('button', { name: 'Close', exact: true }).first().press('Enter');
  await expect(log).toBeHidden();
}

/** Chooses a picture of 1200 × 900 pixels in the item form, rotates and crops it. */
export async function cropPicture(page: Page): Promise<void> {
  const drawn = { name: 'a.jpg', width: 1200, height: 900, colors: ['red', 'blue'] } as const;
  await page.getByLabel('Image', { exact: true }).setInputFiles(await photo(page, drawn));
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const area = dialog.getByRole('group', { name: /^The part that is used/ });
  await expect.poll(async () => (await area.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  await dialog.getByRole('button', { name: 'Rotate right' }).click();
  await dialog.getByRole('button', { name: 'Crop' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'New photo' })).toHaveAttribute('src', /^blob:/);
}
