import type { Page } from '@playwright/test';
import { kycDetailOf, kycRow } from '../pages/kyc.ts';
import type { SandboxControl, Vendor } from '../support/control.ts';
import { expect, test } from '../support/fixtures.ts';

const FAILED = /could not be submitted/;

function submissions(sandbox: SandboxControl, { restaurantId }: Vendor) {
  return sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
}

async function fillPan(page: Page, number = 'ZZZPZ0000Z') {
  const detail = kycDetailOf(page);
  await detail.field('PAN Number').fill(number);
  await detail.choose('PAN Document');
  await expect(detail.preview).toBeVisible();
  return detail;
}

test('bank details go out with the vendor id and without a document', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  const { open, field, submit } = kycDetailOf(page);
  await open('bank');

  await field('Bank Name').fill('Demo Bank of Nowhere');
  await field('Account Number').fill('000000001234');
  await field('IFSC Code').pressSequentially('zzzz 0demo01 ');
  await submit.click();

  await expect(page.getByText('BANK details updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(kycRow(page, 'Bank Details')).toContainText('Under review');
  const [call] = await submissions(sandbox, vendor);
  expect(call?.fields).toMatchObject({
    restaurant_id: vendor.restaurantId,
    vendor_id: vendor.vendorId,
    key: 'bank_detail',
  });
  expect(call?.fields).not.toHaveProperty('image');
  expect(JSON.parse(String(call?.fields.bank_detail))).toEqual({
    bank_name: 'Demo Bank of Nowhere',
    account_number: '000000001234',
    ifsc_code: 'ZZZZ0DEMO01',
    status: 'pending',
  });
});

const DOCUMENTED = [
  {
    type: 'fssai',
    key: 'fssai_detail',
    fields: { 'FSSAI Number': '19926000000001', 'Expiry Date': '2027-12-26' },
    detail: { account_number: '19926000000001', expiration_date: '2027-12-26' },
  },
  {
    type: 'gst',
    key: 'gstn_detail',
    fields: { 'GST Number': '29zzzfz0000z1zr', 'Expiration Date': '2027-03-31' },
    detail: { gstn_number: '29ZZZFZ0000Z1ZR', expiration_date: '2027-03-31' },
  },
  {
    type: 'pan',
    key: 'pan_detail',
    fields: { 'PAN Number': 'zzzpz0000z' },
    detail: { pan_number: 'ZZZPZ0000Z' },
  },
] as const;

for (const { type, key, fields, detail } of DOCUMENTED) {
  const name = type.toUpperCase();
  test(`${name} details go out with their document`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ kyc: 'nothing' });
    await signIn(vendor);
    const { open, field, choose, submit, preview } = kycDetailOf(page);
    await open(type);

    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    await choose(`${name} Document`);
    await expect(preview).toBeVisible();
    await submit.click();

    await expect(page.getByText(`${name} details updated successfully`)).toBeVisible();
    await expect(page).toHaveURL(/\/vendor-kyc$/);
    const [call] = await submissions(sandbox, vendor);
    expect(call?.fields).toMatchObject({
      restaurant_id: vendor.restaurantId,
      key,
      image: { file: 'document.png', type: 'image/png' },
    });
    expect(call?.fields).not.toHaveProperty('vendor_id');
    expect(JSON.parse(String(call?.fields[key]))).toEqual({ ...detail, status: 'pending' });
  });
}

test('in the main layout a submission leads back to KYC Documents', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'approved' }));
  await kycDetailOf(page).open('pan', '/kyc-documents');

  const { submit } = await fillPan(page);
  await submit.click();

  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/kyc-documents$/);
  await expect(kycRow(page, 'PAN Card Details')).toContainText('Under review');
});

test('an empty form says what is missing and puts the cursor there', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  const { open, field, submit, alert } = kycDetailOf(page);
  await open('gst');

  await submit.click();

  await expect(alert).toHaveText([
    'GST number is required',
    'Expiration date is required',
    'GST document is required',
  ]);
  await expect(field('GST Number')).toBeFocused();
  expect(await submissions(sandbox, vendor)).toEqual([]);
});

test('what looks odd is said and never blocks', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ kyc: 'nothing' }));
  const { open, field, choose, submit, preview } = kycDetailOf(page);
  await open('gst');

  await field('GST Number').fill('29ZZZFZ0000Z1ZX');
  await expect(page.getByText('The last character does not match')).toBeVisible();
  await field('Expiration Date').fill('2027-03-31');
  await choose('GST Document');
  await expect(preview).toBeVisible();
  await submit.click();

  await expect(page.getByText('GST details updated successfully')).toBeVisible();
});

test('a refusal keeps every field and the photo, and can be tried again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  await kycDetailOf(page).open('pan');
  const { restaurantId } = vendor;
  const body = { statusCode: 400, message: 'This PAN is used by another restaurant.' };
  await sandbox.fault({ endpoint: 'kycUpdate', restaurantId, body, times: 1 });

  const { submit, field, preview, alert } = await fillPan(page);
  await submit.click();

  await expect(alert).toHaveText('This PAN is used by another restaurant.');
  await expect(field('PAN Number')).toHaveValue('ZZZPZ0000Z');
  await expect(preview).toBeVisible();
  await submit.click();
  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
});

