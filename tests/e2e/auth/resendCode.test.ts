import type { Locator, Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { landingOf } from '../../pages/landing.ts';
import { stopClock } from '../../support/clock.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { enterCode, requestCode } from '../../support/signIn.ts';

/** Every test starts with the dialog open and the page's clock stopped. */
const test = base.extend<{ vendor: Vendor }>({
  vendor: async ({ page, newVendor }, provide) => {
    const vendor = await newVendor();
    await page.clock.install();
    await page.goto('/');
    await requestCode(page, vendor.phone);
    await stopClock(page);
    await provide(vendor);
  },
});

function resendOf(page: Page): Locator {
  return landingOf(page).dialog.getByRole('button', { name: /^Resend code/ });
}

test('another code can be requested after thirty seconds', async ({
  page,
  vendor: { phone },
  sandbox,
}) => {
  const resend = resendOf(page);
  const { box, digits } = landingOf(page);
  const asked = { phone, endpoint: 'requestCode' };
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/Resend code in (30|[12]?\d) s/);
  const secondsLeft = Number(/\d+/.exec(await resend.innerText())?.[0]);
  await page.keyboard.type('12');
  await page.clock.runFor((secondsLeft - 1) * 1_000);
  await expect(resend).toHaveText(/Resend code in [12] s/);
  await expect(resend).toBeDisabled();
  await page.clock.runFor(2_000);
  await expect(resend).toHaveText('Resend code');

  await sandbox.fault({ ...asked, status: 500, times: 1 });
  await resend.click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
  const { id } = await sandbox.fault({ ...asked, hold: true });
  await resend.evaluate((button) => {
    for (let count = 0; count < 2; count += 1) (button as HTMLButtonElement).click();
  });
  await expect.poll(() => sandbox.log(asked)).toHaveLength(3);
  await sandbox.clearFault(id);

  await expect(page.getByText('We sent a new code.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(box(1)).toBeFocused();
  expect(await digits()).toEqual(['', '', '', '']);
  await expect(resend).toBeDisabled();
  expect(await sandbox.log(asked)).toHaveLength(3);
});

test('after five wrong codes only a new one signs in', async ({ page, vendor, sandbox }) => {
  const { box, dialog, verify } = landingOf(page);
  for (let count = 1; count <= 5; count += 1) {
    const answered = page.waitForResponse('**/verify-otp');
    await enterCode(page, '0000');
    await answered;
    await expect(page.getByRole('alert')).toHaveText('Invalid OTP');
  }
  await expect(dialog).toContainText('5 wrong codes. Get a new code to continue.');
  await expect(box(1)).toBeDisabled();
  await expect(verify).toBeDisabled();
  await page.clock.runFor(31_000);

  await resendOf(page).click();

  await expect(box(1)).toBeFocused();
  await enterCode(page, await sandbox.code(vendor.phone));
  await expect(page).toHaveURL(/\/dashboard$/);
});
