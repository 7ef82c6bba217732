import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'embed' });

const buttonColor = (page: Page) =>
  page
    .getByRole('button', { name: 'Sign In', exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test('one host shows two brands by day or by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/partner/');
  await expect(page.getByRole('link', { name: 'Saffron Partners' })).toBeVisible();
  expect(await buttonColor(page)).toBe('rgb(138, 59, 18)');

  await page.getByRole('link', { name: 'Neel Kitchens' }).click();
  await expect(page.getByRole('img', { name: 'Neel Kitchens' })).toBeVisible();
  await expect(page).toHaveURL(/\/neel\/?/);
  expect(await buttonColor(page)).toBe('rgb(75, 63, 196)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => buttonColor(page)).toBe('rgb(180, 173, 255)');
});
