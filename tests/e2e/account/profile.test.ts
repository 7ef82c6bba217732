import type { Page } from '@playwright/test';
import { expectMember, fillMember } from '../../pages/team.ts';
import { moveOnUntil, stopClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

const PROFILE = '/setting/manage-profile';

const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';

const CHANGED = { name: 'आशा नमूना', email: 'asha@demo.example' };

const TOAST_MS = 3_000;

function updateOf(page: Page) {
  return page.getByRole('button', { name: 'Update' });
}

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
