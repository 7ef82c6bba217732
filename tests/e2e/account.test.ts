import { clickTenTimesAtOnce } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectMember, field, fillMember } from '../pages/team.ts';

const PROFILE = '/setting/manage-profile';
const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>';
const CHANGED = { name: 'आशा नमूना', email: 'asha@demo.example' };

test('the profile is filled from the record and sent once, as the wire has it', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ vendorName: 'Asha Sample' });
  const { restaurantId, phone } = vendor;
  await signIn(vendor, PROFILE);
  await expectMember(page, { name: 'Asha Sample', phone, email: 'test.vendor@demo.example' });
  await fillMember(page, CHANGED);
  await clickTenTimesAtOnce(page.getByRole('button', { name: 'Update' }));

  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'vendorUpdateProfile' });
  expect(calls.map(({ fields }) => fields)).toEqual([{ ...CHANGED, phone }]);
  await page.reload();
  await expectMember(page, { ...CHANGED, phone });
});

test('every missing field is named, and nothing is sent', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  await signIn(vendor, PROFILE);
  await fillMember(page, { name: '', phone: '', email: '' });
  await page.getByRole('button', { name: 'Update' }).click();

  for (const what of ['Name', 'Phone number', 'Email']) {
    await expect(page.getByText(`${what} is required`)).toBeVisible();
  }
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'vendorUpdateProfile' })).toEqual([]);
});

test('a name of 300 characters and a wrong e-mail stay to be mended', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor());
  await page.goto(PROFILE);
  const wrong = { name: 'x'.repeat(300), email: 'nobody' };
  await fillMember(page, wrong);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Name cannot exceed 100 characters')).toBeVisible();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await expectMember(page, wrong);
  await field(page, 'Name').fill('x'.repeat(100));

  await expect(page.getByText('Name cannot exceed 100 characters')).toBeHidden();
});

test('a stored phone with other signs than digits is refused', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { vendorId: _id, restaurantId } = vendor;
  const restaurant = { _id: restaurantId, name: 'Test Kitchen' };
  const record = { name: 'Asha', phone: '98-76', email: 'a@demo.example' };
  const data = { _id, restaurant, is_kyc_completed: true, ...record };
  await signIn(vendor);
  await sandbox.fault({ endpoint: 'vendorGet', restaurantId, body: { statusCode: 200, data } });
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Update' }).click();

  await expect(page.getByText('Only numbers are allowed')).toBeVisible();
});

const failures = [
  ['a refusal', { body: { statusCode: 400, message: 'Not today.' } }, 'Not today.'],
  ['a failing server', { status: 500 }, 'What you typed is kept'],
  ['a page in HTML', { body: HTML, contentType: 'text/html' }, 'What you typed is kept'],
] as const;

for (const [name, fault, words] of failures) {
  test(`after ${name} every field keeps what was typed`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor();
    const { restaurantId } = vendor;
    const endpoint = 'vendorUpdateProfile';
    const { id } = await sandbox.fault({ endpoint, restaurantId, ...fault });
    await signIn(vendor, PROFILE);
    await fillMember(page, CHANGED);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Failed to update profile')).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await expectMember(page, CHANGED);
    await sandbox.clearFault(id);
    await page.getByRole('button', { name: 'Update' }).click();

    await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
    expect(await sandbox.log({ restaurantId, endpoint })).toHaveLength(2);
  });
}

test('without a connection every field keeps what was typed', async ({
  page,
  newVendor,
  signIn,
  context,
}) => {
  await signIn(await newVendor());
  await page.goto(PROFILE);
  await fillMember(page, CHANGED);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Update' }).click();

  await expect(page.getByText('Failed to update profile')).toBeVisible();
  await expectMember(page, CHANGED);
});

test('a record that did not load says so, and comes with a retry', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ vendorName: 'Asha Sample' });
  const { restaurantId } = vendor;
  await signIn(vendor);
  const fault = await sandbox.fault({ endpoint: 'vendorGet', restaurantId, status: 400 });
  await page.goto(PROFILE);
  await expect(page.getByText('Failed to load vendor data')).toBeVisible();
  await sandbox.clearFault(fault.id);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expectMember(page, { name: 'Asha Sample' });
});
