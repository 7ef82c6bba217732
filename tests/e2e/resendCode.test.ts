import type { Locator, Page } from '@playwright/test';
import { landingOf } from '../pages/landing.ts';
import type { Vendor } from '../support/control.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';

/** Every test begins with the dialog open and the page's clock in hand. */
const test = base.extend<{ vendor: Vendor }>({
  vendor: async ({ page, newVendor }, provide) => {
    const vendor = await newVendor();
    await page.clock.install();
    await page.goto('/');
    await requestCode(page, vendor.phone);
    await provide(vendor);
  },
});

function resendOf(page: Page): Locator {
  return landingOf(page).dialog.getByRole('button', { name: /^Resend code/ });
}

test('another code can be asked for after thirty seconds', async ({ page, vendor, sandbox }) => {
  const resend = resendOf(page);
  const { box, digits } = landingOf(page);
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/Resend code in (30|29) s/);
  await page.keyboard.type('12');
  await page.clock.runFor(25_000);
  await expect(resend).toBeDisabled();
  await page.clock.runFor(6_000);
  await expect(resend).toHaveText('Resend code');

  await resend.click();

  await expect(page.getByText('We sent a new code.')).toBeVisible();
  await expect(box(1)).toBeFocused();
  expect(await digits()).toEqual(['', '', '', '']);
  await expect(resend).toBeDisabled();
  expect(await sandbox.log({ phone: vendor.phone, endpoint: 'requestCode' })).toHaveLength(2);
});

test('two clicks on "Resend code" in one moment send one', async ({ page, vendor, sandbox }) => {
  const { phone } = vendor;
  await page.clock.runFor(31_000);
  await sandbox.fault({ endpoint: 'requestCode', phone, delayMs: 300, times: 1 });

  await resendOf(page).evaluate((button) => {
    for (let count = 0; count < 2; count += 1) (button as HTMLButtonElement).click();
  });

  await expect(page.getByText('We sent a new code.')).toBeVisible();
  expect(await sandbox.log({ phone, endpoint: 'requestCode' })).toHaveLength(2);
});

test('a code that could not be sent is said to have failed, and can be tried at once', async ({
  page,
  vendor,
  sandbox,
}) => {
  const { phone } = vendor;
  await page.clock.runFor(31_000);
  await sandbox.fault({ endpoint: 'requestCode', phone, status: 500, times: 1 });
  await resendOf(page).click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');

  await resendOf(page).click();

  await expect(page.getByText('We sent a new code.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('after five wrong codes only a new one signs in', async ({ page, vendor, sandbox }) => {
  const { box, dialog, verify } = landingOf(page);
  for (let count = 1; count <= 5; count += 1) {
    const answered = page.waitForResponse('**/verify-otp');
    await enterCode(page, '0000');
    await answered;
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP');
  }
  await expect(dialog).toContainText('5 wrong codes. Get a new code to go on.');
  await expect(box(1)).toBeDisabled();
  await expect(verify).toBeDisabled();
  await page.clock.runFor(31_000);

  await resendOf(page).click();

  await expect(box(1)).toBeFocused();
  await enterCode(page, await sandbox.code(vendor.phone));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('"Change number" leads back to the phone', async ({ page, vendor }) => {
  const { dialog, phone } = landingOf(page);

  await dialog.getByRole('button', { name: 'Change number' }).click();

  await expect(dialog).toBeHidden();
  await expect(phone).toHaveValue(vendor.phone);
  await expect(phone).toBeEditable();
});
