import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { kycDetailOf, kycDetailPath, kycRow } from '../../pages/kyc.ts';
import { titleOf } from '../../pages/screen.ts';
import { moveOnUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

const PAN = kycDetailPath('pan');
const PAN_SENT = 'PAN details updated successfully';

function submissions(sandbox: SandboxControl, { restaurantId }: Vendor) {
  return sandbox.log({ restaurantId, endpoint: 'kycUpdate' });
}

async function fillPan(page: Page, number = 'ZZZPZ0000Z') {
  const detail = kycDetailOf(page);
  await detail.field('PAN number').fill(number);
  await detail.choose('PAN document');
  await expect(detail.preview).toBeVisible();
  return detail;
}

test('in the main layout a submission leads back to KYC Documents', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'approved' }, kycDetailPath('pan', '/kyc-documents'));

  const { submit } = await fillPan(page);
  await submit.click();

  await expect(page.getByText(PAN_SENT)).toBeVisible();
  await expect(page).toHaveURL(/\/kyc-documents$/);
  await expect(kycRow(page, 'PAN Card Details')).toContainText('Under review');
});

test('a note about an unusual value does not block the form', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ kyc: 'nothing' }, kycDetailPath('gst'));
  const { field, choose, submit, alert, preview } = kycDetailOf(page);

  await submit.click();
  await expect(alert).toHaveText([
    'GST number is required',
    'Expiration date is required',
    'GST document is required',
  ]);
  await expect(field('GST number')).toBeFocused();
  expect(await submissions(sandbox, vendor)).toEqual([]);

  await field('GST number').fill('29ZZZFZ0000Z1ZX');
  await expect(page.getByText('This number looks mistyped')).toBeVisible();
  await field('Expiration date').fill('2027-03-31');
  await choose('GST document');
  await expect(preview).toBeVisible();
  await submit.click();
  const sent = 'GST details updated successfully';
  await expect(page.getByText(sent)).toBeVisible();
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.getByRole('dialog')).toContainText(sent);
});

test('a lost answer of a submission is looked up', async ({
  page,
  signInNew,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('vendorGet', 'the record is read again after each failure');
  const vendor = await signInNew({ kyc: 'nothing' }, PAN);
  const { submit, field, preview, alert } = await fillPan(page);
  const fault = { endpoint: 'kycUpdate', restaurantId: vendor.restaurantId, times: 1 };
  const submitAndSee = async (message: string | RegExp) => {
    await submit.click();
    await expect(alert).toHaveText(message);
    await expect(field('PAN number')).toHaveValue('ZZZPZ0000Z');
    await expect(preview).toBeVisible();
    await expect(page).toHaveURL(/kyc-detail/);
  };

  const message = 'This PAN is used by another restaurant.';
  await sandbox.fault({ ...fault, body: { statusCode: 400, message } });
  await submitAndSee(message);
  await sandbox.fault({ ...fault, body: { statusCode: 202 } });
  await submitAndSee(/Couldn't submit your details/);
  const upload = '**/vendor/update-kyc-detail';
  await page.route(upload, (route) => route.abort('connectionreset'));
  await page.clock.install();
  await submit.click();
  await moveOnUntil(page, alert.filter({ hasText: 'The connection was lost' }));
  await page.unroute(upload);
  const before = await submissions(sandbox, vendor);
  await sandbox.fault({ ...fault, dropAfterCommit: true });
  await submit.click();

  await expect(page.getByText(PAN_SENT)).toBeVisible();
  const calls = await submissions(sandbox, vendor);
  expect(calls.map(({ effective }) => effective)).toEqual([false, false, true]);
  expect(calls.slice(0, -1)).toEqual(before);
});

test('ten clicks in one task send a detail once', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ kyc: 'nothing' }, PAN);
  const { submit, field } = await fillPan(page);

  await submit.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });

  await expect(page.getByText(PAN_SENT)).toBeVisible();
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  expect(await submissions(sandbox, vendor)).toHaveLength(1);
  await page.goto(PAN);
  await expect(field('PAN number')).toHaveValue('•••• 000Z');
  await expect(submit).toBeHidden();
});

test('changed details survive a background read', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ kyc: 'declined' }, PAN);
  const { field, choose, submit, preview } = kycDetailOf(page);
  await field('PAN number').fill('ZZZPZ0000Z');

  await sandbox.setKyc(vendor.vendorId, 'pan', 'declined', 'The name is cut off');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('The name is cut off')).toBeVisible();
  await expect(field('PAN number')).toHaveValue('ZZZPZ0000Z');

  await submit.click();
  const toast = 'Please upload the latest document since you changed details';
  const latest = page.getByText('Latest document is required');
  await expect(page.getByText(toast)).toBeVisible();
  await expect(latest).toBeVisible();
  await choose('PAN document');
  await expect(preview).toBeVisible();
  await expect(latest).toBeHidden();
  await page.getByRole('button', { name: 'Remove' }).click();
  await submit.click();
  await expect(latest).toBeVisible();
  expect(await submissions(sandbox, vendor)).toEqual([]);
  await choose('PAN document');
  await expect(preview).toBeVisible();
  await submit.click();
  await expect(page.getByText(PAN_SENT)).toBeVisible();
});

test('the number of details under review is hidden until asked for', async ({
  page,
  signInNew,
}) => {
  await signInNew({ kyc: 'two-pending' }, kycDetailPath('bank'));
  const { field, submit } = kycDetailOf(page);

  await expect(field('Account number')).toHaveValue('•••• 1234');
  await expect(field('Account number')).toBeDisabled();
  await expect(field('Bank name')).toBeDisabled();
  await expect(submit).toBeHidden();
  expect(await page.content()).not.toContain('000000001234');
  await page.getByRole('button', { name: 'Show Account number' }).click();
  await expect(field('Account number')).toHaveValue('000000001234');
  await page.getByRole('button', { name: 'Hide Account number' }).click();
  await expect(field('Account number')).toHaveValue('•••• 1234');
});

test('the browser never stores the numbers of a form', async ({ page, signInNew }) => {
  await signInNew({ kyc: 'nothing' }, kycDetailPath('bank'));
  const { field } = kycDetailOf(page);
  await field('Account number').fill('000000001234');

  await expect(field('Account number')).toHaveAttribute('autocomplete', 'off');
  await expect(field('Account number')).toHaveAttribute('spellcheck', 'false');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('000000001234');
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(titleOf(page)).toHaveText('Get Started');
});
