import type { Page } from '@playwright/test';
import { boardLink, dashboard } from '../../pages/dashboard.ts';
import { landing } from '../../pages/landing.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';

test.use({ harness: 'embed' });

const hostMenu = (page: Page) => page.getByRole('navigation', { name: 'Saffron Market' });
const hostLink = (page: Page, name: string) => hostMenu(page).getByRole('link', { name });
const activeHostLinks = (page: Page) => hostMenu(page).locator('[aria-current=page]');
const orders = (page: Page) => page.getByRole('heading', { name: 'Orders', exact: true });

test('links of the host navigate the portal as well', async ({ page, signInNew }) => {
  await signInNew({}, '/partner/orders');
  await expect(orders(page)).toBeVisible();
  await page.reload();
  await expect(orders(page)).toBeVisible();
  await expect(page).toHaveURL(/\/partner\/orders$/);

  await hostLink(page, 'Reports').click();
  await expect(orders(page)).toBeHidden();
  await hostLink(page, 'Partner portal').click();
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(/\/partner\/dashboard$/);

  await hostLink(page, 'Partner orders').click();
  await expect(orders(page)).toBeVisible();
  await expect(activeHostLinks(page)).toHaveText(['Partner orders']);
  await page.goBack();
  await expect(dashboard(page)).toBeVisible();
  await expect(activeHostLinks(page)).toHaveCount(0);
  await boardLink(page).click();
  await expect(orders(page)).toBeVisible();
  await expect(activeHostLinks(page)).toHaveText(['Partner orders']);
});

test('one step in the history is one step of host with portal', async ({ page, signInNew }) => {
  await signInNew({}, '/reports');
  await page.evaluate(() => {
    const counted = Object.assign(window, { pops: 0 });
    window.addEventListener('popstate', () => (counted.pops += 1));
  });
  const start = await page.evaluate(() => window.history.length);
  await hostLink(page, 'Partner portal').click();
  await expect(dashboard(page)).toBeVisible();
  await boardLink(page).click();
  await expect(orders(page)).toBeVisible();
  await hostLink(page, 'Home').click();
  await expect(page.getByRole('heading', { name: 'Saffron Market admin' })).toBeVisible();
  expect(await page.evaluate(() => window.history.length)).toBe(start + 3);

  await page.goBack();
  await expect(orders(page)).toBeVisible();
  await page.goBack();
  await expect(dashboard(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  await page.goForward();
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(/\/partner\/dashboard$/);
  expect(await page.evaluate(() => window.history.length)).toBe(start + 3);
});

test('signing in through a host sends each request once', async ({ page, sandbox, newVendor }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (/POST .*\/vendor(\/verify-otp)?$|GET \/api.*\/logout$/.test(call)) sent.push(call);
  });
  const { phone } = await newVendor();
  await page.goto('/partner/');
  await page.evaluate(() => {
    localStorage.setItem('host_key', 'host');
    document.cookie = 'host_cookie=host; path=/';
  });
  await passCode(page, sandbox, phone);
  await expect(dashboard(page)).toBeVisible();

  await page.goto('/partner/logout');
  await expect(landing(page)).toBeVisible();

  await expect(page).toHaveURL(/\/partner\/(login)?$/);
  const left = await page.evaluate(() => ({ ...localStorage, cookie: document.cookie }));
  expect(left).toMatchObject({ host_key: 'host', cookie: 'host_cookie=host' });
  expect(Object.keys(left)).not.toContain('accessToken');
  expect(sent).toEqual([
    'POST /api/vendor',
    'POST /api/vendor/verify-otp',
    'GET /api/vendor/logout',
  ]);
  expect(await sandbox.log({ phone, endpoint: 'verifyCode' })).toHaveLength(1);
});
