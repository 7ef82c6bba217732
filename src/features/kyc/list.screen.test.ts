import { kycDetailPath, kycRow } from '../../../tests/pages/kyc.ts';
import { titleOf, tryAgain } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const NAMES = ['Bank Details', 'FSSAI Details', 'GST Details', 'PAN Card Details'];

test('a new vendor fills in the bank first', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'nothing' });

  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(page.getByText('4 not submitted yet')).toBeVisible();
  for (const name of NAMES) {
    await expect(kycRow(page, name)).toContainText(/Not submitted yet\s*Pending/);
  }
  await kycRow(page, 'PAN Card Details').getByRole('link').click();
  await expect(page).toHaveURL(/\/vendor-kyc\/kyc-detail\?type=pan$/);
  await expect(titleOf(page)).toHaveText('PAN Details');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(titleOf(page)).toHaveText('BANK Details');
});

test('an approved vendor finds the documents in the menu', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'approved-expired' }, '/vendor-kyc');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'KYC Documents' }).first().click();
  await expect(page).toHaveURL(/\/kyc-documents$/);
  await expect(page.getByText('4 approved')).toBeVisible();
  for (const name of NAMES) await expect(kycRow(page, name)).toContainText('Approved');
  await expect(kycRow(page, 'FSSAI Details')).toContainText('Expired on');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/kyc-documents\/kyc-detail\?type=fssai$/);
});

test('a record that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  const { restaurantId } = vendor;
  const nothing = page.getByText('No details found for this type.');
  await signIn(vendor, kycDetailPath('../logout'));
  await expect(nothing).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();

  const { id } = await sandbox.fault({ endpoint: 'vendorGet', restaurantId, status: 400 });
  await page.goto(kycDetailPath('gst'));
  await expect(nothing).toBeVisible();
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(page.getByLabel('GST number')).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'kycUpdate' })).toEqual([]);
});
