import type { Page } from '@playwright/test';
import { menuOf, signOut } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import { readTraces } from '../support/traces.ts';

const NAME = 'Ananda Bhavan';

async function expectNoTraces(page: Page) {
  const { local, session, cookies } = await readTraces(page);
  const { device_id: _, ...rest } = local;
  expect({ rest, session, cookies }).toEqual({ rest: {}, session: {}, cookies: [] });
}

function loadedFiles(page: Page) {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
}

async function leave(page: Page) {
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
}

test('signing out shows nothing of the vendor from the click on', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ name: NAME }));
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await page.clock.install();

  await leave(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing out…');
  await expect(page.getByText(NAME)).toHaveCount(0);
  expect((await readTraces(page)).local.accessToken).toMatch(/\S/);
  await page.clock.fastForward(1_000);
  await expect(page).toHaveURL(/\/login$/);
  await expectNoTraces(page);
});

test('one logout is sent, with its message as a toast', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor();
  await signIn(vendor);

  await signOut(page);

  await expect(page.getByRole('status').filter({ hasText: 'Logout successfully' })).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'logout' });
  expect(calls.map(({ status, effective }) => [status, effective])).toEqual([[200, true]]);
});

const troubles = {
  'is refused': { status: 500 },
  hangs: { hang: true },
  'is answered with a page': { status: 200, body: '<!doctype html>' },
};

for (const [name, trouble] of Object.entries(troubles)) {
  test(`signing out ends the session also when the call ${name}`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const { restaurantId, ...vendor } = await newVendor();
    await signIn(vendor);
    await sandbox.fault({ endpoint: 'logout', restaurantId, ...trouble });

    await signOut(page);

    await expectNoTraces(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('signing out works without a connection', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await expect.poll(() => loadedFiles(page)).toContainEqual(expect.stringContaining('LogoutPage'));
  await page.context().setOffline(true);

  await signOut(page);

  await expectNoTraces(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
});

test('signing out ends every tab', async ({ page, context, newVendor, signIn, sandbox }) => {
  const { restaurantId, ...vendor } = await newVendor({ name: NAME });
  await signIn(vendor);
  const other = await context.newPage();
  await other.goto(`${new URL(page.url()).origin}/orders`);
  await expect(other.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await signOut(page);

  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(NAME)).toHaveCount(0);
  await expectNoTraces(other);
  expect(await sandbox.log({ restaurantId, endpoint: 'logout' })).toHaveLength(1);
});

test('the address /logout signs out', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());

  await page.goto('/logout');

  await expect(page).toHaveURL(/\/login$/);
  await expectNoTraces(page);
});

test('the Back button shows nothing of the vendor', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ name: NAME }));
  await menuOf(page).getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await signOut(page);

  await page.goBack();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(NAME)).toHaveCount(0);
  await expect(menuOf(page)).toHaveCount(0);
});

test('closing the page while signing out leaves nothing stored', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor());
  const origin = new URL(page.url()).origin;
  await page.clock.install();
  await leave(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing out…');

  await page.close();

  const next = await context.newPage();
  await next.goto(origin);
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Get Started');
  await expectNoTraces(next);
});
