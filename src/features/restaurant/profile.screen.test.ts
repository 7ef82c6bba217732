import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import {
  PROFILE,
  type RestaurantScreen,
  restaurantOf,
  SAVED,
} from '../../../tests/pages/restaurant.ts';
import { tryAgain } from '../../../tests/pages/screen.ts';
import { test as base, expect } from '../../../tests/support/screen/screen.tsx';
import { comeBack } from '../../../tests/support/visit.ts';

/** Every test starts on the profile of a new vendor. */
const test = base.extend<{ vendor: Vendor; profile: RestaurantScreen }>({
  vendor: async ({ newVendor }, provide) => {
    await provide(await newVendor({ profile: SAVED }));
  },
  profile: async ({ page, vendor, signIn }, provide) => {
    await signIn(vendor, PROFILE);
    const profile = restaurantOf(page);
    await profile.isOpen();
    await provide(profile);
  },
});

const UPDATE = 'restaurantUpdate';

const DELETE = 'restaurantDeleteAsset';

async function sent(sandbox: SandboxControl, { restaurantId }: Vendor, endpoint = UPDATE) {
  return (await sandbox.log({ restaurantId, endpoint })).map(({ fields }) => fields);
}

/** Reads the current profile from the marketplace. */
async function readAgain(page: Page, sandbox: SandboxControl, vendor: Vendor, data: object) {
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, body: { data: [data] } });
  await comeBack(page);
}

test('the gallery shows four more pictures each time', async ({
  page,
  sandbox,
  vendor,
  profile,
}) => {
  await page.getByRole('button', { name: 'Delete image 3', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete image 3?' });
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /gallery-3\.svg$/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await sent(sandbox, vendor, DELETE)).toEqual([]);
  await page.getByRole('button', { name: 'Delete image 3', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('4 of 10 shown')).toBeVisible();
  await expect(profile.images.nth(2)).toHaveAttribute('src', /gallery-4\.svg$/);
  await expect(dialog).toBeHidden();
  const { restaurantId } = vendor;
  expect(await sent(sandbox, vendor, DELETE)).toEqual([{ restaurantId, index: 2 }]);
  const more = page.getByRole('button', { name: 'View More' });
  await more.click();
  await expect(profile.images).toHaveCount(8);
  await more.click();
  await expect(profile.images).toHaveCount(10);
  await expect(more).toBeHidden();
});

test('a picture is deleted by its current position', async ({ page, sandbox, vendor, profile }) => {
  await page.getByRole('button', { name: 'Delete image 2', exact: true }).click();
  const { restaurantId } = vendor;
  const data = { ...SAVED, name: 'Demo', assets: SAVED.assets.slice(1) };
  await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, body: { data: [data] } });
  const refused = { status: 500, body: { message: 'The store is closed.' } };
  await sandbox.fault({ endpoint: DELETE, restaurantId, ...refused });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete image').first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('The store is closed.');
  expect(await sent(sandbox, vendor, DELETE)).toEqual([{ restaurantId, index: 0 }]);
  await expect(profile.images.first()).toHaveAttribute('src', /gallery-2\.svg$/);
});

/** The values that an update sends for fields that a test does not change. */
const UNCHANGED = {
  location: JSON.stringify(SAVED.location),
  name: 'Test Kitchen',
  address: SAVED.address,
  email: 'test.vendor@demo.example',
  date_of_founding: '2019-08-15',
  minimum_order_value: '149',
  minimum_order_preparation_time: '20',
  restaurant_charge: '18',
  admin_commission: '18',
  gst_percentage: '5',
};

test('a change of About sends the restaurant’s own name', async ({
  page,
  sandbox,
  vendor,
  profile,
}) => {
  const { field, update } = profile;
  const elsewhere = { ...UNCHANGED, ...SAVED, veg_non_veg: 'veg', about: 'Elsewhere' };
  await readAgain(page, sandbox, vendor, { ...elsewhere, name: 'Renamed elsewhere' });
  await expect(field('About')).toHaveValue('Elsewhere');
  await field('About').fill('New words');
  await update.click();
  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  expect(await sent(sandbox, vendor)).toMatchObject([{ name: 'Renamed elsewhere' }]);
});

test('a profile that could not be loaded can be loaded again', async ({
  page,
  vendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, status: 403 });
  await signIn(vendor, PROFILE);
  await expect(page.getByText("Couldn't load your restaurant profile")).toBeVisible();
  await sandbox.clearFault(id);
  await tryAgain(page).click();

  await expect(restaurantOf(page).field('About')).toHaveValue(SAVED.about);
});
