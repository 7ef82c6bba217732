import type { Page } from '@playwright/test';
import { menuOf } from '../../pages/menu.ts';
import { newcomer, type Register, type RegisterFields, registerOf } from '../../pages/register.ts';
import { titleOf } from '../../pages/screen.ts';
import { stopClock } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { enterCode, passCode } from '../../support/signIn.ts';

const FAILED = 'Something went wrong. Please try again.';

const TOAST_MS = 6_000;

const FRAME_MS = 20;

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
}

/** Whether a typed value is in the browser's storage. */
function isStored(page: Page, typed: string) {
  return page.evaluate(
    (value) => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]).includes(value),
    typed,
  );
}

test('what was typed survives another screen but not a reload', async ({ page }) => {
  const someone = newcomer();
  const { fill, values } = registerOf(page);
  await page.goto('/register');
  await fill(someone);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  expect(await values()).toEqual(someone);
  for (const typed of Object.values(someone)) expect(await isStored(page, typed)).toBe(false);

  await page.reload();

  await expect(registerOf(page).fullName).toHaveValue('');
});

/** Leaves one field out and expects an error, then fills the field in and expects the error to disappear. */
async function expectRequired(page: Page, register: Register, name: keyof RegisterFields) {
  const problem = page.getByText('All fields are required.', { exact: true });
  const field = register[name];
  const value = await field.inputValue();
  await field.fill(name === 'founded' ? '' : '  ');
  await register.create.click();
  await expect(problem, name).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await field.fill(value);
  await expect(problem, name).toBeHidden();
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

test('nothing is sent while a field is missing', async ({ page }) => {
  const register = registerOf(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/register');
  const someone = newcomer();
  await register.fill(someone);

  for (const name of ['fullName', 'founded'] as const) {
    await expectRequired(page, register, name);
  }
  await register.phone.fill('98765');
  await register.create.click();
  const text = 'Please enter a valid 10-digit mobile number.';
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(register.phone).toBeFocused();

  await expect(register.dialog).toBeHidden();
  await register.fill(someone);
  await register.create.click();
  await expect(register.dialog).toBeVisible();
  expect(calls.filter((url) => url.includes('sign-up'))).toHaveLength(1);
});

test('a draft is gone after somebody else signed in', async ({ page, newVendor, sandbox }) => {
  const { phone } = await newVendor();
  await page.goto('/register');
  const documents = page.getByRole('heading', { name: 'Keep these documents ready' });
  await expect(documents.locator('..').getByRole('listitem')).toHaveText([
    'FSSAI license',
    'GST number, if applicable',
    'Restaurant menu',
    'PAN card copy',
    'Bank account details',
  ]);
  await expect(page.getByText('The date the restaurant was founded')).toBeVisible();
  const { fill, fullName } = registerOf(page);
  await fill(newcomer());

  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(titleOf(page)).toHaveText('Get Started');
  await passCode(page, sandbox, phone);

  await expect(page).toHaveURL(/\/dashboard$/);
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(fullName).toHaveValue('');
});

const refusals = {
  'a conflict without a message': {
    answer: { body: { statusCode: 409 } },
    says: 'Something went wrong.',
  },
  'a refusal with a message': {
    answer: { body: { statusCode: 400, message: 'Email is taken.', data: null } },
    says: 'Email is taken.',
  },
  'an error of the server': { answer: { status: 500, body: { statusCode: 500 } }, says: FAILED },
};

test('a refused registration leaves every field as typed', async ({ page, newVendor, sandbox }) => {
  const register = registerOf(page);
  const { phone } = await newVendor();
  const expectRefused = async (name: string, says: string, typed: RegisterFields) => {
    await register.create.click();
    await expect(async () => {
      // The container of the toasts opens one frame later.
      await page.clock.runFor(FRAME_MS);
      await expect(toast(page, says), name).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(register.dialog, name).toBeHidden();
    expect(await register.values(), name).toEqual(typed);
    await page.clock.runFor(TOAST_MS);
    await expect(toast(page, says), name).toHaveCount(0);
  };
  await page.clock.install();
  await page.goto('/register');
  const registered = { ...newcomer(), phone };
  await register.fill(registered);
  await stopClock(page);
  await expectRefused(
    'a phone that is registered',
    'This phone number is already registered.',
    registered,
  );

  const someone = newcomer();
  await register.fill(someone);
  for (const [name, { answer, says }] of Object.entries(refusals)) {
    await sandbox.fault({ endpoint: 'signUp', phone: someone.phone, ...answer, times: 1 });
    await expectRefused(name, says, someone);
  }
  await register.create.click();
  await expect(register.dialog).toBeVisible();
});

test('a new code is required after five wrong ones', async ({ page, sandbox, recorder }) => {
  recorder.allowCalls('verifyCode', 'six codes are entered at once');
  const someone = newcomer();
  const { fill, create, dialog } = registerOf(page);
  const alert = dialog.getByRole('alert');
  await page.clock.install();
  await page.goto('/register');
  await fill(someone);
  await create.click();
  await expect(dialog).toBeVisible();
  await sandbox.fault({ endpoint: 'verifyCode', phone: someone.phone, body: '', times: 1 });
  await enterCode(page, await sandbox.code(someone.phone));
  await expect(alert).toHaveText('OTP verification failed. Please try again.');

  for (let count = 1; count <= 5; count += 1) {
    const answered = page.waitForResponse('**/verify-otp');
    await enterCode(page, '0000');
    await answered;
    await expect(alert).toHaveText('Invalid OTP or verification failed.');
  }

  await expect(dialog).toContainText('5 wrong codes. Get a new code to continue.');
  await expect(dialog.getByRole('textbox').first()).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await page.clock.runFor(31_000);
  await dialog.getByRole('button', { name: 'Resend code' }).click();
  await expect(dialog).toContainText('We sent a new code.');
  await enterCode(page, await sandbox.code(someone.phone));
  await expect(page).toHaveURL(/\/vendor-kyc$/);
});
