import { dashboard } from '../../../tests/pages/dashboard.ts';
import { sidebarLink, sidebarOf } from '../../../tests/pages/menu.ts';
import { titleOf } from '../../../tests/pages/screen.ts';
import { orderCard, step, tab } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { visit } from '../../../tests/support/visit.ts';

const COOK = ['orders_accept_decline', 'orders_status_update', 'order_history'];

test('the menu of a cook has only the screens that a cook may open', async ({
  page,
  signInNew,
}) => {
  await signInNew({ permissions: COOK });
  const menu = sidebarOf(page);
  await menu.getByRole('button', { name: 'Outlet Info' }).click();
  await expect(menu.getByRole('link').filter({ hasNotText: 'Vendor Portal' })).toHaveText([
    'Dashboard',
    'Orders',
    'Order History',
    'Insights',
    'Settings',
  ]);
});

test('a locked screen names the permission', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ permissions: COOK });
  await expect(dashboard(page)).toBeVisible();
  await visit(page, '/team/add-team-member');
  await expect(titleOf(page)).toHaveText('No access to this screen');
  await expect(page.getByText('You need the permission “Manage Team members”')).toBeVisible();
  await expect(page.getByText('Ask the owner of the restaurant')).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await sandbox.log({ restaurantId, endpoint: 'teamAdd' })).toEqual([]);
});

test('the permission “all” opens every screen', async ({ page, signInNew }) => {
  for (const vendor of [{}, { permissions: ['all'] }]) {
    await signInNew(vendor, '/team');
    await expect(page.getByText('No team member found')).toBeVisible();
    await sidebarOf(page).getByRole('button', { name: 'Outlet Info' }).click();
    await expect(
      sidebarOf(page).getByRole('link').filter({ hasNotText: 'Vendor Portal' }),
      JSON.stringify(vendor),
    ).toHaveCount(14);
  }
});

test('one of several permissions opens a screen', async ({ page, newVendor, signIn }) => {
  const orders = [{ status: 'waiting_for_confirmation' }, { status: 'cooking' }];
  const vendor = await newVendor({ orders, permissions: ['orders_status_update', 'manage_team'] });
  const [waiting, cooking] = vendor.orders;
  await signIn(vendor, '/orders');
  if (waiting) {
    await expect(orderCard(page, waiting)).toContainText("You don't have permission");
    await expect(step(page, 'Accept', waiting)).toHaveCount(0);
  }
  await tab(page, 'Preparing').click();
  if (cooking) await expect(step(page, 'Order Ready', cooking)).toBeVisible();

  await sidebarLink(page, 'Team Members').click();
  await expect(page.getByText('No team member found')).toBeVisible();
});

for (const { path, endpoint } of [
  { path: '/team', endpoint: 'teamList' },
  { path: '/food-menu', endpoint: 'foodItemAll' },
  { path: '/pending-payouts', endpoint: 'pendingPayouts' },
  { path: '/outlet/order-history', endpoint: 'orderHistory' },
]) {
  test(`a fresh load of ${path} without the right reads nothing of it`, async ({
    page,
    sandbox,
    signInNew,
  }) => {
    const vendor = await signInNew({ permissions: ['offers'] }, path);
    await expect(titleOf(page)).toHaveText('No access to this screen');

    expect(await sandbox.log({ restaurantId: vendor.restaurantId, endpoint })).toEqual([]);
  });
}
