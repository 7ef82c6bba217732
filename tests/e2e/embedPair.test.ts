import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl, Vendor } from '../support/control.ts';

test.use({ harness: 'lab' });

const side = (page: Page, name: 'left' | 'right') =>
  page.getByRole('region', { name, exact: true });

/** Signs in on one side of the page, where the other side may show the same form. */
async function signInAt(portal: Locator, sandbox: SandboxControl, { phone }: Vendor) {
  await portal.getByRole('textbox', { name: /phone/i }).fill(phone);
  await portal.getByRole('button', { name: 'Sign In', exact: true }).click();
  await portal.getByRole('dialog').getByRole('textbox').first().focus();
  await portal.page().keyboard.type(await sandbox.code(phone));
  await expect(portal.getByRole('dialog')).toBeHidden();
}

const dashboard = (portal: Locator) => portal.getByRole('heading', { name: 'New Orders' });
const landing = (portal: Locator) => portal.getByRole('heading', { name: 'Get Started' });

test('two portals of one marketplace share the session', async ({ page, sandbox, newVendor }) => {
  const vendor = await newVendor();
  await page.goto('/pair');
  await signInAt(side(page, 'left'), sandbox, vendor);

  await expect(dashboard(side(page, 'left'))).toBeVisible();
  await expect(dashboard(side(page, 'right'))).toBeVisible();
  const verified = await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' });
  expect(verified).toHaveLength(1);
});

test('two portals of one path move apart', async ({ page, sandbox, newVendor }) => {
  await page.goto('/pair');
  await signInAt(side(page, 'left'), sandbox, await newVendor());

  await side(page, 'right').getByRole('link', { name: 'Open orders board' }).click();
  await expect(
    side(page, 'right').getByRole('heading', { name: 'Orders', exact: true }),
  ).toBeVisible();

  await expect(dashboard(side(page, 'left'))).toBeVisible();
  await expect(page).toHaveURL(/\/pair\/dashboard$/);
});

test('portals of two marketplaces keep their sessions apart', async ({
  page,
  context,
  sandbox,
  newVendor,
}) => {
  const [first, second] = [await newVendor(), await newVendor()];
  await page.goto('/pair?apart');
  await signInAt(side(page, 'left'), sandbox, first);
  await expect(dashboard(side(page, 'left'))).toBeVisible();
  await expect(landing(side(page, 'right'))).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'authToken')?.value;

  await signInAt(side(page, 'right'), sandbox, second);
  await expect(dashboard(side(page, 'right'))).toBeVisible();

  const stored = await page.evaluate(() => ({ ...localStorage }));
  const names = Object.keys(stored).filter((name) => name.startsWith('accessToken'));
  expect(names.toSorted()).toEqual([
    'accessToken',
    expect.stringMatching(/^accessToken_[0-9a-z]+$/),
  ]);
  expect(stored.vendor_id).toBe(first.vendorId);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('authToken'));
  expect(cookies.map(({ value }) => value)).toEqual([token]);
});

test('one marketplace signed in and the other not do not chase each other', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const vendor = await newVendor();
  await page.goto('/pair?apart');
  await signInAt(side(page, 'left'), sandbox, vendor);
  await expect(dashboard(side(page, 'left'))).toBeVisible();
  const entries = await page.evaluate(() => window.history.length);

  await page.goto('/pair/orders?apart');

  await expect(
    side(page, 'left').getByRole('heading', { name: 'Orders', exact: true }),
  ).toBeVisible();
  await expect(landing(side(page, 'right'))).toBeVisible();
  await expect(page).toHaveURL(/\/pair\/orders/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
});

test('a portal of another path beside the addressed one starts by itself', async ({ page }) => {
  await page.goto('/kitchen/register');

  await expect(side(page, 'right').getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await expect(landing(side(page, 'left'))).toBeVisible();
  await expect(page).toHaveURL(/\/kitchen\/register$/);
});
