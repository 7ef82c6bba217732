import { kycDetailPath, kycRow } from '../../pages/kyc.ts';
import { titleOf, tryAgain } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

const NAMES = ['Bank Details', 'FSSAI Details', 'GST Details', 'PAN Card Details'];

test('a new vendor fills in the bank first', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'nothing' });

  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(page.getByText('4 not submitted yet')).toBeVisible();
  for (const name of NAMES) {
    await expect(kycRow(page, name)).toContainText(/Pending\s*Not submitted yet/);
  }
  await kycRow(page, 'PAN Card Details').getByRole('link').click();
  await expect(page).toHaveURL(/\/vendor-kyc\/kyc-detail\?type=pan$/);
  await expect(titleOf(page)).toHaveText('PAN Details');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(titleOf(page)).toHaveText('BANK Details');
});

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

test('an approved vendor finds the documents in the menu', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'approved-expired' }, '/vendor-kyc');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'KYC Documents' }).click();
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
  await expect(page.getByLabel('GST Number')).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'kycUpdate' })).toEqual([]);
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
