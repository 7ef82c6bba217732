import type { Locator, Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { boardLink, dashboard } from '../../pages/dashboard.ts';
import { landing } from '../../pages/landing.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'lab' });

const side = (page: Page, name: 'left' | 'right') =>
  page.getByRole('region', { name, exact: true });

/** Signs in on one side of the page. The other side may show the same form. */
async function signInAt(portal: Locator, sandbox: SandboxControl, { phone }: Vendor) {
  await portal.getByRole('textbox', { name: /phone/i }).fill(phone);
  await portal.getByRole('button', { name: 'Sign In', exact: true }).click();
  await portal.getByRole('dialog').getByRole('textbox').first().focus();
  await portal.page().keyboard.type(await sandbox.code(phone));
  await expect(portal.getByRole('dialog')).toBeHidden();
}

const board = (portal: Locator) => portal.getByRole('heading', { name: 'Orders', exact: true });

for (const [query, where, address] of [
  ['', '', /\/pair\/dashboard$/],
  // The URL can be that of either portal.
  ['?shadow', ', also behind shadow roots', /\/pair\/(dashboard|orders)\b/],
] as const) {
  test(`two portals of one marketplace share only the session${where}`, async ({
    page,
    sandbox,
    newVendor,
  }) => {
    const vendor = await newVendor();
    const [left, right] = [side(page, 'left'), side(page, 'right')];
    await page.goto(`/pair${query}`);
    await signInAt(left, sandbox, vendor);

    await expect(dashboard(left)).toBeVisible();
    await expect(dashboard(right)).toBeVisible();
    await expect(titleOf(left)).toBeFocused();
    const verified = await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' });
    expect(verified).toHaveLength(1);
    await boardLink(right).click();
    await expect(board(right)).toBeVisible();
    await expect(dashboard(left)).toBeVisible();
    await expect(page).toHaveURL(address);
    await right.getByRole('button', { name: 'More', exact: true }).click();
    await right.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(landing(left)).toBeVisible();
    await expect(landing(right)).toBeFocused();
  });
}

test('portals of two marketplaces share nothing', async ({ context, sandbox, newVendor }) => {
  // A page that is reused between tests can have a full history.
  const page = await context.newPage();
  const [first, second] = [await newVendor(), await newVendor()];
  const [left, right] = [side(page, 'left'), side(page, 'right')];
  const authCookies = async () =>
    (await context.cookies()).filter(({ name }) => name.startsWith('authToken'));
  await page.goto('/pair?apart');
  await signInAt(left, sandbox, first);
  await expect(dashboard(left)).toBeVisible();
  await expect(landing(right)).toBeVisible();
  const [cookie] = await authCookies();

  const entries = await page.evaluate(() => window.history.length);
  await page.goto('/pair/orders?apart');
  await expect(board(left)).toBeVisible();
  await expect(landing(right)).toBeVisible();
  await expect(page).toHaveURL(/\/pair\/orders/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);

  await signInAt(right, sandbox, second);
  await expect(landing(right)).toBeHidden();
  await expect(board(left)).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const names = Object.keys(stored).filter((name) => name.startsWith('accessToken'));
  expect(names.toSorted()).toEqual([
    'accessToken',
    expect.stringMatching(/^accessToken_[0-9a-z]+$/),
  ]);
  expect(stored.vendor_id).toBe(first.vendorId);
  expect((await authCookies()).map(({ value }) => value)).toEqual([cookie?.value]);
  await page.close();
});

test('a portal whose path is not in the URL starts at its landing page', async ({ page }) => {
  await page.goto('/kitchen/register');

  await expect(side(page, 'right').getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(landing(side(page, 'left'))).toBeVisible();
  await expect(page).toHaveURL(/\/kitchen\/register$/);
});
