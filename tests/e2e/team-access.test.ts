import { orderCard, step, tab } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';
import { menuOf } from '../pages/menu.ts';

const COOK = ['orders_accept_decline', 'orders_status_update', 'order_history'];

test('the menu of a cook shows only what a cook may open', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ permissions: COOK }));
  const menu = menuOf(page);
  await expect(menu.getByRole('link', { name: 'Team Members' })).toBeHidden();
  await menu.getByRole('button', { name: 'Outlet Info' }).click();

  const links = menu.getByRole('link');
  await expect(links.filter({ hasNotText: 'Vendor Portal' })).toHaveText([
    'Dashboard',
    'Orders',
    'Order History',
    'Settings',
  ]);
});

test('a locked screen names the permission and who can grant it', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ permissions: COOK });
  await signIn(vendor);
  await expect(menuOf(page).getByRole('link', { name: 'Offers' })).toBeHidden();
  await page.goto('/team/add-team-member');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access to this screen');
  await expect(page.getByText('You need the permission “Manage Team members”')).toBeVisible();
  await expect(page.getByText('The owner of the restaurant can grant it')).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'teamAdd' })).toEqual([]);
});

test('one of several permissions opens a screen', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ permissions: ['manage_team'] }));
  await menuOf(page).getByRole('link', { name: 'Team Members' }).click();

  await expect(page.getByText('No team member found')).toBeVisible();
});

test('an owner without a list sees every row', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await menuOf(page).getByRole('button', { name: 'Outlet Info' }).click();

  await expect(menuOf(page).getByRole('link').filter({ hasNotText: 'Vendor Portal' })).toHaveCount(
    13,
  );
});

test('a list of everything locks nothing', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ permissions: ['all'] }));
  await page.goto('/team');

  await expect(page.getByText('No team member found')).toBeVisible();
});

test('an order shows only the steps that its reader may take', async ({
  page,
  newVendor,
  signIn,
}) => {
  const orders = [{ status: 'waiting_for_confirmation' }, { status: 'cooking' }];
  const vendor = await newVendor({ orders, permissions: ['orders_status_update'] });
  const [waiting, cooking] = vendor.orders;
  await signIn(vendor, '/orders');
  if (waiting) {
    await expect(orderCard(page, waiting)).toContainText('You do not have the permission');
    await expect(step(page, 'Accept', waiting)).toHaveCount(0);
  }
  await tab(page, 'Preparing').click();

  if (cooking) await expect(step(page, 'Order Ready', cooking)).toBeVisible();
});
