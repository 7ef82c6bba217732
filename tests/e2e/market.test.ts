import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ harness: 'lab', viewport: { width: 1280, height: 800 } });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const errorsOf = (page: Page) => page.getByRole('status', { name: 'Errors' });

test('a screen that is off has no menu row', async ({ page, signInNew }) => {
  await signInNew({}, '/market/dashboard?off=offers,team,legal');
  await expect(menuOf(page).getByRole('link', { name: 'Food Menu' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Offers' })).toBeHidden();
  await expect(menuOf(page).getByRole('link', { name: 'Team Members' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeHidden();
});

test('the path of a screen that is off leads to the start and sends no call', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({}, '/market/offers?off=offers');
  await expect(page).toHaveURL(/\/market\/dashboard$/);
  await expect(page.getByRole('heading', { level: 2, name: 'New Orders' })).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'offersAll' })).toEqual([]);
});

test('without the dashboard the portal starts with the orders', async ({ page, signInNew }) => {
  await signInNew({}, '/market/?off=dashboard');
  await expect(page).toHaveURL(/\/market\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: 'Dashboard' })).toBeHidden();
});

test('without the orders nothing reads them', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({}, '/market/orders?off=orders');
  await expect(page).toHaveURL(/\/market\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sandbox.log({ restaurantId, endpoint: 'dashboard' })).not.toEqual([]);
  expect(await sandbox.log({ restaurantId, endpoint: 'waitingOrders' })).toEqual([]);
});

test('dashboard and orders cannot both be off', async ({ page, signInNew }) => {
  await signInNew({}, '/market/?off=dashboard,orders');
  await expect(page).toHaveURL(/\/market\/dashboard$/);
  await expect(errorsOf(page)).toHaveText(/both the dashboard and the orders/);
});

test('an unknown screen is reported and nothing else changes', async ({ page, signInNew }) => {
  await signInNew({}, '/market/dashboard?off=loyalty');
  await expect(errorsOf(page)).toHaveText(/unknown names: loyalty/);
  await expect(menuOf(page).getByRole('link', { name: 'Offers' })).toBeVisible();
});

test('the host arranges the menu, with groups and links of its own', async ({
  page,
  signInNew,
}) => {
  await signInNew({}, '/market/dashboard?menu=arranged');
  const menu = menuOf(page);
  await menu.getByRole('button', { name: 'More' }).click();
  await expect(menu.getByRole('link', { name: 'Handbook' })).toHaveAttribute(
    'href',
    'https://handbook.market.example/start',
  );
  await expect(menu.getByRole('link').first()).toHaveText('Pending Payouts');
  await expect(menu.getByRole('link', { name: 'Timing' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Evil' })).toBeHidden();
  await expect(errorsOf(page)).toHaveText(/invalid entries: evil/);
});

for (const menu of ['rubbish', 'throwing']) {
  test(`a ${menu} navigation leaves the menu as it is`, async ({ page, signInNew }) => {
    await signInNew({}, `/market/dashboard?menu=${menu}`);
    await expect(menuOf(page).getByRole('link', { name: 'Timing' })).toBeVisible();
    await expect(errorsOf(page)).toHaveText(/The navigation prop/);
  });
}

test('a right that the host denies locks its screen', async ({ page, signInNew }) => {
  await signInNew({}, '/market/team?deny=manage_team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/permission|access|allowed/i);
  await expect(menuOf(page).getByRole('link', { name: 'Team Members' })).toBeHidden();
});

test('a denied right takes the buttons of an order away', async ({ page, signInNew }) => {
  const orders = [{ status: 'waiting_for_confirmation' }] as const;
  await signInNew({ orders }, '/market/orders?deny=orders_accept_decline');
  await expect(page.getByText(/not allowed|permission/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeHidden();
});

test('a can that throws denies the right and is reported', async ({ page, signInNew }) => {
  await signInNew({}, '/market/dashboard?deny=throw');
  await expect(errorsOf(page)).toHaveText(/The can prop threw/);
  await expect(menuOf(page).getByRole('link', { name: 'Offers' })).toBeHidden();
});

test('every call carries the header of the host', async ({ page, signInNew }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) return;
    calls.push(request.headers()['x-tenant'] ?? 'none');
  });
  await signInNew({}, '/market/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'New Orders' })).toBeVisible();
  await expect.poll(() => calls).toContain('saffron vendorGet');
  expect(calls).not.toContain('none');
});

const RUPEES = /₹|INR/;

test('outside of India amounts are in the currency of the region', async ({ page, signInNew }) => {
  const orders = [{ status: 'waiting_for_confirmation' }] as const;
  await signInNew({ orders, demo: ['menu'] }, '/market/dashboard?region=ae');
  await expect(page.getByRole('definition').filter({ hasText: /AED\s[\d,]+\.\d\d/ })).toBeVisible();
  const newOrders = page.getByRole('region', { name: 'New Orders' });
  await expect(newOrders).toContainText(/AED\s[\d,]+\.\d\d/);
  await expect(page.locator('body')).not.toContainText(RUPEES);
  await menuOf(page).getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/AED\s[\d,]+\.\d\d/);
  await expect(page.locator('body')).not.toContainText(RUPEES);
});

test('outside of India the menu and the form of a dish have no rupees', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['menu'] }, '/market/food-menu?region=ae');
  await expect(page.getByRole('article').first()).toContainText(/AED\s[\d,]+\.\d\d/);
  await expect(page.locator('body')).not.toContainText(RUPEES);
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await page.getByRole('link', { name: /Edit/ }).first().click();
  await expect(page.getByText('What customers pay, in AED.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(RUPEES);
});

test('outside of India the sign-in takes numbers of the region', async ({ page }) => {
  await page.goto('/market/login?region=ae');
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await expect(page.getByText('+971', { exact: true })).toBeVisible();
  await expect(page.getByText('9-digit mobile number', { exact: true })).toBeVisible();
  await phone.pressSequentially('50123456');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please enter a valid 9-digit mobile number.')).toBeVisible();
  await phone.fill('');
  await phone.pressSequentially('+971 050 123 4567');
  await expect(phone).toHaveValue('501234567');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.postDataJSON()?.phone === 501234567,
  );
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await asked;
});

test('only the verifications of the region are shown', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'nothing' }, '/market/vendor-kyc?region=ae');
  await expect(page.getByRole('link', { name: /Bank/ }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('0 of 1');
  await expect(page.getByRole('link', { name: /FSSAI|GST|PAN/ })).toHaveCount(0);
});

test('a currency that is none is reported, and rupees are used', async ({ page, signInNew }) => {
  await signInNew({}, '/market/dashboard?region=broken');
  await expect(errorsOf(page)).toHaveText(/The region prop has invalid parts: currency/);
  await expect(page.getByRole('definition').filter({ hasText: '₹' })).toBeVisible();
});
