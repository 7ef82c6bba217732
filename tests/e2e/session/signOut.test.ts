import type { Page } from '@playwright/test';
import { menuLink, menuOf, signOut } from '../../pages/menu.ts';
import { figureOf, titleOf } from '../../pages/screen.ts';
import { stopClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';
import { expectNoTraces, readTraces, storeOneOfEach } from '../../support/traces.ts';
import { visit } from '../../support/visit.ts';

const NAME = 'Ananda Bhavan';

function loadedFiles(page: Page) {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}

/** Expects that no traces and no messages are left, and that no screen opens. */
async function expectOver(page: Page, stored: readonly string[]) {
  await expectNoTraces(page, stored);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await visit(page, '/orders');
  await expect(page).toHaveURL(/\/login$/);
}

/** Clicks "Sign out" and stops the clock in the second before the stored keys are removed. */
async function leaveSlowly(page: Page) {
  await page.clock.install();
  await stopClock(page);
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(titleOf(page)).toHaveText('Signing out…');
}

test('signing out hides the vendor from the click on', async ({ page, sandbox, signInNew }) => {
  const { restaurantId } = await signInNew({ name: NAME });
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  // With a stopped clock, the toasts could not wait for their first frame.
  await expect(page.getByLabel('Notifications')).toBeAttached();
  const stored = await storeOneOfEach(page);

  await leaveSlowly(page);

  await expect(page.getByText(NAME)).toHaveCount(0);
  expect((await readTraces(page)).local.accessToken).toMatch(/\S/);
  await expect(page.getByRole('status').filter({ hasText: 'Logout successfully' })).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'logout' });
  expect(calls.map(({ status, effective }) => [status, effective])).toEqual([[200, true]]);
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL(/\/login$/);
  await expectNoTraces(page, stored);
});

test('signing out ends the session without a connection', async ({ page, sandbox, signInNew }) => {
  const { restaurantId, ...vendor } = await signInNew();
  await expect.poll(() => loadedFiles(page)).toContainEqual(expect.stringContaining('LogoutPage'));
  const stored = await storeOneOfEach(page);
  await page.context().setOffline(true);
  await signOut(page);
  await expectNoTraces(page, stored);
  await expect(titleOf(page)).toHaveText('Get Started');
  await page.context().setOffline(false);

  await sandbox.fault({ endpoint: 'logout', restaurantId, hang: true });
  await passCode(page, sandbox, vendor.phone);
  await expect(titleOf(page)).toHaveText('Test Kitchen');
  await storeOneOfEach(page);
  await signOut(page);
  await expectOver(page, stored);
});

test('Back shows nothing of the vendor after a refused logout', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { phone, restaurantId } = await newVendor({ name: NAME });
  const total = figureOf(page, 'Total Orders');
  await signIn({ phone });
  await expect(total).toHaveText('0');
  await menuLink(page, 'Offers').click();
  await expect(titleOf(page)).toHaveText('Offers');
  await sandbox.fault({ endpoint: 'logout', restaurantId, status: 500 });
  const stored = await storeOneOfEach(page);
  await signOut(page);
  await expect(titleOf(page)).toHaveText('Get Started');

  await page.goBack();

  await expect(page).toHaveURL(/\/login$/);
  await expectNoTraces(page, stored);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(NAME)).toHaveCount(0);
  await expect(menuOf(page)).toHaveCount(0);
  await sandbox.addOrder(restaurantId, { status: 'waiting_for_confirmation' });
  await passCode(page, sandbox, phone);
  await expect(total).toHaveText('1');
});

test('the path /logout signs out with any answer of the server', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor();
  await sandbox.fault({ endpoint: 'logout', restaurantId, body: '<!doctype html>' });
  await signIn(vendor, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expectOver(page, []);
  await signIn(vendor);
  const { origin } = new URL(page.url());
  const stored = await storeOneOfEach(page);
  await leaveSlowly(page);

  await page.close();

  const next = await context.newPage();
  await next.goto(origin);
  await expect(titleOf(next)).toHaveText('Get Started');
  await expectNoTraces(next, stored);
});
