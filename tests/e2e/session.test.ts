import { menuOf, signOut } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import { readTraces } from '../support/traces.ts';

test('a token that the server no longer takes signs out once, without a loop', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor();
  await signIn(vendor);
  await expect(page.getByRole('definition').first()).toHaveText('0');
  const refused = { status: 401, body: { statusCode: 401, message: 'Unauthorized' } };
  const before = await sandbox.log({ restaurantId });
  await sandbox.fault({ endpoint: '*', restaurantId, ...refused });

  await menuOf(page).getByRole('link', { name: 'Orders', exact: true }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
  const { local, session, cookies } = await readTraces(page);
  expect([local.accessToken, session.accessToken, cookies]).toEqual([undefined, undefined, []]);
  const calls = (await sandbox.log({ restaurantId })).slice(before.length);
  const sent = calls.map(({ endpoint }) => endpoint);
  expect(sent.filter((name) => sent.filter((other) => other === name).length > 2)).toEqual([]);
  expect(sent).not.toContain('logout');
});

test('the same vendor who signs in again sees what is true now', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  await signIn(vendor);
  const total = page.getByRole('definition').first();
  await expect(total).toHaveText('0');
  await menuOf(page).getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await signOut(page);
  await sandbox.addOrder(vendor.restaurantId, { status: 'waiting_for_confirmation' });

  await signIn(vendor);

  await expect(total).toHaveText('1');
});

test('Back to Login in the onboarding clears the session and goes to the landing', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'nothing' }));
  await expect(page).toHaveURL(/\/vendor-kyc$/);

  await page.getByRole('button', { name: 'Back to Login' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
  await expect(page).toHaveURL(/:\d+\/$/);
  const { local, session, cookies } = await readTraces(page);
  expect([local.accessToken, local.vendor_id, session, cookies]).toEqual([
    undefined,
    undefined,
    {},
    [],
  ]);
});

test('signing in in one tab takes the other tab along', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Get Started' })).toBeVisible();

  await signIn(await newVendor());

  await expect(other).toHaveURL(/\/dashboard$/);
});

test('a session that a host page left behind is taken over', async ({
  page,
  browser,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor());
  const { local } = await readTraces(page);
  const origin = new URL(page.url()).origin;
  const fresh = await browser.newContext({ baseURL: origin });
  const { accessToken = '', vendor_id = '', restaurant_id = '', isKycCompleted = '' } = local;
  const left = { accessToken, vendor_id, restaurant_id, isKycCompleted };
  await fresh.addInitScript((keys) => {
    for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value);
  }, left);

  const visitor = await fresh.newPage();
  await visitor.goto('/dashboard');

  await expect(visitor).toHaveURL(/\/dashboard$/);
  await expect.poll(async () => (await readTraces(visitor)).local.accessToken).toBe(accessToken);
  await fresh.close();
});
