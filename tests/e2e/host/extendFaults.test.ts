import type { Page } from '@playwright/test';
import { dashboard } from '../../pages/dashboard.ts';
import { errorKinds, findingsOf } from '../../pages/host.ts';
import { menuLink } from '../../pages/menu.ts';
import { titleOf, tryAgain } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'lab' });

const alerts = (page: Page) => findingsOf(page).getByRole('alert');

const FAULT = /fault of the host|The slot "dashboardBottom" threw/;

async function expectPanelLeftOut(page: Page) {
  const threw = alerts(page).filter({ hasText: 'The slot "dashboardBottom" threw' });
  await expect(threw).toHaveCount(1);
}

/** Hides the findings about the three wrong pages in the developers' panel. */
async function hideFindings(page: Page) {
  await expect(alerts(page)).toHaveCount(3);
  const hide = alerts(page).first().getByRole('button', { name: 'Hide' });
  for (let left = 2; left >= 0; left -= 1) {
    await hide.click();
    await expect(alerts(page)).toHaveCount(left);
  }
}

test('a panel that throws is left out', async ({ page, signInNew, recorder }) => {
  recorder.expectError(FAULT);
  await signInNew({}, '/extend/dashboard');
  const panels = page.getByText('Tall panel');
  await expect(panels).toHaveCount(2);

  await expect(dashboard(page)).toBeVisible();
  const header = await page.locator('.vp-root header').first().boundingBox();
  const limits = await page
    .locator('[data-vp-slot]:has(> div)')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
  const root = page.locator('.vp-root');
  expect(header?.height).toBeLessThan(60);
  expect(Math.max(...limits)).toBeLessThanOrEqual(480);
  expect(await root.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
  await expectPanelLeftOut(page);
});

test('rules of the host style a panel', async ({ page, signInNew, recorder }) => {
  recorder.expectError(FAULT);
  await signInNew({}, '/extend/dashboard');
  const note = page.getByText('Tall panel').first();

  await expect(note).toHaveCSS('color', 'rgb(0, 90, 0)');
  await expect(note).toHaveCSS('font-size', '40px');
  await expectPanelLeftOut(page);
});

test('a panel with a fixed position covers nothing of the portal', async ({ page, signInNew }) => {
  await signInNew({}, '/extend/outlet/restaurant-profile');
  await expect(page.getByText('Cover')).toBeAttached();
  await hideFindings(page);

  await menuLink(page, 'Orders').click();

  await expect(page).toHaveURL(/\/extend\/orders$/);
});

test('pages with the path of another page are left out', async ({ page, signInNew }) => {
  await signInNew({}, '/extend/extra');
  await expect(page.getByRole('heading', { name: 'Saffron' })).toBeVisible();

  await expect(alerts(page).filter({ hasText: 'is left out' })).toHaveCount(3);
  await expect(errorKinds(page)).toHaveText('config, config, config');
  await expect(menuLink(page, 'Extra again')).toHaveCount(0);
  await hideFindings(page);
  await menuLink(page, 'Orders').click();
  await expect(titleOf(page, 'Orders')).toBeVisible();
});

test('a page that throws shows the error page', async ({ page, signInNew, recorder }) => {
  recorder.expectError('fault of the host');
  await signInNew({}, '/extend/broken');
  await expect(tryAgain(page)).toBeVisible();
  await expect(errorKinds(page)).toHaveText(/render/);
  await hideFindings(page);

  await menuLink(page, 'Extra').click();

  await expect(page.getByRole('heading', { name: 'Saffron' })).toBeVisible();
});

test('a call of a slot goes to the backend with the token of the vendor', async ({
  page,
  signInNew,
  recorder,
}) => {
  recorder.expectError(/404.*\/loyalty\/points\)/);
  await signInNew({ orders: [{ status: 'cooking' }] }, '/extend/orders?tab=preparing');
  await hideFindings(page);
  const sent = page.waitForRequest('**/api/loyalty/points');

  await page.getByRole('button', { name: 'Call' }).first().click();

  expect((await sent).headers().authorization).toMatch(/^Bearer ./);
  await expect(page.getByRole('button', { name: 'Call 404' }).first()).toBeVisible();
});

test('without the orders nothing reads them', async ({ page, signInNew, sandbox, recorder }) => {
  recorder.expectError(FAULT);
  const { restaurantId } = await signInNew({}, '/extend/orders?off=orders');
  await expect(page).toHaveURL(/\/extend\/dashboard$/);
  await expect(titleOf(page)).toBeVisible();
  await expect.poll(() => sandbox.log({ restaurantId, endpoint: 'dashboard' })).not.toEqual([]);
  await expectPanelLeftOut(page);
  expect(await sandbox.log({ restaurantId, endpoint: 'waitingOrders' })).toEqual([]);
});

test('a right that the host denies takes the buttons of an order away', async ({
  page,
  signInNew,
}) => {
  const orders = [{ status: 'waiting_for_confirmation' }] as const;
  await signInNew({ orders }, '/extend/orders?deny=orders_accept_decline');
  await expect(page.getByText(/not allowed|permission/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden();
});
