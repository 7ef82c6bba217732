import type { Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { landingOf } from '../../pages/landing.ts';
import { menuLink, signOut } from '../../pages/menu.ts';
import { figureOf, titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode, NO_PORTAL, requestCode } from '../../support/signIn.ts';
import { readTraces } from '../../support/traces.ts';

/** Replaces the message in the answer that accepts a code. */
async function sayOnSignIn(page: Page, message: string) {
  await page.route('**/api/vendor/verify-otp', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...body, message } });
  });
}

/** Expects the session under its storage keys and in the cookie. Returns its token. */
async function expectStored(page: Page, { vendorId, restaurantId }: Vendor): Promise<string> {
  const { local, session, cookies } = await readTraces(page);
  const { accessToken = '' } = local;
  const ids = { vendor_id: vendorId, restaurant_id: restaurantId };
  expect(accessToken).toMatch(/\S/);
  expect(local).toMatchObject({ ...ids, isKycCompleted: 'true', device_id: 'this-device' });
  expect(session).toMatchObject({ ...ids, is_kyc_completed: 'true', accessToken });
  expect(cookies).toEqual([accessToken]);
  return accessToken;
}

test('an approved vendor stays signed in', async ({ page, newVendor, sandbox }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const vendor = await newVendor();
  await page.goto(NO_PORTAL);
  await page.evaluate(() => localStorage.setItem('device_id', 'this-device'));
  await sayOnSignIn(page, '');
  await page.goto('/');
  await requestCode(page, vendor.phone);
  const code = await sandbox.code(vendor.phone);
  expect(await page.content()).not.toContain(code);

  await enterCode(page, code);

  await expect(page.getByRole('status').filter({ hasText: 'Login successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(figureOf(page, 'Total Orders')).toHaveText('0');
  const token = await expectStored(page, vendor);
  expect(await page.content()).not.toContain(token);
  await page.evaluate("console.info('read to the end')");
  await expect.poll(() => logged).toContain('read to the end');
  expect(logged.filter((line) => line.includes(token) || line.includes(code))).toEqual([]);
  await menuLink(page, 'Orders').click();
  await expect(page).toHaveURL(/\/orders$/);
  await page.reload();
  await expect(titleOf(page, 'Orders')).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
  await signOut(page);
  expect((await readTraces(page)).local.device_id).toBe('this-device');
});

test('a vendor without storage can work until a reload', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });

  await signInByCode(await newVendor());

  const notice = page.getByRole('status').filter({ hasText: "can't keep you signed in" });
  await expect(notice).toBeVisible();
  await menuLink(page, 'Orders').click();
  await expect(titleOf(page, 'Orders')).toBeVisible();
  await page.reload();
  await expect(titleOf(page)).toHaveText('Get Started');
});

test('a vendor who submitted nothing comes to the KYC list', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  await sayOnSignIn(page, 'Namaste');

  await signInByCode(await newVendor({ kyc: 'nothing' }));

  await expect(page.getByRole('status').filter({ hasText: 'Namaste' })).toBeVisible();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(titleOf(page, 'KYC')).toBeVisible();
});

test('the keyboard alone signs in', async ({ page, newVendor, sandbox }) => {
  const { phone, dialog } = landingOf(page);
  const vendor = await newVendor();
  await page.goto('/');
  await expect(phone).toBeFocused();
  await page.keyboard.type(vendor.phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(await sandbox.code(vendor.phone));

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(titleOf(page)).toBeFocused();
});
