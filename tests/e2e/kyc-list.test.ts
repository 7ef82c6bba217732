import { kycRow } from '../pages/kyc.ts';
import { expect, test } from '../support/fixtures.ts';

const NAMES = ['Bank Details', 'FSSAI Details', 'GST Details', 'PAN Card Details'];

test('a new vendor sees four rows to fill in, the bank first', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'nothing' }));

  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  for (const name of NAMES) await expect(kycRow(page, name)).toContainText('Pending');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BANK Details');
});

test('a row opens its own detail and the arrow leads back', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ kyc: 'nothing' }));

  await kycRow(page, 'PAN Card Details').getByRole('link').click();

  await expect(page).toHaveURL(/\/vendor-kyc\/kyc-detail\?type=pan$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAN Details');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
});

test('with two under review the third is next', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ kyc: 'two-pending' }));

  await expect(page.getByText('2 of 4 done')).toBeVisible();
  await expect(kycRow(page, 'FSSAI Details')).toContainText('Under review');
  await expect(kycRow(page, 'GST Details')).toContainText('Not submitted yet');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST Details');
});

test('a declined detail comes first and says why', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ kyc: 'declined' }));

  await expect(kycRow(page, 'PAN Card Details')).toContainText('Declined');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAN Details');
  const reason = page.getByRole('alert').filter({ hasText: 'Reason for Rejection' });
  await expect(reason).toContainText('Document is blurred');
});

test('an approved vendor finds the documents in the menu and never the onboarding', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'approved' }));

  await page.getByRole('link', { name: 'KYC Documents' }).click();
  await expect(page).toHaveURL(/\/kyc-documents$/);
  await expect(page.getByText('4 of 4 done')).toBeVisible();
  for (const name of NAMES) await expect(kycRow(page, name)).toContainText('Approved');
  await page.goto('/vendor-kyc');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an expired licence is named and is what to do next', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ kyc: 'approved-expired' }));
  await page.goto('/kyc-documents');

  await expect(kycRow(page, 'FSSAI Details')).toContainText('Expired on');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/kyc-documents\/kyc-detail\?type=fssai$/);
});

for (const type of ['nope', 'BANK', '../logout', '']) {
  test(`the type "${type}" has no details and sends nothing`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ kyc: 'nothing' });
    await signIn(vendor, `/vendor-kyc/kyc-detail?type=${encodeURIComponent(type)}`);

    await expect(page.getByText('No details found for this type.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
    const calls = await sandbox.log({ restaurantId: vendor.restaurantId, endpoint: 'kycUpdate' });
    expect(calls).toEqual([]);
  });
}

test('a vendor record that cannot be read is tried again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  const { id } = await sandbox.fault({
    endpoint: 'vendorGet',
    restaurantId: vendor.restaurantId,
    status: 400,
  });
  await page.goto('/vendor-kyc/kyc-detail?type=gst');

  await expect(page.getByText('No details found for this type.')).toBeVisible();
  await sandbox.clearFault(id);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('GST Number')).toBeVisible();
});

test.describe('inside a host', () => {
  test.use({ harness: 'embed' });

  test('the list and its details stay below the basename', async ({ page, newVendor, signIn }) => {
    await signIn(await newVendor({ kyc: 'nothing' }));

    await expect(page).toHaveURL(/\/partner\/vendor-kyc$/);
    await kycRow(page, 'FSSAI Details').getByRole('link').click();
    await expect(page).toHaveURL(/\/partner\/vendor-kyc\/kyc-detail\?type=fssai$/);
  });
});
