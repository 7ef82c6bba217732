import { kycRow } from '../../../tests/pages/kyc.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

test('the list leads to the confirmation once', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ kyc: 'declined' });
  await sandbox.setKyc(vendor.vendorId, 'pan', 'pending');
  await signIn(vendor);

  await expect(page).toHaveURL(/\/kyc-submitted$/);
  await page.getByRole('link', { name: 'View your KYC details' }).click();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(page.getByText('4 under review')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 under review')).toBeVisible();
  // Load the page again, without the state of the list's history entry.
  await page.goto('/vendor-kyc');
  await expect(page.getByText('4 under review')).toBeVisible();
  await kycRow(page, 'GST Details').getByRole('link').click();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(kycRow(page, 'PAN Card Details')).toContainText('Under review');
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await page.getByRole('link', { name: 'See the review status' }).click();
  await expect(page).toHaveURL(/\/kyc-submitted$/);
});
