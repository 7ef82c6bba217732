import type { Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { tryAgain } from '../../pages/screen.ts';
import { expectMember, field, fillMember } from '../../pages/team.ts';
import { clickTenTimesAtOnce } from '../../support/board.ts';
import { moveOnUntil, stopClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

const PROFILE = '/setting/manage-profile';
const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';
const CHANGED = { name: 'आशा नमूना', email: 'asha@demo.example' };
const TOAST_MS = 3_000;

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

const failures = [
  ['a refusal', { body: { statusCode: 400, message: 'Not today.' } }, 'Not today.'],
  ['a failing server', { status: 500 }, 'Your changes are still here'],
  ['a page in HTML', { body: HTML, contentType: 'text/html' }, 'Your changes are still here'],
] as const;

test('every field of a profile that is not saved is left as typed', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  context,
  recorder,
}) => {
  recorder.allowCalls('vendorGet', 'the record is read again after each failure');
  const vendor = await newVendor();
  const sent = { restaurantId: vendor.restaurantId, endpoint: 'vendorUpdateProfile' };
  const failed = page.getByText('Failed to update profile');
  const expectKept = async (name: string, words: string) => {
    await updateOf(page).click();
    // Both the toast and the form show the text.
    await moveOnUntil(page, failed.nth(1));
    await expect(page.getByText(words), name).toBeVisible();
    await expectMember(page, CHANGED);
    await page.clock.runFor(TOAST_MS);
    await expect(failed, name).toHaveCount(1);
  };
  await page.clock.install();
  await signIn(vendor, PROFILE);
  await fillMember(page, CHANGED);
  await stopClock(page);
  for (const [name, fault, words] of failures) {
    const { id } = await sandbox.fault({ ...sent, ...fault });
    await expectKept(name, words);
    await sandbox.clearFault(id);
  }
  await context.setOffline(true);
  await expectKept('no connection', 'Your changes are still here');
  await context.setOffline(false);

  await updateOf(page).click();

  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  expect(await sandbox.log(sent)).toHaveLength(failures.length + 1);
});
