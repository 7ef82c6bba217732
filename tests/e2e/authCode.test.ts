import type { Page } from '@playwright/test';
import { landingOf } from '../pages/landing.ts';
import type { Vendor } from '../support/control.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';

/** Every test begins with the dialog open, for a vendor of its own. */
const test = base.extend<{ vendor: Vendor }>({
  vendor: async ({ page, newVendor }, provide) => {
    const vendor = await newVendor();
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

test('the boxes take digits only, and the focus advances', async ({ page, vendor }) => {
  const { box, digits } = landingOf(page);

  await page.keyboard.type('1x-2');

  expect(await digits()).toEqual(['1', '2', '', '']);
  await expect(box(3)).toBeFocused();
  expect(vendor.phone).toHaveLength(10);
});

test('Backspace goes back to the box before', async ({ page, vendor: _ }) => {
  const { box, digits } = landingOf(page);
  await page.keyboard.type('12');
  await expect(box(3)).toBeFocused();

  await page.keyboard.press('Backspace');

  await expect(box(2)).toBeFocused();
  expect(await digits()).toEqual(['1', '', '', '']);
});

test('the boxes are named, and the first takes the code from an SMS', async ({
  page,
  vendor: _,
}) => {
  const { dialog, box } = landingOf(page);

  await expect(dialog.getByRole('group', { name: 'One-time code' })).toBeVisible();
  for (const position of [1, 2, 3, 4]) await expect(box(position)).toBeVisible();
  await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(box(1)).toHaveAttribute('inputmode', 'numeric');
});

test('a pasted "12 34" is sent as 1234', async ({ page, vendor, sandbox }) => {
  await paste(page, '12 34');

  await expect(page.getByRole('alert')).toHaveText('Invalid OTP');
  const calls = await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' });
  expect(calls.map(({ fields }) => fields)).toEqual([{ phone: Number(vendor.phone), otp: 1234 }]);
});

test('pasted letters change nothing', async ({ page, vendor, sandbox }) => {
  const { digits } = landingOf(page);

  await paste(page, 'your code');

  expect(await digits()).toEqual(['', '', '', '']);
  expect(await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' })).toEqual([]);
});

for (const short of ['', '123']) {
  test(`the code "${short}" is too short to send`, async ({ page, vendor, sandbox }) => {
    const { verify } = landingOf(page);
    await page.keyboard.type(short);

    await verify.click();

    await expect(page.getByRole('alert')).toHaveText('Please enter the OTP.');
    expect(await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' })).toEqual([]);
  });
}

test('a wrong code gets what the server says, and the right one still signs in', async ({
  page,
  vendor,
  sandbox,
}) => {
  const { dialog } = landingOf(page);
  await enterCode(page, '1111');
  await expect(page.getByRole('alert')).toHaveText('Invalid OTP');
  expect(await storedKeys(page)).toEqual([]);

  await paste(page, await sandbox.code(vendor.phone));

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the code 0042 keeps its zeros in the boxes and goes out as 42', async ({
  page,
  vendor,
  sandbox,
}) => {
  const { digits } = landingOf(page);

  await enterCode(page, '0042');

  await expect(page.getByRole('alert')).toHaveText('Invalid OTP');
  expect(await digits()).toEqual(['0', '0', '4', '2']);
  const [call] = await sandbox.log({ phone: vendor.phone, endpoint: 'verifyCode' });
  expect(call?.fields.otp).toBe(42);
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

for (const [name, answer] of Object.entries(answers)) {
  test(`an answer with ${name} fails the verification and stores nothing`, async ({
    page,
    vendor,
    sandbox,
  }) => {
    const { dialog, verify } = landingOf(page);
    await sandbox.fault({ endpoint: 'verifyCode', phone: vendor.phone, ...answer, times: 1 });

    await enterCode(page, await sandbox.code(vendor.phone));

    await expect(page.getByRole('alert')).toHaveText(FAILED);
    expect(await storedKeys(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await verify.click();
    await expect(dialog).toBeHidden();
  });
}

test('a verification that hangs ends after ten seconds with the code kept', async ({
  page,
  newVendor,
  sandbox,
}) => {
  const { digits } = landingOf(page);
  const vendor = await newVendor();
  await sandbox.fault({ endpoint: 'verifyCode', phone: vendor.phone, hang: true, times: 1 });
  await page.clock.install();
  await page.goto('/');
  await requestCode(page, vendor.phone);
  const sent = page.waitForRequest('**/verify-otp');
  await enterCode(page, '1234');
  await sent;

  await page.clock.fastForward(10_500);

  await expect(page.getByRole('alert')).toHaveText(FAILED);
  expect(await digits()).toEqual(['1', '2', '3', '4']);
});

test('Enter and a click on Verify send one call', async ({ page, vendor, sandbox }) => {
  const { verify } = landingOf(page);
  const { phone } = vendor;
  await sandbox.fault({ endpoint: 'verifyCode', phone, delayMs: 3_000, times: 1 });

  await enterCode(page, await sandbox.code(phone));
  await page.keyboard.press('Enter');
  await verify.dblclick({ force: true });

  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await sandbox.log({ phone, endpoint: 'verifyCode' })).toHaveLength(1);
});

test('Esc leads back to the phone, and another code can be asked for', async ({
  page,
  vendor,
  sandbox,
}) => {
  const { dialog, phone, signIn } = landingOf(page);

  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(phone).toHaveValue(vendor.phone);
  await signIn.click();
  await expect(dialog).toBeVisible();
  expect(await sandbox.log({ phone: vendor.phone, endpoint: 'requestCode' })).toHaveLength(2);
});
