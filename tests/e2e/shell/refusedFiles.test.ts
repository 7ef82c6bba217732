import { rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { editFromMenu } from '../../pages/food.ts';
import { fixtureFile, kycDetailOf, kycDetailPath } from '../../pages/kyc.ts';
import { PROFILE, restaurantOf, SAVED } from '../../pages/restaurant.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Files that every form refuses, with the texts of the forms. */
const BROKEN = [
  ['a PDF disguised as a PNG', /can't be opened|Only PNG or JPEG/],
  ['an empty PNG', /This file is empty/],
  ['a PNG that ends after its header', /can't be opened/],
  ['a PNG that unfolds into gigabytes', /more than 50 million pixels/],
] as const;

interface FormWithFile {
  field: Locator;
  send: Locator;
  goOn: Locator;
}

async function holdsEach(page: Page, { field, send, goOn }: FormWithFile): Promise<void> {
  for (const [title, message] of BROKEN) {
    await field.setInputFiles(fixtureFile(title));
    const alert = page.getByRole('alert').filter({ hasText: message });
    await expect(alert, title).toBeVisible();
    await send.click();
    await expect(field, title).toBeFocused();
    await expect(alert, title).toBeVisible();
  }
  await goOn.click();
  await expect(field).not.toHaveAttribute('aria-invalid');
}

test('a refused document holds the KYC form until the one on file is kept', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, phone } = await newVendor({ kyc: 'declined' });
  await signIn({ phone }, kycDetailPath('pan'));
  const { field, submit } = kycDetailOf(page);
  const goOn = page.getByRole('button', { name: 'Keep the current document' });
  await holdsEach(page, { field: field('PAN document'), send: submit, goOn });

  const path = test.info().outputPath('large.png');
  await writeFile(path, fixtureFile('a PNG one byte over 10 MB').buffer);
  await field('PAN document').setInputFiles(path);
  await expect(page.getByText('File size exceeds 10MB')).toBeVisible();
  await submit.click();
  await expect(field('PAN document')).toBeFocused();
  expect(await sandbox.log({ restaurantId, endpoint: 'kycUpdate' })).toEqual([]);
});

for (const [label, goOn] of [
  ['Banner', 'Keep the old banner'],
  ['Add images', 'Continue without it'],
] as const) {
  test(`a file that "${label}" refused holds the restaurant profile until it is left out`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ profile: SAVED });
    const { restaurantId } = vendor;
    await signIn(vendor, PROFILE);
    const { isOpen, field, update } = restaurantOf(page);
    await isOpen();
    const button = page.getByRole('button', { name: goOn });
    await holdsEach(page, { field: field(label), send: update, goOn: button });
    expect(await sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' })).toEqual([]);

    await update.click();
    await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  });
}

test('a refused picture holds the food item until it is left out', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['menu']);
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Masala Chai');
  const field = page.getByLabel('Image', { exact: true });
  const send = page.getByRole('button', { name: 'Save Product' });
  const goOn = page.getByRole('button', { name: /Keep the current photo|Continue without it/ });
  await holdsEach(page, { field, send, goOn });
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).toEqual([]);
});

for (const fault of ['deleted', 'changed'] as const) {
  test(`a document that was ${fault} after it was picked is sent as it was picked`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const { restaurantId, phone } = await newVendor({ kyc: 'nothing' });
    await signIn({ phone }, kycDetailPath('pan'));
    const { field, submit, preview } = kycDetailOf(page);
    const path = test.info().outputPath('pan.png');
    await writeFile(path, fixtureFile('a PNG of the size of a photo').buffer);
    await field('PAN number').fill('ZZZPZ0000Z');
    await field('PAN document').setInputFiles(path);
    await expect(preview).toBeVisible();
    if (fault === 'deleted') await rm(path);
    else await writeFile(path, 'another content');
    await submit.click();

    await expect
      .poll(() => sandbox.log({ restaurantId, endpoint: 'kycUpdate' }))
      .toMatchObject([{ status: 200 }]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a new gallery picture that was deleted is saved', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ profile: SAVED }), PROFILE);
  const { isOpen, field, update } = restaurantOf(page);
  await isOpen();
  const paths = ['kitchen.png', 'dishes.png'].map((name) => test.info().outputPath(name));
  const { buffer } = fixtureFile('a PNG of the size of a photo');
  await Promise.all(paths.map((path) => writeFile(path, buffer)));
  await field('Add images').setInputFiles(paths);
  await expect(page.getByText('2 new images, not saved yet')).toBeVisible();
  await rm(paths[0]!);
  await update.click();

  await expect(page.getByText('2 new images, not saved yet')).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
