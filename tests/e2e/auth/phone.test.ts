import type { Page } from '@playwright/test';
import { landingOf } from '../../pages/landing.ts';
import { titleOf } from '../../pages/screen.ts';
import { stopClock } from '../../support/clock.ts';
import { compose } from '../../support/compose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { requestCode } from '../../support/signIn.ts';

const FAILED = 'Login failed. Please try again.';

/** Types a phone number. Typing must remove the old message, so that the next message is new. */
async function typeAnew(page: Page, digits: string) {
  const { phone } = landingOf(page);
  await phone.fill('');
  await phone.pressSequentially(digits.slice(0, 1));
  await expect(page.getByRole('alert')).toBeHidden();
  await phone.fill(digits);
}

test('the landing says how to begin', async ({ page }) => {
  await page.goto('/');

  await expect(titleOf(page)).toHaveText('Get Started');
  await expect(
    page.getByRole('heading', { name: 'Go live within 24 hours of approval' }),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveText([
    /Download the restaurant app/,
    /Sign in or create an account/,
    /Add restaurant details and the menu/,
  ]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
});

test('a phone that is empty or no mobile number is refused before anything is sent', async ({
  page,
  recorder,
}) => {
  recorder.expectError(/404.*\/api\/vendor\)/);
  const { phone, signIn, dialog } = landingOf(page);
  const alert = page.getByRole('alert');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vendor')) calls.push(request.url());
  });
  await page.goto('/');
  await signIn.click();
  await expect(alert).toHaveText('Phone number is required.');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');

  for (const bad of ['5876543210', '98765', '000000000000000']) {
    await typeAnew(page, bad);
    await signIn.click();
    await expect(alert, bad).toHaveText('Please enter a valid 10-digit mobile number.');
  }

  await expect(dialog).toBeHidden();
  expect(calls).toEqual([]);
  await typeAnew(page, '9876543210');
  const answered = page.waitForResponse('**/api/vendor');
  await signIn.click();
  await answered;
  expect(calls).toHaveLength(1);
});

const answers = {
  'an error of the server': { status: 500 },
  'a page in place of JSON': { status: 200, body: '<!doctype html><title>Proxy</title>' },
  'an empty answer': { status: 200, body: '' },
  'a refusal in the body': { status: 200, body: { statusCode: 400, message: 'No', data: null } },
};

test('a failed request for a code leaves the phone', async ({
  page,
  sandbox,
  newVendor,
  recorder,
}) => {
  recorder.allowCalls('requestCode', 'a code is asked for after each kind of answer');
  const { phone, signIn, dialog } = landingOf(page);
  const vendor = await newVendor();
  await page.goto('/');
  for (const [name, answer] of Object.entries(answers)) {
    await sandbox.fault({ endpoint: 'requestCode', phone: vendor.phone, ...answer, times: 1 });
    await typeAnew(page, vendor.phone);
    await signIn.click();
    await expect(page.getByRole('alert'), name).toHaveText(FAILED);
    await expect(phone, name).toHaveValue(vendor.phone);
  }
  await signIn.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.context().setOffline(true);

  await signIn.click();

  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(phone).toHaveValue(vendor.phone);
  await page.context().setOffline(false);
  await signIn.click();
  await expect(dialog).toBeVisible();
});

test('a server that hangs is given ten seconds', async ({ page, sandbox, newVendor }) => {
  const { phone, signIn } = landingOf(page);
  const vendor = await newVendor();
  await sandbox.fault({ endpoint: 'requestCode', phone: vendor.phone, hang: true, times: 1 });
  await page.clock.install();
  await page.goto('/');
  await phone.fill(vendor.phone);
  await stopClock(page);
  const sent = page.waitForRequest('**/api/vendor');
  await signIn.click();
  await sent;

  await page.clock.fastForward(9_000);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.fastForward(1_500);

  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(phone).toHaveValue(vendor.phone);
});

test('a sign-in whose code dialog could not be loaded works after a reload', async ({
  page,
  newVendor,
}) => {
  const { phone } = await newVendor();
  let isLost = true;
  await page.route('**/CodeDialog-*.js', (route) => (isLost ? route.abort() : route.fallback()));
  await page.goto('/');
  const { phone: field, signIn } = landingOf(page);
  await field.fill(phone);
  await signIn.click();
  await expect(page.getByRole('alert')).toHaveText(FAILED);

  isLost = false;
  await page.reload();
  await requestCode(page, phone);
});

test('a phone number that an input method composes is entered once', async ({ page }) => {
  const { phone } = landingOf(page);
  await page.goto('/');
  await phone.focus();

  await compose(page, ['९८७', '९८७६५४३२१०']);

  await expect(phone).toHaveValue('9876543210');
});
