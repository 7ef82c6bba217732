import { sidebarLink } from '../../../tests/pages/menu.ts';
import { titleOf } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { visit } from '../../../tests/support/visit.ts';

test('without complete KYC every main screen leads to the KYC list', async ({
  page,
  signInNew,
}) => {
  await signInNew({ kyc: 'two-pending' }, '/setting/manage-profile');
  await expect(page).toHaveURL(/\/vendor-kyc$/);

  for (const path of ['/orders', '/dashboard', '/kyc-documents', '/', '/setting/manage-profile']) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/vendor-kyc$/);
  }
});

test('the vendor is read once on each navigation', async ({ page, newVendor, signIn, sandbox }) => {
  const { restaurantId, ...vendor } = await newVendor({ name: 'Ananda Bhavan' });
  const reads = async () => (await sandbox.log({ restaurantId, endpoint: 'vendorGet' })).length;
  await signIn(vendor);
  await expect(page.getByRole('heading', { name: 'Ananda Bhavan' })).toBeVisible();
  await expect.poll(reads).toBe(1);
  for (const [at, name] of ['Team Members', 'Timing'].entries()) {
    await sidebarLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(reads).toBe(at + 2);
  }
  await sandbox.fault({ endpoint: 'vendorGet', restaurantId, status: 400 });

  await sidebarLink(page, 'Offers').click();

  await expect(titleOf(page, 'Offers')).toBeVisible();
  await expect.poll(reads).toBe(4);
  await expect(page.getByRole('banner')).toContainText('Ananda Bhavan');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
