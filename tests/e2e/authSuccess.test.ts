import { landingOf } from '../pages/landing.ts';
import { signOut } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';
import { readTraces } from '../support/traces.ts';

test('an approved vendor comes to the dashboard and hears it', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  await signInByCode(await newVendor());

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('status').filter({ hasText: 'Login successful' })).toBeVisible();
});

test('a vendor who submitted nothing comes to the KYC list', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  await signInByCode(await newVendor({ kyc: 'nothing' }));

  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(page.getByRole('heading', { level: 1, name: 'KYC' })).toBeVisible();
});

for (const [said, shown] of [
  ['Namaste', 'Namaste'],
  ['', 'Login successful'],
] as const) {
  test(`the toast says "${shown}" when the server says "${said}"`, async ({
    page,
    newVendor,
    signInByCode,
  }) => {
    const vendor = await newVendor();
    await page.route('**/api/vendor/verify-otp', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.json()) as Record<string, unknown>;
      await route.fulfill({ response: reply, json: { ...body, message: said } });
    });

    await signInByCode(vendor);

    await expect(page.getByRole('status').filter({ hasText: shown })).toBeVisible();
  });
}

test('the session lies under the specified keys, and in the cookie', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  const vendor = await newVendor();

  await signInByCode(vendor);

  const { local, session, cookies } = await readTraces(page);
  const ids = { vendor_id: vendor.vendorId, restaurant_id: vendor.restaurantId };
  expect(local).toMatchObject({ ...ids, isKycCompleted: 'true' });
  expect(local.accessToken).toMatch(/\S/);
  expect(session).toMatchObject({
    ...ids,
    is_kyc_completed: 'true',
    accessToken: local.accessToken,
  });
  expect(cookies).toEqual([local.accessToken]);
});

test('the device id is the same before and after a sign-out', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('device_id', 'this-device'));
  await signInByCode(await newVendor());

  await signOut(page);

  expect((await readTraces(page)).local.device_id).toBe('this-device');
});

test('neither the code nor the token is shown or logged', async ({ page, newVendor, sandbox }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const { phone } = await newVendor();
  await page.goto('/');
  await requestCode(page, phone);
  const code = await sandbox.code(phone);
  expect(await page.content()).not.toContain(code);

  await enterCode(page, code);
  await expect(page.getByRole('definition').first()).toHaveText('0');
  await expect(page.locator('[data-vp-part="toasts"]').getByRole('status')).toBeVisible();

  const { accessToken = '' } = (await readTraces(page)).local;
  expect(await page.content()).not.toContain(accessToken);
  expect(logged.filter((line) => line.includes(accessToken) || line.includes(code))).toEqual([]);
});

test('the keyboard alone signs in', async ({ page, newVendor, sandbox }) => {
  const { phone, dialog } = landingOf(page);
  const vendor = await newVendor();
  await page.goto('/');
  await expect(phone).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(phone).toBeFocused();
  await page.keyboard.type(vendor.phone);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.type(await sandbox.code(vendor.phone));

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a reload keeps the vendor signed in where they were', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  await signInByCode(await newVendor());
  await page.goto('/orders');

  await page.reload();

  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
