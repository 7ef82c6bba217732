import type { Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { tryAgain } from '../../../tests/pages/screen.ts';
import { expectMember, field, fillMember } from '../../../tests/pages/team.ts';
import { clickTenTimesAtOnce } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const PROFILE = '/setting/manage-profile';

const CHANGED = { name: 'आशा नमूना', email: 'asha@demo.example' };

function updateOf(page: Page) {
  return page.getByRole('button', { name: 'Update' });
}

test('ten clicks save the profile once', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ vendorName: 'Asha Sample' });
  const { restaurantId, phone } = vendor;
  const sent = { restaurantId, endpoint: 'vendorUpdateProfile' };
  await signIn(vendor, PROFILE);
  await expectMember(page, { name: 'Asha Sample', phone, email: 'test.vendor@demo.example' });
  await fillMember(page, { name: '', phone: '', email: '' });
  await updateOf(page).click();
  for (const what of ['Name', 'Phone number', 'Email']) {
    await expect(page.getByText(`${what} is required`)).toBeVisible();
  }
  const wrong = { name: 'x'.repeat(300), email: 'nobody', phone };
  await fillMember(page, wrong);
  await updateOf(page).click();
  await expect(page.getByText('Name cannot exceed 100 characters')).toBeVisible();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expectMember(page, wrong);
  await field(page, 'Name').fill('x'.repeat(100));
  await expect(page.getByText('Name cannot exceed 100 characters')).toBeHidden();
  expect(await sandbox.log(sent)).toEqual([]);

  await fillMember(page, CHANGED);
  await clickTenTimesAtOnce(updateOf(page));

  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  const calls = await sandbox.log(sent);
  expect(calls.map(({ fields }) => fields)).toEqual([{ ...CHANGED, phone }]);
  await page.reload();
  await expectMember(page, { ...CHANGED, phone });
});

/** A record whose phone number contains characters other than digits. */
function recordOf({ vendorId: _id, restaurantId }: Vendor) {
  const restaurant = { _id: restaurantId, name: 'Test Kitchen' };
  const typed = { name: 'Asha', phone: '98-76', email: 'a@demo.example' };
  return { _id, restaurant, is_kyc_completed: true, ...typed };
}

test('a record that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const read = { endpoint: 'vendorGet', restaurantId: vendor.restaurantId };
  const { id } = await sandbox.fault({ ...read, status: 400 });
  await signIn(vendor, PROFILE);
  await expect(page.getByText('Failed to load vendor data')).toBeVisible();
  await sandbox.clearFault(id);
  await sandbox.fault({ ...read, body: { statusCode: 200, data: recordOf(vendor) } });
  await tryAgain(page).click();
  await expectMember(page, { name: 'Asha', phone: '98-76', email: 'a@demo.example' });

  await updateOf(page).click();

  await expect(page.getByText('Only numbers are allowed')).toBeVisible();
});
