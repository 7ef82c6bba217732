import { landingOf } from '../pages/landing.ts';
import { expect, test } from '../support/fixtures.ts';

const FAILED = 'Login failed. Please try again.';

test('the landing says how to sign in and how to begin', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Started');
  await expect(page.getByRole('heading', { name: 'Go live within 24 hours' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveText([
    /Download the restaurant app/,
    /Sign in or create an account/,
    /Add restaurant details and the menu/,
  ]);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
});

test('an empty phone is asked for and no code is requested', async ({ page }) => {
  const { phone, signIn, dialog } = landingOf(page);
  await page.goto('/');

  await signIn.click();

  await expect(page.getByRole('alert')).toHaveText('Phone number is required.');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toBeHidden();
});

for (const bad of ['5876543210', '98765', '000000000000000']) {
  test(`the phone ${bad} is refused before anything is sent`, async ({ page }) => {
    const { phone, signIn } = landingOf(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.goto('/');

    await phone.fill(bad);
    await signIn.click();

    const text = 'Please enter a valid 10-digit mobile number.';
    await expect(page.getByRole('alert')).toHaveText(text);
    expect(calls.filter((url) => url.endsWith('/api/vendor'))).toEqual([]);
  });
}

test('typing again takes the error away', async ({ page }) => {
  const { phone, signIn } = landingOf(page);
  await page.goto('/');
  await signIn.click();
  await expect(page.getByRole('alert')).toBeVisible();

  await phone.pressSequentially('9');

  await expect(page.getByRole('alert')).toBeHidden();
});

test('the dialog opens on the first box and says where the code went', async ({
  page,
  newVendor,
  sandbox,
}) => {
  const { phone, signIn, dialog, box } = landingOf(page);
  const vendor = await newVendor();
  await page.goto('/');

  await phone.fill(vendor.phone);
  await signIn.click();

  await expect(dialog).toContainText(`+91 ${vendor.phone}`);
  await expect(box(1)).toBeFocused();
  const [call] = await sandbox.log({ phone: vendor.phone, endpoint: 'requestCode' });
  expect(call?.fields).toEqual({ phone: Number(vendor.phone) });
});

test('a double click asks for one code', async ({ page, newVendor, sandbox }) => {
  const { phone, signIn, dialog } = landingOf(page);
  const vendor = await newVendor();
  await sandbox.fault({ endpoint: 'requestCode', phone: vendor.phone, delayMs: 300, times: 1 });
  await page.goto('/');
  await phone.fill(vendor.phone);

  await signIn.dblclick();

  await expect(dialog).toBeVisible();
  expect(await sandbox.log({ phone: vendor.phone, endpoint: 'requestCode' })).toHaveLength(1);
});

test('the code belongs to the phone it was asked for, whatever is typed meanwhile', async ({
  page,
  newVendor,
  sandbox,
}) => {
  const { phone, signIn, dialog } = landingOf(page);
  const vendor = await newVendor();
  await sandbox.fault({ endpoint: 'requestCode', phone: vendor.phone, delayMs: 500, times: 1 });
  await page.goto('/');
  await phone.fill(vendor.phone);
  await signIn.click();

  await phone.fill('9999999999');

  await expect(dialog).toContainText(`+91 ${vendor.phone}`);
});

const answers = {
  'an error of the server': { status: 500 },
  'a page in place of JSON': { status: 200, body: '<!doctype html><title>Proxy</title>' },
  'an empty answer': { status: 200, body: '' },
  'a refusal in the body': { status: 200, body: { statusCode: 400, message: 'No', data: null } },
};

for (const [name, answer] of Object.entries(answers)) {
  test(`${name} says that login failed and keeps the phone`, async ({
    page,
    sandbox,
    newVendor,
  }) => {
    const { phone, signIn, dialog } = landingOf(page);
    const vendor = await newVendor();
    await sandbox.fault({ endpoint: 'requestCode', phone: vendor.phone, ...answer, times: 1 });
    await page.goto('/');

    await phone.fill(vendor.phone);
    await signIn.click();

    await expect(page.getByRole('alert')).toHaveText(FAILED);
    await expect(phone).toHaveValue(vendor.phone);
    await signIn.click();
    await expect(dialog).toBeVisible();
  });
}

test('a server that hangs is given ten seconds', async ({ page, sandbox, newVendor }) => {
  const { phone, signIn } = landingOf(page);
  const vendor = await newVendor();
  await sandbox.fault({ endpoint: 'requestCode', phone: vendor.phone, hang: true, times: 1 });
  await page.clock.install();
  await page.goto('/');
  await phone.fill(vendor.phone);
  const sent = page.waitForRequest('**/api/vendor');
  await signIn.click();
  await sent;

  await page.clock.fastForward(9_000);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.fastForward(1_500);

  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(phone).toHaveValue(vendor.phone);
});

test('a server that cannot be reached says that login failed', async ({ page, newVendor }) => {
  const { phone, signIn, dialog } = landingOf(page);
  const vendor = await newVendor();
  await page.goto('/', { waitUntil: 'networkidle' });
  await phone.fill(vendor.phone);
  await page.context().setOffline(true);

  await signIn.click();

  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(phone).toHaveValue(vendor.phone);
  await page.context().setOffline(false);
  await signIn.click();
  await expect(dialog).toBeVisible();
});
