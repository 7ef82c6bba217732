import type { Page } from '@playwright/test';
import { dashboard } from '../../pages/dashboard.ts';
import { menuOf } from '../../pages/menu.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'lab' });

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

async function openOffers(page: Page) {
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(heading(page, 'Offers')).toBeVisible();
}

test('the portal stays on the page of the host in the hash mode', async ({ page, signInNew }) => {
  await signInNew({}, '/routing?hash#/orders');
  await expect(heading(page, 'Orders')).toBeVisible();
  await openOffers(page);
  await expect(page).toHaveURL(/\/routing\?hash#\/offers$/);
  await page.reload();
  await expect(heading(page, 'Offers')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Orders')).toBeVisible();

  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, 'Get Started')).toBeVisible();
  await expect(page).toHaveURL(/\/routing\?hash#\/(login)?$/);
});

test('screens change without the URL in the memory mode', async ({ page, signInNew }) => {
  await signInNew({}, '/routing?memory');
  await expect(dashboard(page)).toBeVisible();
  await openOffers(page);

  await expect(page).toHaveURL(/\/routing\?memory$/);
  await page.reload();
  await expect(dashboard(page)).toBeVisible();
});

test('a portal without its own menu follows the navigation of the host', async ({
  page,
  signInNew,
}) => {
  await signInNew({}, '/routing?hash&content#/offers');
  await expect(heading(page, 'Offers')).toBeVisible();
  await expect(menuOf(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Orders of the host' }).click();

  await expect(heading(page, 'Orders')).toBeVisible();
});
