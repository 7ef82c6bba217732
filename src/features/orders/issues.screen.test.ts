import type { Page } from '@playwright/test';
import { menuOf, sidebarOf } from '../../../tests/pages/menu.ts';
import { titleOf } from '../../../tests/pages/screen.ts';
import { orderCard } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const WITH_ISSUES = { capabilities: ['orders.issues'] } as const;
const COOKING = { orders: [{ status: 'cooking' }] } as const;

const bar = (page: Page) => page.getByRole('region', { name: 'Open issues' });
const issuesTab = (page: Page) => page.getByRole('tab', { name: /^Issues/ });

test('open issues are counted on every screen, with the time that is left for the first', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(COOKING);
  const [order] = vendor.orders;
  const add = (minutesLeft: number) =>
    sandbox.addIssue(vendor.restaurantId, { food_order_id: order?._id, minutesLeft });
  await add(30);
  await add(7);
  await signIn(vendor, '/dashboard', WITH_ISSUES);
  await expect(bar(page)).toContainText(/2 issues · 6:5\d left/);
  await expect(sidebarOf(page).getByRole('link', { name: /^Issues/ })).toHaveText(/2 open issues/);
  await bar(page).getByRole('link', { name: 'View issues' }).click();
  await expect(titleOf(page)).toHaveText('Issues');
  await expect(bar(page)).toHaveCount(0);
});

test('the board has a tab of the issues, which opens them', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(COOKING);
  await sandbox.addIssue(vendor.restaurantId, {});
  await signIn(vendor, '/orders', WITH_ISSUES);
  await expect(issuesTab(page)).toHaveText('Issues1');
  await page.getByRole('tab', { name: /^Ready/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(titleOf(page)).toHaveText('Orders');
  await issuesTab(page).click();
  await expect(titleOf(page)).toHaveText('Issues');
});

test('the card of an order says that it has an open issue', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking' }, { status: 'cooking' }] });
  const [first, second] = vendor.orders;
  if (!first || !second) throw new Error('There are no orders');
  await sandbox.addIssue(vendor.restaurantId, { food_order_id: first._id });
  await signIn(vendor, '/orders?tab=preparing', WITH_ISSUES);
  await expect(orderCard(page, first).getByText('Issue', { exact: true })).toBeVisible();
  await expect(orderCard(page, second).getByText('Issue', { exact: true })).toHaveCount(0);
});

test('the kitchen shows the open issues without a link', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(COOKING);
  await sandbox.addIssue(vendor.restaurantId, { minutesLeft: 5 });
  await signIn(vendor, '/orders?view=kitchen', WITH_ISSUES);
  const kitchen = page.getByRole('region', { name: 'Kitchen mode' });
  const shown = kitchen.getByRole('region', { name: 'Open issues' });
  await expect(shown).toContainText(/1 issue · 4:5\d left/);
  await expect(shown.getByRole('link')).toHaveCount(0);
});

test('without the capability nothing reads or shows the issues', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(COOKING);
  const [order] = vendor.orders;
  if (!order) throw new Error('There is no order');
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, { food_order_id: order._id });
  await signIn(vendor, '/orders?tab=preparing');
  await expect(orderCard(page, order)).toBeVisible();
  await expect(page.getByText(/issue/i)).toHaveCount(0);
  await expect(menuOf(page).getByRole('link', { name: /^Issues/ })).toHaveCount(0);
  expect(await sandbox.log({ restaurantId, endpoint: 'orderIssues' })).toEqual([]);
});
