import type { Page } from '@playwright/test';
import { menuLink } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'embed' });

const ORDER = { status: 'completed', order_id: 'ORD-7001', billing_detail: { total_amount: 400 } };

const loyaltyLink = (page: Page) => menuLink(page, 'Loyalty');
const heading = (page: Page) => titleOf(page, 'Loyalty');
const points = (page: Page) => page.getByLabel('Points for each ₹100.00');

test('the menu leads to a page of the host', async ({ page, signInNew }) => {
  await signInNew({}, '/partner/orders');
  await loyaltyLink(page).click();

  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/partner\/loyalty$/);
  await expect(loyaltyLink(page)).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(points(page)).toHaveValue('5');
  await page.goBack();
  await expect(page).toHaveURL(/\/partner\/orders$/);
});

test('the extensions of a host work together', async ({ page, signInNew }) => {
  await signInNew({ orders: [ORDER] }, '/partner/orders/view-order/ORD-7001');
  const printed = page.waitForEvent('console', (line) => line.text().startsWith('kot of order'));
  await page.getByRole('button', { name: 'Print order ORD-7001' }).click();
  await page.getByRole('button', { name: 'Kitchen ticket' }).click();
  expect((await printed).text()).toMatch(/^kot of order ORD-7001: 1 × \d{3,} bytes$/);
  const panel = page.getByRole('region', { name: 'Loyalty' });
  await expect(panel).toHaveText(/earns 20 points/);
  await loyaltyLink(page).click();
  await points(page).fill('10');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Loyalty points saved').first()).toBeVisible();

  await page.goBack();

  await expect(panel).toHaveText(/earns 40 points/);
});

test('unsaved changes of a page of the host are not lost by a click', async ({
  page,
  signInNew,
}) => {
  await signInNew({}, '/partner/loyalty');
  await points(page).fill('7');

  await page.getByRole('link', { name: 'Food Menu' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();

  await expect(points(page)).toHaveValue('7');
});

test('a team member without the right has no menu entry', async ({ page, signInNew }) => {
  await signInNew({ permissions: ['order_history'] }, '/partner/loyalty');

  await expect(page.getByText('You need the permission “Offers” to open it.')).toBeVisible();
  await expect(points(page)).toHaveCount(0);
  await expect(loyaltyLink(page)).toHaveCount(0);
});
