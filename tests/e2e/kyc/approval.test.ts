import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../../testing/index.ts';
import { kycDetailOf, kycRow } from '../../pages/kyc.ts';
import { newcomer, registerOf } from '../../pages/register.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode } from '../../support/signIn.ts';
import { expectNoTraces, storeOneOfEach } from '../../support/traces.ts';

const TYPES = ['bank', 'fssai', 'gst', 'pan'] as const;

/** For each verification, the values that are typed and the fields that are sent. */
const DETAILS = [
  {
    name: 'BANK',
    key: 'bank_detail',
    typed: {
      'Bank name': 'Demo Bank of Nowhere',
      'Account number': '000000001234',
      'IFSC Code': 'zzzz 0demo01 ',
    },
    sent: {
      bank_name: 'Demo Bank of Nowhere',
      account_number: '000000001234',
      ifsc_code: 'ZZZZ0DEMO01',
    },
  },
  {
    name: 'FSSAI',
    key: 'fssai_detail',
    typed: { 'FSSAI number': '19926000000001', 'Expiry date': '2027-12-26' },
    sent: { account_number: '19926000000001', expiration_date: '2027-12-26' },
  },
  {
    name: 'GST',
    key: 'gstn_detail',
    typed: { 'GST number': '29zzzfz0000z1zr', 'Expiration date': '2027-03-31' },
    sent: { gstn_number: '29ZZZFZ0000Z1ZR', expiration_date: '2027-03-31' },
  },
  {
    name: 'PAN',
    key: 'pan_detail',
    typed: { 'PAN number': 'zzzfz0000z' },
    sent: { pan_number: 'ZZZFZ0000Z' },
  },
] as const;

type Detail = (typeof DETAILS)[number];

/** Clicks "Continue", fills in the form and submits it. */
async function handInNext(page: Page, { name, typed }: Detail): Promise<void> {
  const { field, choose, submit, preview } = kycDetailOf(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(titleOf(page)).toHaveText(`${name} Details`);
  for (const [label, value] of Object.entries(typed)) {
    if (label === 'IFSC Code') await field(label).pressSequentially(value);
    else await field(label).fill(value);
  }
  if (name !== 'BANK') {
    await choose(`${name} Document`);
    await expect(preview).toBeVisible();
  }
  await submit.click();
  await expect(page.getByText(`${name} details updated successfully`)).toBeVisible();
  await expect(submit).toBeHidden();
}

/**
 * Bank details are sent with the vendor id and without a picture; the others are sent without the id and with a
 * picture.
 */
async function expectSubmissions(sandbox: SandboxControl, vendorId: string, restaurantId: string) {
  const calls = await sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
  const image = { file: 'document.png', type: 'image/png' };
  expect(calls).toHaveLength(DETAILS.length);
  for (const [index, { name, key, sent }] of DETAILS.entries()) {
    const fields = calls[index]?.fields ?? {};
    const accountFields = name === 'BANK' ? { vendor_id: vendorId } : { image };
    expect(fields, name).toMatchObject({ restaurant_id: restaurantId, key, ...accountFields });
    expect(fields, name).not.toHaveProperty(name === 'BANK' ? 'image' : 'vendor_id');
    expect(JSON.parse(String(fields[key]))).toEqual({ ...sent, status: 'pending' });
  }
}

/** Returns to the page until the verdict is shown; a pending read may still return the old state. */
async function comeBackUntil(page: Page, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await isShown();
  }).toPass();
}

test('a new vendor gets from registration to the dashboard', async ({ page, sandbox }) => {
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

  for (const detail of DETAILS) await handInNext(page, detail);

  await expect(page).toHaveURL(/\/kyc-submitted$/);
  await expect(page.getByText('Pending admin approval')).toBeVisible();
  await expect(page.getByText('Review takes 24-48 hours.')).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const vendorId = String(stored.vendor_id);
  await expectSubmissions(sandbox, vendorId, String(stored.restaurant_id));
  for (const type of TYPES) await sandbox.setKyc(vendorId, type, 'approved');
  await comeBackUntil(page, () => expect(page).toHaveURL(/\/dashboard$/, { timeout: 3_000 }));
});

test('a new photo corrects a declined detail', async ({ page, newVendor, signIn, sandbox }) => {
  const { vendorId, restaurantId, phone } = await newVendor({ kyc: 'declined' });
  await sandbox.setKyc(vendorId, 'pan', 'pending');
  await signIn({ phone });
  await expect(page).toHaveURL(/\/kyc-submitted$/);

  await sandbox.setKyc(vendorId, 'pan', 'declined', 'The photo is cut off');
  const verdict = page.getByRole('alert').filter({ hasText: 'was declined' });
  await comeBackUntil(page, () => expect(verdict).toBeVisible({ timeout: 3_000 }));
  await expect(page.getByText('Pending admin approval')).toHaveCount(0);
  await page.getByRole('link', { name: 'View your KYC details' }).click();
  await kycRow(page, 'PAN Card Details').getByRole('link').click();
  await expect(page.getByText('The photo is cut off')).toBeVisible();
  const { choose, submit, preview } = kycDetailOf(page);
  await choose('PAN document');
  await expect(preview).toBeVisible();
  await submit.click();

  await expect(page.getByText('PAN details updated successfully')).toBeVisible();
  await expect(page.getByText('4 under review')).toBeVisible();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  const [call] = await sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
  expect(call?.after).toMatchObject({ pan_number: 'ZZZFZ0000Z', status: 'pending' });
});

test('the confirmation reads the verdict again by itself', async ({ page, signInNew, sandbox }) => {
  await page.clock.install();
  const vendor = await signInNew({ kyc: 'two-pending' }, '/kyc-submitted');
  await expect(page.getByText('Some details are still missing')).toBeVisible();
  for (const type of TYPES) await sandbox.setKyc(vendor.vendorId, type, 'approved');

  await page.clock.runFor(31_000);

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the confirmation leads to the contact of the host', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'two-pending' }, '/kyc-submitted');
  await expect(page.getByText('Pending admin approval')).toBeVisible();
  const contact = page.getByRole('main').getByRole('link', { name: /Contact us/ });
  await expect(contact).toHaveAttribute('href', /^(https?:|mailto:|\/)/);

  const stored = await storeOneOfEach(page);

  await page.getByRole('button', { name: 'Back to Login' }).click();

  await expect(titleOf(page)).toHaveText('Get Started');
  await expect(page).toHaveURL(/\/$/);
  await expectNoTraces(page, stored);
});