test('an answer that is not 200 is no success', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  await kycDetailOf(page).open('pan');
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'kycUpdate', restaurantId, body: { statusCode: 202 }, times: 1 });

  const { submit, alert } = await fillPan(page);
  await submit.click();

  await expect(alert).toHaveText(FAILED);
  await expect(page).toHaveURL(/kyc-detail/);
});

test('an interrupted upload keeps the form, the next try goes through', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  await kycDetailOf(page).open('pan');
  const { submit, field, preview, alert } = await fillPan(page);
  const upload = '**/vendor/update-kyc-detail';
  await page.route(upload, (route) => route.abort('connectionreset'));
  await submit.click();

  await expect(alert).toHaveText(/The connection was lost/);
  await expect(field('PAN Number')).toHaveValue('ZZZPZ0000Z');
  await expect(preview).toBeVisible();
  await page.unroute(upload);
  await submit.click();
  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  expect(await submissions(sandbox, vendor)).toHaveLength(1);
});

test('a submission whose answer was lost is found on the record', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  await kycDetailOf(page).open('pan');
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'kycUpdate', restaurantId, dropAfterCommit: true, times: 1 });

  const { submit } = await fillPan(page);
  await submit.click();

  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  expect(await submissions(sandbox, vendor)).toHaveLength(1);
});

test('ten clicks in one task send once', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ kyc: 'nothing' });
  await signIn(vendor);
  await kycDetailOf(page).open('pan');
  const { submit } = await fillPan(page);

  await submit.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });

  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  expect(await submissions(sandbox, vendor)).toHaveLength(1);
});

test('changed details need the latest document', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ kyc: 'declined' });
  await signIn(vendor);
  const { open, field, choose, submit, preview } = kycDetailOf(page);
  await open('pan');

  await field('PAN Number').fill('ZZZPZ0000Z');
  await submit.click();

  const toast = 'Please upload the latest document since you changed details';
  await expect(page.getByText(toast)).toBeVisible();
  await expect(page.getByText('Latest document is required')).toBeVisible();
  expect(await submissions(sandbox, vendor)).toEqual([]);
  await choose('PAN Document');
  await expect(preview).toBeVisible();
  await submit.click();
  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
});

test('a new photo alone corrects a blurred one', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ kyc: 'declined' });
  await signIn(vendor);
  const { open, choose, submit, preview } = kycDetailOf(page);
  await open('pan');

  await choose('PAN Document');
  await expect(preview).toBeVisible();
  await submit.click();

  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  const [call] = await submissions(sandbox, vendor);
  expect(call?.after).toMatchObject({ pan_number: 'ZZZFZ0000Z', status: 'pending' });
});

test('details under review are locked and their number is hidden until asked for', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'two-pending' }));
  const { open, field, submit } = kycDetailOf(page);
  await open('bank');

  await expect(field('Account Number')).toHaveValue('•••• 1234');
  await expect(field('Account Number')).toBeDisabled();
  await expect(field('Bank Name')).toBeDisabled();
  await expect(submit).toBeHidden();
  expect(await page.content()).not.toContain('000000001234');
  await page.getByRole('button', { name: 'Show Account Number' }).click();
  await expect(field('Account Number')).toHaveValue('000000001234');
  await page.getByRole('button', { name: 'Hide Account Number' }).click();
  await expect(field('Account Number')).toHaveValue('•••• 1234');
});

test('a reload after a submission shows it under review', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ kyc: 'nothing' }));
  await kycDetailOf(page).open('pan');
  const { submit, field, open } = await fillPan(page);
  await submit.click();
  await expect(page).toHaveURL(/\/vendor-kyc$/);

  await open('pan');
  await page.reload();

  await expect(field('PAN Number')).toHaveValue('•••• 000Z');
  await expect(submit).toBeHidden();
});

test('a record read again in the background takes nothing away', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'declined' });
  await signIn(vendor);
  const { open, field } = kycDetailOf(page);
  await open('pan');
  await field('PAN Number').fill('ZZZPZ0000Z');
  await sandbox.setKyc(vendor.vendorId, 'pan', 'declined', 'The name is cut off');

  const read = page.waitForResponse('**/vendor/get');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await read;

  await expect(page.getByText('The name is cut off')).toBeVisible();
  await expect(field('PAN Number')).toHaveValue('ZZZPZ0000Z');
});

test('nothing of the numbers is kept or offered by the browser', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'nothing' }));
  const { open, field } = kycDetailOf(page);
  await open('bank');
  await field('Account Number').fill('000000001234');

  await expect(field('Account Number')).toHaveAttribute('autocomplete', 'off');
  await expect(field('Account Number')).toHaveAttribute('spellcheck', 'false');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('000000001234');
});
