import { landing } from '../../pages/landing.ts';
import { menuLink, signOut } from '../../pages/menu.ts';
import { figureOf, titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';
import { expectNoTraces, readTraces, storeOneOfEach } from '../../support/traces.ts';
import { visit } from '../../support/visit.ts';

const NAME = 'Ananda Bhavan';

test('a refused token signs out once', async ({ page, sandbox, signInNew }) => {
  const { restaurantId, ...vendor } = await signInNew();
  await expect(figureOf(page, 'Total Orders')).toHaveText('0');
  await expect(page.getByText('No Data Found')).toBeVisible();
  const refused = { status: 401, body: { statusCode: 401, message: 'Unauthorized' } };
  const before = await sandbox.log({ restaurantId });
  const { id } = await sandbox.fault({ endpoint: '*', restaurantId, ...refused });

  // Do not click a link, because a background read may end the session first.
  await visit(page, '/orders');

  await expect(page).toHaveURL(/\/login$/);
  await expect(titleOf(page)).toHaveText('Get Started');
  const { local, session, cookies } = await readTraces(page);
  expect([local.accessToken, session.accessToken, cookies]).toEqual([undefined, undefined, []]);
  const calls = (await sandbox.log({ restaurantId })).slice(before.length);
  const sent = calls.map(({ endpoint }) => endpoint);
  expect(sent).not.toEqual([]);
  expect(sent.filter((name) => sent.filter((other) => other === name).length > 2)).toEqual([]);
  expect(sent).not.toContain('logout');

  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await sandbox.clearFault(id);
  await passCode(page, sandbox, vendor.phone);
  await expect(page).toHaveURL(/\/orders$/);
});

test('one tab follows the sign-in of the other', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor({ name: NAME });
  await page.goto('/');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(landing(other)).toBeVisible();

  await signIn(vendor);
  await expect(other).toHaveURL(/\/dashboard$/);
  await menuLink(other, 'Orders').click();
  await expect(titleOf(other, 'Orders')).toBeVisible();
  const stored = await storeOneOfEach(page);
  await signOut(page);

  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(NAME)).toHaveCount(0);
  await expectNoTraces(other, stored);
  expect(await sandbox.log({ restaurantId, endpoint: 'logout' })).toHaveLength(1);
});

test('a session that a host page has stored is used', async ({ page, newVendor, sandbox }) => {
  const { phone, vendorId, restaurantId } = await newVendor();
  const { access_token: accessToken } = await sandbox.token(phone);
  const ids = { vendor_id: vendorId, restaurant_id: restaurantId };
  await page.addInitScript(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value);
    },
    { accessToken, isKycCompleted: 'true', ...ids },
  );

  await page.goto('/dashboard');

  await expect(figureOf(page, 'Total Orders')).toHaveText('0');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(async () => (await readTraces(page)).local.accessToken).toBe(accessToken);
});
