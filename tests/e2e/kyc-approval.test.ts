import type { Page } from '@playwright/test';
import { kycDetailOf, kycRow } from '../pages/kyc.ts';
import { newcomer, registerOf } from '../pages/register.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterCode } from '../support/signIn.ts';

const TYPES = ['bank', 'fssai', 'gst', 'pan'] as const;

const DETAILS = [
  {
    'Bank Name': 'Demo Bank of Nowhere',
    'Account Number': '000000001234',
    'IFSC Code': 'ZZZZ0DEMO01',
  },
  { 'FSSAI Number': '19926000000001', 'Expiry Date': '2027-12-26' },
  { 'GST Number': '29ZZZFZ0000Z1ZR', 'Expiration Date': '2027-03-31' },
  { 'PAN Number': 'ZZZFZ0000Z' },
] as const;

/** Follows "Continue" and hands in what the form asks for. */
async function handInNext(page: Page, values: Record<string, string>): Promise<void> {
  const { field, choose, submit, preview } = kycDetailOf(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(submit).toBeVisible();
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  const [name = ''] = (await page.getByRole('heading', { level: 1 }).innerText()).split(' ');
  if (name !== 'BANK') {
    await choose(`${name} Document`);
    await expect(preview).toBeVisible();
  }
  await submit.click();
  await expect(submit).toBeHidden();
}

test('a stranger goes from registration to the dashboard in one run', async ({ page, sandbox }) => {
  test.slow();
  const stranger = newcomer();
  const { fill, create, dialog } = registerOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fill(stranger);
  await create.click();
  await expect(dialog).toBeVisible();
  await enterCode(page, await sandbox.code(stranger.phone));
  await expect(page).toHaveURL(/\/vendor-kyc$/);

  for (const values of DETAILS) await handInNext(page, values);

  await expect(page).toHaveURL(/\/kyc-submitted$/);
  await expect(page.getByText('Pending admin approval')).toBeVisible();
  await expect(page.getByText('Review takes 24-48 hours.')).toBeVisible();
  const vendorId = await page.evaluate(() => localStorage.getItem('vendor_id'));
  for (const type of TYPES) await sandbox.setKyc(vendorId ?? '', type, 'approved');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the way on to the confirmation is taken once, then the list stays', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'declined' });
  await sandbox.setKyc(vendor.vendorId, 'pan', 'pending');
  await signIn(vendor);

  await expect(page).toHaveURL(/\/kyc-submitted$/);
  await page.getByRole('link', { name: 'See your four details' }).click();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await expect(page.getByText('4 of 4 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 of 4 done')).toBeVisible();
  await kycRow(page, 'GST Details').getByRole('link').click();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(kycRow(page, 'PAN Card Details')).toContainText('Under review');
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  await page.getByRole('link', { name: 'See the review status' }).click();
  await expect(page).toHaveURL(/\/kyc-submitted$/);
});

test('a correction later in the session leads to the list and no further', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'declined' });
  await sandbox.setKyc(vendor.vendorId, 'pan', 'pending');
  await signIn(vendor);
  await expect(page).toHaveURL(/\/kyc-submitted$/);
  await sandbox.setKyc(vendor.vendorId, 'pan', 'declined', 'Document is blurred');
  await page.getByRole('link', { name: 'See your four details' }).click();
  await kycRow(page, 'PAN Card Details').getByRole('link').click();
  const { choose, submit, preview } = kycDetailOf(page);

  await choose('PAN Document');
  await expect(preview).toBeVisible();
  await submit.click();

  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  await expect(page.getByText('4 of 4 done')).toBeVisible();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
});

test('the confirmation asks again by itself', async ({ page, newVendor, signIn, sandbox }) => {
  await page.clock.install();
  const vendor = await newVendor({ kyc: 'two-pending' });
  await signIn(vendor, '/kyc-submitted');
  await expect(page.getByText('Not everything is submitted yet')).toBeVisible();
  for (const type of TYPES) await sandbox.setKyc(vendor.vendorId, type, 'approved');

  await page.clock.runFor(31_000);

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a verdict against a detail is told on the confirmation', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ kyc: 'two-pending' });
  await signIn(vendor, '/kyc-submitted');
  await sandbox.setKyc(vendor.vendorId, 'bank', 'declined', 'The cheque is cut off');

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));

  await expect(page.getByRole('alert')).toContainText('was declined');
  await page.getByRole('link', { name: 'See your four details' }).click();
  await kycRow(page, 'Bank Details').getByRole('link').click();
  await expect(page.getByText('The cheque is cut off')).toBeVisible();
});

test('Back to Login clears what was stored and goes to the start', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ kyc: 'two-pending' }));
  await page.goto('/kyc-submitted');
  await expect(page.getByText('Pending admin approval')).toBeVisible();

  await page.getByRole('button', { name: 'Back to Login' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
  await expect(page).toHaveURL(/\/$/);
  const left = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(left.filter((key) => key !== 'device_id' && key !== '')).toEqual([]);
});

test('the contact link leads where the host says', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ kyc: 'two-pending' }));
  await page.goto('/kyc-submitted');

  const contact = page.getByRole('main').getByRole('link', { name: /Contact us/ });
  await expect(contact).toHaveAttribute('href', /^(https?:|mailto:|\/)/);
});
