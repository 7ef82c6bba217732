import { orderCard, step, tab } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';
import { visit } from '../support/visit.ts';
import { menuOf } from '../pages/menu.ts';

const COOK = ['orders_accept_decline', 'orders_status_update', 'order_history'];

test('a cook’s menu shows what a cook may open; a locked screen names the permission and who grants it', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ permissions: COOK });
  const { restaurantId } = vendor;
  await signIn(vendor);
  const menu = menuOf(page);
  await menu.getByRole('button', { name: 'Outlet Info' }).click();
  await expect(menu.getByRole('link').filter({ hasNotText: 'Vendor Portal' })).toHaveText([
    'Dashboard',
    'Orders',
    'Order History',
    'Settings',
  ]);

  await visit(page, '/team/add-team-member');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access to this screen');
  await expect(page.getByText('You need the permission “Manage Team members”')).toBeVisible();
  await expect(page.getByText('The owner of the restaurant can grant it')).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await sandbox.log({ restaurantId, endpoint: 'teamAdd' })).toEqual([]);
});

test('a list of everything locks nothing, as for an owner', async ({ page, newVendor, signIn }) => {
  for (const vendor of [{}, { permissions: ['all'] }]) {
    await signIn(await newVendor(vendor), '/team');
    await expect(page.getByText('No team member found')).toBeVisible();
    await menuOf(page).getByRole('button', { name: 'Outlet Info' }).click();
    await expect(
      menuOf(page).getByRole('link').filter({ hasNotText: 'Vendor Portal' }),
      JSON.stringify(vendor),
    ).toHaveCount(13);
  }
});

test('one of several permissions opens a screen, and an order shows only the steps of its reader', async ({
  page,
  newVendor,
  signIn,
}) => {
  const orders = [{ status: 'waiting_for_confirmation' }, { status: 'cooking' }];
  const vendor = await newVendor({ orders, permissions: ['orders_status_update', 'manage_team'] });
  const [waiting, cooking] = vendor.orders;
  await signIn(vendor, '/orders');
  if (waiting) {
    await expect(orderCard(page, waiting)).toContainText('You do not have the permission');
    await expect(step(page, 'Accept', waiting)).toHaveCount(0);
  }
  await tab(page, 'Preparing').click();
  if (cooking) await expect(step(page, 'Order Ready', cooking)).toBeVisible();

  await menuOf(page).getByRole('link', { name: 'Team Members' }).click();
  await expect(page.getByText('No team member found')).toBeVisible();
});
