import type { Page } from '@playwright/test';
import { newcomer, registerOf } from '../pages/register.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterCode } from '../support/signIn.ts';

const FAILED = 'Something went wrong. Please try again.';

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
}

test('registration leads to the KYC list in one run', async ({ page, sandbox }) => {
  const someone = newcomer();
  const { fill, create, dialog } = registerOf(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fill(someone);

  await create.click();

  await expect(toast(page, 'OTP sent successfully!')).toBeVisible();
  await expect(dialog).toContainText(`+91 ${someone.phone}`);
  await enterCode(page, await sandbox.code(someone.phone));
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  const [call] = await sandbox.log({ phone: someone.phone, endpoint: 'signUp' });
  expect(call?.fields).toEqual({
    name: someone.fullName,
    restaurant_name: someone.restaurant,
    phone: someone.phone,
    email: someone.email,
    date_of_founding: someone.founded,
  });
  expect(await page.evaluate(() => sessionStorage.getItem('vendor_portal_register'))).toBeNull();
});

test('the page says which documents to keep ready, and leads back to the login', async ({
  page,
}) => {
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

  await page.getByRole('link', { name: 'Back to login' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
});

for (const missing of ['fullName', 'restaurant', 'phone', 'email', 'founded'] as const) {
  test(`without ${missing} nothing is sent: all fields are required`, async ({ page }) => {
    const register = registerOf(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/register');
    await register.fill({ ...newcomer(), [missing]: missing === 'founded' ? '' : '  ' });

    await register.create.click();

    await expect(page.getByText('All fields are required.', { exact: true })).toBeVisible();
    await expect(register[missing]).toHaveAttribute('aria-invalid', 'true');
    await expect(register[missing]).toBeFocused();
    expect(calls.filter((url) => url.includes('sign-up'))).toEqual([]);
  });
}

for (const phone of ['5876543210', '98765']) {
  test(`the phone ${phone} is refused before anything is sent`, async ({ page }) => {
    const register = registerOf(page);
    await page.goto('/register');
    await register.fill({ ...newcomer(), phone });

    await register.create.click();

    const text = 'Please enter a valid 10-digit mobile number.';
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(register.phone).toBeFocused();
    await expect(register.dialog).toBeHidden();
  });
}

test('editing takes the error away', async ({ page }) => {
  const register = registerOf(page);
  await page.goto('/register');
  await register.fill({ ...newcomer(), email: '' });
  await register.create.click();
  await expect(page.getByText('All fields are required.')).toBeVisible();

  await register.email.fill('m@ananda.example');

  await expect(page.getByText('All fields are required.')).toBeHidden();
  await expect(register.email).not.toHaveAttribute('aria-invalid', 'true');
});

test('a phone that is registered already gets the word of the server and no dialog', async ({
  page,
  newVendor,
}) => {
  const { phone } = await newVendor();
  const someone = { ...newcomer(), phone };
  const register = registerOf(page);
  await page.goto('/register');
  await register.fill(someone);

  await register.create.click();

  await expect(toast(page, 'This phone number is already registered.')).toBeVisible();
  await expect(register.dialog).toBeHidden();
  expect(await register.values()).toEqual(someone);
});

const refusals = {
  'a conflict without a message': {
    answer: { body: { statusCode: 409 } },
    says: 'Something went wrong.',
  },
  'a conflict by its HTTP status': {
    answer: { status: 409, body: {} },
    says: 'Something went wrong.',
  },
  'a refusal with a message': {
    answer: { body: { statusCode: 400, message: 'Email is taken.', data: null } },
    says: 'Email is taken.',
  },
  'an error of the server': { answer: { status: 500, body: { statusCode: 500 } }, says: FAILED },
  'a page in place of JSON': {
    answer: { body: '<!doctype html><title>Proxy</title>' },
    says: FAILED,
  },
  'an empty answer': { answer: { body: '' }, says: FAILED },
};

for (const [name, { answer, says }] of Object.entries(refusals)) {
  test(`${name} says "${says}" and keeps every field`, async ({ page, sandbox }) => {
    const someone = newcomer();
    const register = registerOf(page);
    await sandbox.fault({ endpoint: 'signUp', phone: someone.phone, ...answer, times: 1 });
    await page.goto('/register');
    await register.fill(someone);

    await register.create.click();

    await expect(toast(page, says)).toBeVisible();
    await expect(register.dialog).toBeHidden();
    expect(await register.values()).toEqual(someone);
    await register.create.click();
    await expect(register.dialog).toBeVisible();
  });
}

test('two clicks in one moment register once', async ({ page, sandbox }) => {
  const someone = newcomer();
  const register = registerOf(page);
  const { phone } = someone;
  await sandbox.fault({ endpoint: 'signUp', phone, delayMs: 300, times: 1 });
  await page.goto('/register');
  await register.fill(someone);

  await register.create.evaluate((button) => {
    for (let count = 0; count < 2; count += 1) (button as HTMLButtonElement).click();
  });

  await expect(register.dialog).toBeVisible();
  expect(await sandbox.log({ phone, endpoint: 'signUp' })).toHaveLength(1);
});

test('what was typed survives a reload of the tab', async ({ page }) => {
  const someone = newcomer();
  const register = registerOf(page);
  await page.goto('/register');
  await register.fill(someone);

  await page.reload();

  await expect(register.fullName).toHaveValue(someone.fullName);
  expect(await register.values()).toEqual(someone);
});

test('somebody else who signs in on this tab leaves no draft behind', async ({
  page,
  newVendor,
  signInByCode,
}) => {
  const register = registerOf(page);
  await page.goto('/register');
  await register.fill(newcomer());

  await signInByCode(await newVendor());

  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => sessionStorage.getItem('vendor_portal_register'))).toBeNull();
});

test('a wrong code says so in the words of registration, and the fifth needs a new code', async ({
  page,
  sandbox,
}) => {
  const someone = newcomer();
  const { fill, create, dialog } = registerOf(page);
  await page.clock.install();
  await page.goto('/register');
  await fill(someone);
  await create.click();
  await expect(dialog).toBeVisible();

  for (let count = 1; count <= 5; count += 1) {
    const answered = page.waitForResponse('**/verify-otp');
    await enterCode(page, '0000');
    await answered;
    await expect(dialog.getByRole('alert')).toHaveText('Invalid OTP or verification failed.');
  }

  await expect(dialog).toContainText('5 wrong codes. Get a new code to go on.');
  await expect(dialog.getByRole('textbox').first()).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await page.clock.runFor(31_000);
  await dialog.getByRole('button', { name: 'Resend code' }).click();
  await expect(dialog).toContainText('We sent a new code.');
  await enterCode(page, await sandbox.code(someone.phone));
  await expect(page).toHaveURL(/\/vendor-kyc$/);
});

test('a verification that fails for another reason says that it failed', async ({
  page,
  sandbox,
}) => {
  const someone = newcomer();
  const { fill, create, dialog } = registerOf(page);
  await page.goto('/register');
  await fill(someone);
  await create.click();
  await expect(dialog).toBeVisible();
  await sandbox.fault({ endpoint: 'verifyCode', phone: someone.phone, body: '', times: 1 });

  await enterCode(page, await sandbox.code(someone.phone));

  await expect(dialog.getByRole('alert')).toHaveText('OTP verification failed. Please try again.');
});

test('after "Change number" the form is as it was, and its code still holds', async ({
  page,
  sandbox,
}) => {
  const someone = newcomer();
  const { fill, create, dialog, values } = registerOf(page);
  await page.goto('/register');
  await fill(someone);
  await create.click();
  await dialog.getByRole('button', { name: 'Change number' }).click();
  await expect(dialog).toBeHidden();
  expect(await values()).toEqual(someone);

  await create.click();

  await enterCode(page, await sandbox.code(someone.phone));
  await expect(page).toHaveURL(/\/vendor-kyc$/);
  expect(await sandbox.log({ phone: someone.phone, endpoint: 'signUp' })).toHaveLength(1);
});
