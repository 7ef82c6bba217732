import type { Page } from '@playwright/test';
import { menuOf, signOut } from '../pages/menu.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';
import { expectNoTraces, readTraces } from '../support/traces.ts';
import { visit } from '../support/visit.ts';

const NAME = 'Ananda Bhavan';

function titleOf(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function loadedFiles(page: Page) {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}

/** Clicks on "Sign out" and stays in the second that the stored keys outlive it. */
async function leaveSlowly(page: Page) {
  await page.clock.install();
  await stopClock(page);
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(titleOf(page)).toHaveText('Signing out…');
}

test('signing out hides the vendor from the click on and sends one logout, with its toast', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor({ name: NAME });
  await signIn(vendor);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();

  await leaveSlowly(page);

  await expect(page.getByText(NAME)).toHaveCount(0);
  expect((await readTraces(page)).local.accessToken).toMatch(/\S/);
  await expect(page.getByRole('status').filter({ hasText: 'Logout successfully' })).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'logout' });
  expect(calls.map(({ status, effective }) => [status, effective])).toEqual([[200, true]]);
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL(/\/login$/);
  await expectNoTraces(page);
});

const troubles = {
  'is refused': { status: 500 },
  hangs: { hang: true },
  'is answered with a page': { status: 200, body: '<!doctype html>' },
};

test('signing out ends the session whatever becomes of the call, and without a connection', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor();
  await signIn(vendor);
  await expect.poll(() => loadedFiles(page)).toContainEqual(expect.stringContaining('LogoutPage'));
  await page.context().setOffline(true);
  await signOut(page);
  await expectNoTraces(page);
  await expect(titleOf(page)).toHaveText('Get Started');
  await page.context().setOffline(false);

  for (const [name, trouble] of Object.entries(troubles)) {
    const { id } = await sandbox.fault({ endpoint: 'logout', restaurantId, ...trouble });
    await requestCode(page, vendor.phone);
    await enterCode(page, await sandbox.code(vendor.phone));
    await expect(titleOf(page), name).toHaveText('Test Kitchen');
    await signOut(page);
    await expectNoTraces(page);
    await expect(page.getByRole('alert'), name).toHaveCount(0);
    await visit(page, '/orders');
    await expect(page, name).toHaveURL(/\/login$/);
    await sandbox.clearFault(id);
  }
});

test('the Back button shows nothing of the vendor, who signs in again to what is true now', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { phone, restaurantId } = await newVendor({ name: NAME });
  const total = page.getByRole('definition').first();
  await signIn({ phone });
  await expect(total).toHaveText('0');
  await menuOf(page).getByRole('link', { name: 'Offers' }).click();
  await expect(titleOf(page)).toHaveText('Offers');
  await signOut(page);
  await expect(titleOf(page)).toHaveText('Get Started');

  await page.goBack();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(NAME)).toHaveCount(0);
  await expect(menuOf(page)).toHaveCount(0);
  await sandbox.addOrder(restaurantId, { status: 'waiting_for_confirmation' });
  await requestCode(page, phone);
  await enterCode(page, await sandbox.code(phone));
  await expect(total).toHaveText('1');
});

test('the address /logout signs out, and closing the page meanwhile leaves nothing stored', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor();
  await signIn(vendor, '/logout');
  await expect(page).toHaveURL(/\/login$/);
  await expectNoTraces(page);
  await signIn(vendor);
  const { origin } = new URL(page.url());
  await leaveSlowly(page);

  await page.close();

  const next = await context.newPage();
  await next.goto(origin);
  await expect(titleOf(next)).toHaveText('Get Started');
  await expectNoTraces(next);
});
