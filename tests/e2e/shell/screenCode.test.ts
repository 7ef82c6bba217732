import { menuLink } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import type { OrderRef } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

test('a screen that is opened offline opens once the connection is back', async ({
  page,
  context,
  signInNew,
}) => {
  await signInNew({}, '/dashboard');
  const title = titleOf(page);
  await expect(page.getByText('No Data Found')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: "You're offline" })).toBeVisible();
  await menuLink(page, 'Offers').click();
  await expect(title).toHaveText('This screen needs a connection');
  await expect(title).toBeFocused();

  await context.setOffline(false);
  await expect(title).toHaveText('Offers');
  await expect(title).toBeFocused();

  await context.setOffline(true);
  await menuLink(page, 'Team Members').click();
  await expect(title).toHaveText('This screen needs a connection');
  await page.evaluate(() => {
    const ofTheHost = document.createElement('textarea');
    document.body.append(ofTheHost);
    ofTheHost.focus();
  });
  await context.setOffline(false);
  await expect(title).toHaveText('Team Members');
  const ofTheHost = page.locator('body > textarea');
  await expect(ofTheHost).toBeFocused();
  await visit(page, '/offers');
  await expect(title).toHaveText('Offers');
  await expect(ofTheHost).toBeFocused();
});

test('a screen whose script could not be loaded is shown after a reload', async ({
  page,
  signInNew,
  recorder,
}) => {
  recorder.expectError('A screen could not be loaded');
  await page.route('**/OffersPage*.js', (route) => route.abort());
  await signInNew({}, '/offers');
  const title = titleOf(page);
  await expect(title).toHaveText("Couldn't load this screen");
  await menuLink(page, 'Dashboard').click();
  await expect(title).toHaveText('Test Kitchen');
  await expect(title).toBeFocused();
  await menuLink(page, 'Offers').click();
  await expect(title).toHaveText("Couldn't load this screen");
  await page.unroute('**/OffersPage*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(title).toHaveText('Offers');
});

test('the board can be opened offline two seconds after the sign-in', async ({
  page,
  context,
  signInNew,
}) => {
  await page.clock.install();
  const codes = ['OrdersPage', 'OrderDetailPage'].map((name) =>
    page.waitForResponse(`**/${name}*.js`),
  );
  await signInNew({}, '/dashboard');
  await expect(page.getByText('No Data Found')).toBeVisible();
  await page.clock.fastForward(2_000);
  await Promise.all(codes);
  await context.setOffline(true);
  const title = titleOf(page);
  await visit(page, '/orders/view-order/ORD-1');
  await expect(title).toHaveText('Order Details');
  await visit(page, '/orders');
  await expect(title).toHaveText('Orders');
  await context.setOffline(false);
});

test('a menu works offline, also one that was never open', async ({ page, context, signInNew }) => {
  const vendor = await signInNew({ orders: [{ status: 'cooking' }] }, '/orders?tab=preparing');
  const [order] = vendor.orders as [OrderRef];
  const more = page.getByRole('button', { name: `More actions, order ${order.order_id}` });
  const entry = page.getByRole('menuitem').first();
  const offline = page.getByRole('alert').filter({ hasText: "You're offline" });
  // The shift appears after the first paint.
  await expect(page.getByRole('banner')).toContainText('0 waiting');
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await more.click();
  await expect(entry).toBeFocused();
  await expect(entry).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await context.setOffline(false);
  await expect(offline).toBeHidden();

  await more.click();
  await expect(entry).toBeEnabled();
  await context.setOffline(true);
  await expect(entry).toBeDisabled();
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await context.setOffline(false);
});
