import { menuOf } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import { readTraces } from '../support/traces.ts';

const ITEMS = ['bank', 'fssai', 'gst', 'pan'] as const;

test('without complete KYC every main screen leads to the KYC list', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'two-pending' }));

  for (const path of ['/orders', '/dashboard', '/kyc-documents', '/', '/setting/manage-profile']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/vendor-kyc$/);
  }
});

for (const [path, title] of [
  ['/vendor-kyc/kyc-detail?type=bank', 'BANK Details'],
  ['/kyc-submitted', 'KYC Submitted'],
] as const) {
  test(`without complete KYC ${path} may be seen`, async ({ page, newVendor, signIn }) => {
    await signIn(await newVendor({ kyc: 'nothing' }));

    await page.goto(path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(page.url()).toContain(path);
  });
}

test('KYC that was completed meanwhile leads on at the next change of path', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  for (const item of ITEMS) await sandbox.setKyc(vendor.vendorId, item, 'approved');

  await page.getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await page.goBack();

  await expect(page).toHaveURL(/\/dashboard$/);
  const { local, session } = await readTraces(page);
  expect([local.isKycCompleted, session.is_kyc_completed]).toEqual(['true', 'true']);
});

test('the vendor is read again on each change of path, once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor();
  await signIn(vendor);
  const reads = async () => (await sandbox.log({ restaurantId, endpoint: 'vendorGet' })).length;
  await expect.poll(reads).toBe(1);

  for (const [at, name] of ['Team Members', 'Offers', 'Timing'].entries()) {
    await menuOf(page).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(reads).toBe(at + 2);
  }
});

test('a vendor record that cannot be read changes nothing on screen', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor({ name: 'Ananda Bhavan' });
  await signIn(vendor);
  await expect(page.getByRole('heading', { name: 'Ananda Bhavan' })).toBeVisible();
  await sandbox.fault({ endpoint: 'vendorGet', restaurantId, status: 400 });

  await menuOf(page).getByRole('link', { name: 'Offers' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Ananda Bhavan');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
