import type { Page } from '@playwright/test';
import { menuOf } from '../../pages/menu.ts';
import { newOrdersBar, titleOf } from '../../pages/screen.ts';
import { orderCard } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';

test.use({ harness: 'lab' });

const WAITING = { status: 'waiting_for_confirmation' } as const;
/** A link of the footer. */
const termsLink = (page: Page) => page.getByRole('link', { name: 'Terms and Conditions' });

/** The paths of each screen that can be alone. */
const SCREENS = {
  dashboard: ['/dashboard'],
  orders: ['/orders'],
  history: ['/outlet/order-history'],
  insights: ['/insights'],
  restaurant: ['/outlet/restaurant-profile'],
  ratings: ['/outlet/rating'],
  paymentLogs: ['/outlet/payment-logs'],
  payouts: ['/pending-payouts'],
  team: ['/team'],
  menu: ['/food-menu', '/food-item'],
  offers: ['/offers'],
  timings: ['/timings'],
  kyc: ['/kyc-documents'],
  account: ['/setting/manage-profile'],
} as const;

test('a screen that is alone has no menu and no link to another screen', async ({
  page,
  recorder,
  signInNew,
}) => {
  test.setTimeout(180_000);
  for (const call of ['document', 'vendorGet']) recorder.allowCalls(call, 'every screen is opened');
  const demo = ['menu', 'offers', 'team', 'payments', 'reviews'];
  await signInNew({ orders: [WAITING], history: 30, demo }, '/routing?hash&only=orders');
  for (const [name, paths] of Object.entries(SCREENS)) {
    await page.goto(`/routing?hash&only=${name}`);
    await expect(page, name).toHaveURL(({ hash }) => hash.startsWith(`#${paths[0]}`));
    await expect(titleOf(page), name).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]'), name).toHaveCount(0);
    await expect(menuOf(page), name).toHaveCount(0);
    await expect(termsLink(page), name).toHaveCount(0);
    const links = await page
      .locator('.vp-root a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    const isOwn = (link: string) => paths.some((path) => link.startsWith(path));
    expect(
      links.filter((link) => !isOwn(link)),
      name,
    ).toEqual([]);
  }
});

test('the page of an order belongs to the orders', async ({ page, signInNew }) => {
  const { orders } = await signInNew({ orders: [WAITING] }, '/routing?hash&only=orders');
  await orderCard(page, orders[0]).getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/orders\/view-order\//);
  await expect(page.getByRole('button', { name: 'Messages' })).toBeVisible();

  await newOrdersBar(page).getByRole('link', { name: 'View' }).click();

  await expect(titleOf(page, 'Orders')).toBeVisible();
});

test('another screen leads to the first of two', async ({ page, signInNew }) => {
  await signInNew({ orders: [WAITING] }, '/routing?hash&only=offers&only=menu#/team');
  await expect(titleOf(page, 'Offers')).toBeVisible();
  await expect(page).toHaveURL(/#\/offers$/);

  await page.goto('/routing?hash&only=offers&only=menu#/food-menu');
  await expect(titleOf(page, 'Food Menu')).toBeVisible();
});

test('without the orders nothing is read about them', async ({ page, sandbox, signInNew }) => {
  const { restaurantId } = await signInNew({ orders: [WAITING] }, '/routing?hash&only=timings');
  await expect(titleOf(page, 'Timing')).toBeVisible();
  await expect(newOrdersBar(page)).toHaveCount(0);

  const calls = await sandbox.log({ restaurantId });
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('waitingOrders');
});

test('a vendor signs in to the only screen', async ({ page, sandbox, newVendor }) => {
  const { phone } = await newVendor();
  await page.goto('/routing?memory&only=offers');
  await expect(termsLink(page)).toBeVisible();
  await passCode(page, sandbox, phone);

  await expect(titleOf(page, 'Offers')).toBeVisible();
  await expect(termsLink(page)).toHaveCount(0);
});

test('a vendor without KYC sees KYC first', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'nothing' }, '/routing?hash&only=orders');

  await expect(page).toHaveURL(/#\/vendor-kyc$/);
});

test('a portal in memory starts at a path of the host', async ({ page, signInNew }) => {
  await signInNew({}, '/routing?memory&start=/orders%3Ftab%3Dpreparing');
  await expect(page.getByRole('tab', { name: /Preparing/, selected: true })).toBeVisible();

  await page.goto('/routing?memory&start=/team/../offers');
  await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
  await expect(page.getByText('The initialPath prop is not a path of the portal')).toBeVisible();
});
