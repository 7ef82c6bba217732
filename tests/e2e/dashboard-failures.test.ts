import { expect, test } from '../support/fixtures.ts';
import { REFRESH_MS } from '../support/board.ts';

const FIGURES_MS = 60_000;

test('figures that never came are empty, with a quiet row to try again', async ({
  page,
  newVendor,
  signInByCode,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'completed' }] });
  const { restaurantId } = vendor;
  const fault = await sandbox.fault({ endpoint: 'dashboard', restaurantId, status: 500 });
  await signInByCode(vendor);
  await expect(page.getByText("Couldn't load.")).toBeVisible();

  await expect(page.getByText('₹0.00')).toBeVisible();
  await sandbox.clearFault(fault.id);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('₹770.00')).toBeVisible();
  await expect(page.getByText("Couldn't load.")).toBeHidden();
  await page.getByRole('button', { name: 'Messages' }).click();
  const told = page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem');
  await expect(told).toHaveText([/^Done/]);
});

test('figures that came stay when the next reading fails', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'completed' }] });
  await page.clock.install();
  await signIn(vendor);
  await expect(page.getByText('₹770.00')).toBeVisible();
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'dashboard', restaurantId, status: 400 });
  await page.clock.fastForward(FIGURES_MS);

  await expect(page.getByText(/^Updated .* ago$/)).toBeVisible();
  await expect(page.getByText('₹770.00')).toBeVisible();
});

test('new orders stay through a failure and a walk through other screens', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const { restaurantId, orders } = vendor;
  const number = orders[0]?.order_id ?? '';
  await page.clock.install();
  await signIn(vendor);
  await expect(page.getByText(number)).toBeVisible();
  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, status: 400 });
  await page.clock.fastForward(REFRESH_MS);
  await expect(page.getByText(/^Updated .* ago$/)).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole('link', { name: 'Pending Payouts' }).click();
  await expect(page).toHaveURL(/\/pending-payouts$/);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();

  await expect(page.getByRole('article', { name: `Order ${number}` })).toBeVisible();
});

test('the first orders come with the dashboard while the waiting call fails', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const { restaurantId, orders } = vendor;
  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, status: 400 });
  await signIn(vendor);

  await expect(page.getByText(orders[0]?.order_id ?? '')).toBeVisible();
  await expect(page.getByText('Updated less than a minute ago')).toBeVisible();
});
