import type { Page } from '@playwright/test';
import { ordersLink } from '../../pages/menu.ts';
import { newOrdersBar } from '../../pages/screen.ts';
import { REFRESH_MS, refreshUntil } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const row = (page: Page, number: string) =>
  page.getByRole('button', { name: `Order ${number}, show details` });

const ORDERS = { orders: [{ status: 'completed' }, { status: 'waiting_for_confirmation' }] };

test('figures stay on screen when later reads fail', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDERS);
  const { restaurantId, orders } = vendor;
  const number = orders[1]?.order_id ?? '';
  const revenue = page.getByRole('definition').filter({ hasText: '₹770.00' });
  await page.clock.install();
  await signIn(vendor);
  await expect(revenue).toBeVisible();
  await expect(row(page, number)).toBeVisible();
  for (const endpoint of ['dashboard', 'waitingOrders'])
    await sandbox.fault({ endpoint, restaurantId, status: 400 });
  await expect(async () => {
    await page.clock.fastForward(REFRESH_MS);
    const updatedTexts = page.getByText(/^Updated .* ago$/);
    await expect(updatedTexts).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
  await expect(revenue).toBeVisible();
  await expect(row(page, number)).toBeVisible();
  await page.getByRole('link', { name: 'Pending Payouts' }).click();
  await expect(page).toHaveURL(/\/pending-payouts$/);
  await ordersLink(page).click();
  await expect(page.getByRole('article', { name: `Order ${number}` })).toBeVisible();
});

test('new orders that cannot be loaded are not silent on another screen', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDERS);
  const { restaurantId } = vendor;
  const fault = await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, status: 400 });
  await page.clock.install();
  await signIn(vendor, '/offers');
  const failed = page.getByRole('region', { name: 'Orders could not be loaded.' });
  await expect(failed).toContainText(/Trying again in \d+ s/);
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  await sandbox.clearFault(fault.id);
  await expect(newOrdersBar(page)).toContainText('1 new order');
  await expect(failed).toBeHidden();

  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, status: 400 });
  await refreshUntil(page, failed.getByText(/Updated \d+ min ago/));
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(failed).toBeHidden();
});

test('a read that hangs is shown as failed after ten seconds and is repeated', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDERS);
  const { restaurantId } = vendor;
  const fault = await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, hang: true });
  await page.clock.install();
  await signIn(vendor, '/orders');
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  const failed = page.getByText('Orders could not be loaded.');
  await refreshUntil(page, failed, 11_000);
  await expect(page.getByText(/^Orders could not be loaded\. Trying again/)).toBeVisible();
  await expect(page.getByText('No Orders found')).toBeVisible();
  await sandbox.clearFault(fault.id);
  await refreshUntil(page, page.getByRole('article'), 5_000);
  await expect(failed).toBeHidden();
});
