import type { Page } from '@playwright/test';
import { newOrdersBar } from '../../pages/screen.ts';
import { orderCard, refreshUntil } from '../../support/board.ts';
import { SAMPLE_PHONE, startRest } from '../../support/exampleBackends.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode, requestCode } from '../../support/signIn.ts';
import { hearSounds, timesHeard } from '../../support/sound.ts';

test.use({ harness: 'lab' });

const WAITING = { status: 'waiting_for_confirmation' } as const;
const BADGE = '/badge';
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The calls to the backend that a page has sent so far. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

test('a page without a portal shows the number of new orders', async ({
  page,
  sandbox,
  signInNew,
}) => {
  const { restaurantId } = await signInNew({ orders: [WAITING] }, BADGE);
  await expect(link(page, 'Orders 1 new')).toBeVisible();

  await sandbox.addOrder(restaurantId);

  await refreshUntil(page, link(page, 'Orders 2 new'));
});

test('the badge reads the orders of a backend that differs from the contract', async ({ page }) => {
  const backend = await startRest();
  await page.goto(`${backend.path}/login`);
  await requestCode(page, SAMPLE_PHONE);
  await enterCode(page, backend.code());
  await expect(page).toHaveURL(/\/dashboard/);
  const refused: string[] = [];
  page.on('response', (reply) => void (reply.status() >= 400 && refused.push(reply.url())));

  await page.goto(`${backend.path}?badge`);

  await expect(page.getByText('2 new orders')).toBeVisible();
  expect(refused).toEqual([]);
  await backend.close();
});

test('the badge follows a portal in another tab without calls of its own', async ({
  context,
  page,
  sandbox,
  signInNew,
}) => {
  const { orders } = await signInNew({ orders: [WAITING, WAITING] }, '/routing?hash#/orders');
  await expect(orderCard(page, orders[0])).toBeVisible();
  const host = await context.newPage();
  const calls = watchCalls(host);
  await host.goto(BADGE);
  await expect(link(host, 'Orders 2 new')).toBeVisible();

  await sandbox.changeOrder(orders[0]._id, { status: 'cooking' });

  await refreshUntil(page, link(host, 'Orders 1 new'));
  expect(calls).toEqual([]);
});

test('a page without a portal rings if the sound of the device is on', async ({
  page,
  newVendor,
  signIn,
}) => {
  await hearSounds(page);
  await page.addInitScript(() => localStorage.setItem('order_sound', 'on'));
  await signIn(await newVendor({ orders: [WAITING] }), BADGE);
  await expect(link(page, 'Orders 1 new')).toBeVisible();
  expect(await timesHeard(page, 'newOrder')).toBe(0);

  await page.getByRole('button', { name: 'Reports' }).click();

  await expect.poll(() => timesHeard(page, 'newOrder')).toBeGreaterThan(0);
});

test('the sign-out in a portal clears the badge', async ({ context, page, signInNew }) => {
  await signInNew({ orders: [WAITING] }, '/routing?hash#/orders');
  await expect(newOrdersBar(page)).toBeVisible();
  const host = await context.newPage();
  await host.goto(BADGE);
  await expect(link(host, 'Orders 1 new')).toBeVisible();

  await page.goto('/routing?hash#/logout');

  await expect(link(host, 'Orders')).toBeVisible();
});

test('a refused token clears the badge, and the session stays for the portal', async ({
  page,
  sandbox,
  signInNew,
}) => {
  const { restaurantId } = await signInNew({ orders: [WAITING] }, BADGE);
  await expect(link(page, 'Orders 1 new')).toBeVisible();
  await sandbox.fault({ endpoint: 'waitingOrders', restaurantId, status: 401 });

  await refreshUntil(page, link(page, 'Orders'));

  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
});
