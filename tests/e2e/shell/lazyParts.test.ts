import { landingOf } from '../../pages/landing.ts';
import { tryAgain } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test('typed prices stay when the code of the review cannot be loaded', async ({
  page,
  signInNew,
  recorder,
}) => {
  recorder.expectError('A screen could not be loaded');
  await page.route('**/DryRun*.js', (route) => route.abort());
  await signInNew({ demo: ['menu'] }, '/food-menu/prices');
  const table = page.getByRole('grid', { name: 'Prices of the menu' });
  const price = table.getByRole('gridcell').nth(1);
  await price.click();
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Review 1 change' }).click();

  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await expect(price).toHaveText('₹120.00');
  await tryAgain(page).click();
  await expect(tryAgain(page)).toBeVisible();
  await page.unroute('**/DryRun*.js');
  await tryAgain(page).click();
  await expect(page.getByRole('dialog', { name: 'Check the change of 1 item' })).toBeVisible();
  await expect(price).toHaveText('₹120.00');
});

test('no code is sent while the dialog for it cannot be loaded', async ({
  page,
  newVendor,
  sandbox,
}) => {
  const { phone } = await newVendor();
  const { phone: input, signIn, dialog } = landingOf(page);
  await page.route('**/CodeDialog*.js', (route) => route.abort());
  await page.goto('/');
  await input.fill(phone);
  await signIn.click();

  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await expect(input).toHaveValue(phone);
  expect(await sandbox.log({ phone, endpoint: 'requestCode' })).toEqual([]);
  await page.unroute('**/CodeDialog*.js');
  await signIn.click();
  await expect(dialog).toBeVisible();
});
