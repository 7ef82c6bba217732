import type { Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { landingOf } from '../../pages/landing.ts';
import { compose } from '../../support/compose.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { enterCode, requestCode } from '../../support/signIn.ts';

/** Every test starts with the code dialog open for a new vendor. */
const test = base.extend<{ vendor: Vendor }>({
  vendor: async ({ page, newVendor }, provide) => {
    const vendor = await newVendor();
    await page.clock.install();
    await page.goto('/');
    await requestCode(page, vendor.phone);
    await provide(vendor);
  },
});

const FAILED = 'OTP verification failed. Please try again.';

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

function storedKeys(page: Page) {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

/** Enters a code. The first digit must remove the old message, so that the next message is new. */
async function enterAnew(page: Page, code: string) {
  await enterCode(page, code.slice(0, 1));
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.type(code.slice(1));
}

test('the boxes send no short code', async ({ page, vendor, sandbox }) => {
  const { dialog, box, digits, verify } = landingOf(page);
  const alert = page.getByRole('alert');
  await expect(dialog.getByRole('group', { name: 'One-time code' })).toBeVisible();
  for (const position of [1, 2, 3, 4]) await expect(box(position)).toBeVisible();
  await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(box(1)).toHaveAttribute('inputmode', 'numeric');
  await paste(page, 'your code');
  expect(await digits()).toEqual(['', '', '', '']);
  await verify.click();
  await expect(alert).toHaveText('Please enter the OTP.');

  await box(1).focus();
  await page.keyboard.type('1x-2');
  await expect(alert).toBeHidden();
  expect(await digits()).toEqual(['1', '2', '', '']);
  await expect(box(3)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(2)).toBeFocused();
  expect(await digits()).toEqual(['1', '', '', '']);
  await page.keyboard.type('23');
  await verify.click();

  await expect(alert).toHaveText('Please enter the OTP.');
  expect(await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' })).toEqual([]);
});

test('the right code signs in after wrong ones', async ({ page, vendor, sandbox }) => {
  const { dialog, box, digits } = landingOf(page);
  const alert = page.getByRole('alert');
  await paste(page, '12 34');
  await expect(alert).toHaveText('Invalid OTP');
  expect(await digits()).toEqual(['1', '2', '3', '4']);
  await expect(box(1)).toBeFocused();
  await paste(page, '00');
  await expect(alert).toBeHidden();
  expect(await digits()).toEqual(['0', '0', '', '']);
  await page.keyboard.type('42');
  await expect(alert).toHaveText('Invalid OTP');
  expect(await digits()).toEqual(['0', '0', '4', '2']);
  expect(await storedKeys(page)).toEqual([]);
  const calls = await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' });
  const phone = Number(vendor.phone);
  expect(calls.map(({ fields }) => fields)).toEqual([
    { phone, otp: 1234 },
    { phone, otp: 42 },
  ]);

  await paste(page, await sandbox.code(vendor.phone));

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
});

const record = { _id: 'v1', restaurant: { _id: 'r1' }, is_kyc_completed: true };
const answers = {
  'an error without a message': { status: 500, body: { statusCode: 500, message: '' } },
  'a refusal without a message': { status: 200, body: { statusCode: 400 } },
  'a page in place of JSON': { status: 200, body: '<!doctype html><title>Proxy</title>' },
  'an empty answer': { status: 200, body: '' },
  'no data': { status: 200, body: { statusCode: 200, message: 'Fine', data: null } },
  'no token': { status: 200, body: { statusCode: 200, data: record } },
  'the token undefined': { body: { data: { ...record, access_token: 'undefined' } } },
  'no vendor id': { body: { data: { ...record, _id: undefined, access_token: 'abc' } } },
};

test('an answer without a session fails the verification', async ({
  page,
  vendor,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('verifyCode', 'the code is entered for each kind of answer');
  const { dialog, verify, digits } = landingOf(page);
  const { phone } = vendor;
  const code = await sandbox.code(phone);
  for (const [name, answer] of Object.entries(answers)) {
    await sandbox.fault({ endpoint: 'verifyCode', phone, ...answer, times: 1 });
    await enterAnew(page, code);
    await expect(page.getByRole('alert'), name).toHaveText(FAILED);
    expect(await storedKeys(page), name).toEqual([]);
    expect(await page.context().cookies(), name).toEqual([]);
  }
  const sent = async () => (await sandbox.log({ endpoint: 'verifyCode', phone })).length;
  const before = await sent();
  await sandbox.fault({ endpoint: 'verifyCode', phone, hang: true, times: 1 });
  await enterAnew(page, code);
  await expect.poll(sent).toBe(before + 1);
  await page.clock.fastForward(10_500);
  await expect(page.getByRole('alert'), 'an answer that never comes').toHaveText(FAILED);
  expect(await digits()).toEqual([...code]);

  await verify.click();

  await expect(dialog).toBeHidden();
});

test('the dialog leads back to the phone', async ({ page, vendor, sandbox }) => {
  const { dialog, box, phone, signIn, verify } = landingOf(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(phone).toHaveValue(vendor.phone);
  await signIn.click();
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect(dialog).toBeHidden();
  await expect(phone).toHaveValue(vendor.phone);
  await expect(phone).toBeEditable();
  await signIn.click();
  await expect(box(1)).toBeFocused();
  const asked = { phone: vendor.phone, endpoint: 'requestCode' };
  expect(await sandbox.log(asked)).toHaveLength(3);

  const verified = { phone: vendor.phone, endpoint: 'verifyCode' };
  const { id } = await sandbox.fault({ ...verified, hold: true });
  await enterCode(page, await sandbox.code(vendor.phone));
  await page.keyboard.press('Enter');
  await verify.dblclick({ force: true });
  await expect.poll(() => sandbox.log(verified)).toHaveLength(1);
  await sandbox.clearFault(id);

  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await sandbox.log(verified)).toHaveLength(1);
});

test('digits that an input method composes enter the boxes once', async ({
  page,
  vendor,
  sandbox,
}) => {
  const { box, digits } = landingOf(page);
  await box(1).focus();

  await compose(page, ['२', '२४']);

  await expect.poll(digits).toEqual(['2', '4', '', '']);
  await expect(box(3)).toBeFocused();
  expect(await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' })).toEqual([]);
});
