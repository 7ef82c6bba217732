import { kycRow } from '../../pages/kyc.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test('a declined detail comes before a missing one', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ kyc: 'two-pending' });
  const title = titleOf(page);

  await expect(page.getByText('2 under review, 2 not submitted yet')).toBeVisible();
  await expect(kycRow(page, 'FSSAI Details')).toContainText('Under review');
  await expect(kycRow(page, 'GST Details')).toContainText('Not submitted yet');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(title).toHaveText('GST Details');
  await page.getByRole('button', { name: 'Back to the list' }).click();

  await sandbox.setKyc(vendor.vendorId, 'fssai', 'declined', 'Document is blurred');
  // A pending read may still return the old state.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(kycRow(page, 'FSSAI Details')).toContainText('Declined', { timeout: 1_000 });
  }).toPass();
  await expect(kycRow(page, 'FSSAI Details')).toContainText('Document is blurred');
  await expect(page.getByText('1 under review, 1 declined, 2 not submitted yet')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(title).toHaveText('FSSAI Details');
  const reason = page.getByRole('alert').filter({ hasText: 'Reason for Rejection' });
  await expect(reason).toContainText('Document is blurred');
});

test.describe('inside a host', () => {
  test.use({ harness: 'embed' });

  test('the details of the list stay below the basename', async ({ page, signInNew }) => {
    await signInNew({ kyc: 'nothing' });

    await expect(page).toHaveURL(/\/partner\/vendor-kyc$/);
    await kycRow(page, 'FSSAI Details').getByRole('link').click();
    await expect(page).toHaveURL(/\/partner\/vendor-kyc\/kyc-detail\?type=fssai$/);
  });
});
