import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { PROFILE, type RestaurantScreen, restaurantOf, SAVED } from '../../pages/restaurant.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { moveOnUntil } from '../../support/clock.ts';
import { test as base, expect } from '../../support/fixtures.ts';
import { comeBack } from '../../support/visit.ts';

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

async function sent(sandbox: SandboxControl, { restaurantId }: Vendor, endpoint = UPDATE) {
  return (await sandbox.log({ restaurantId, endpoint })).map(({ fields }) => fields);
}

const newBanner = (page: Page) => page.getByText('New banner, not saved yet');

const newImage = (page: Page) => page.getByText('1 new image, not saved yet');

/** Changes two fields and chooses two pictures. */
async function changeEverything(page: Page, { field, choose }: RestaurantScreen) {
  await field('Restaurant name').fill('Renamed');
  await field('Minimum order value (₹)').fill('0');
  await choose('Add images');
  await choose('Banner');
  await expect(newBanner(page)).toBeVisible();
  await expect(newImage(page)).toBeVisible();
}

async function expectEverythingKept(page: Page, { field }: RestaurantScreen) {
  await expect(field('Restaurant name')).toHaveValue('Renamed');
  await expect(field('Minimum order value (₹)')).toHaveValue('0');
  await expect(page.getByRole('img', { name: 'New image 1' })).toBeVisible();
  await expect(newBanner(page)).toBeVisible();
}

/** Reads the current profile from the marketplace. */
async function readAgain(page: Page, sandbox: SandboxControl, vendor: Vendor, data: object) {
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, body: { data: [data] } });
  await comeBack(page);
}

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

test('a link asks before it drops an edit of the restaurant', async ({ page, vendor, profile }) => {
  const { field } = profile;
  await expect(field('Restaurant name')).toHaveValue('Test Kitchen');
  await expect(field('Phone number')).toHaveValue(vendor.phone);
  await expect(field('Email')).toHaveValue('test.vendor@demo.example');
  await expect(field('Admin commission (%)')).not.toBeEditable();
  await field('Restaurant name').fill('Renamed');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(field('Restaurant name')).toHaveValue('Renamed');
});

test('an update sends only new pictures as files', async ({ page, sandbox, vendor, profile }) => {
  const { restaurantId, phone } = vendor;
  const { field, choose, update } = profile;
  await field('About').fill('New words');
  await expect(page.getByText('9/5000')).toBeVisible();
  await field('Item type').selectOption('Veg');
  await choose('Add images', 'a PNG of the size of a photo', 'a JPEG');
  await expect(page.getByText('2 new images, not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Remove new image 2' }).click();
  await update.click();
  await expect(page.getByText('12 shown')).toBeHidden();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();

  expect(await sent(sandbox, vendor)).toEqual([
    {
      ...UNCHANGED,
      restaurant_id: restaurantId,
      banner: SAVED.banner,
      files: expect.objectContaining({ file: expect.stringMatching(/^gallery-\d+\.png$/) }),
      about: 'New words',
      phone,
      veg_non_veg: 'veg',
    },
  ]);

  await choose('Banner');
  await expect(newBanner(page)).toBeVisible();
  await update.click();
  await expect(newBanner(page)).toBeHidden();
  const [, second] = await sent(sandbox, vendor);
  expect(second).toMatchObject({ banner: { file: 'banner.png', type: 'image/png' } });
  expect(second).not.toHaveProperty('files');
});

test('a refused update leaves every field as typed', async ({ page, vendor, profile, sandbox }) => {
  const { restaurantId } = vendor;
  const body = { statusCode: 400, message: 'Your banner shows a phone number.' };
  await sandbox.fault({ endpoint: UPDATE, restaurantId, body, times: 1 });
  await changeEverything(page, profile);
  await profile.update.click();

  await expect(page.getByText('Failed to update profile').first()).toBeVisible();
  const banner = page.getByRole('main').getByRole('alert').filter({ hasText: 'Your banner' });
  await expect(banner).toHaveText('Failed to update profile\nYour banner shows a phone number.', {
    useInnerText: true,
  });
  await expectEverythingKept(page, profile);

  await sandbox.fault({ endpoint: UPDATE, restaurantId, hang: true, times: 1 });
  await profile.update.click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(
    page.getByText('The upload was cancelled. Your changes are still here.'),
  ).toBeVisible();
  await expectEverythingKept(page, profile);
});

test('an update whose answer was lost is sent once', async ({ page, vendor, profile, sandbox }) => {
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: UPDATE, restaurantId, dropAfterCommit: true, times: 1 });
  await changeEverything(page, profile);
  await profile.update.click();

  await expect(newBanner(page)).toBeHidden();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();
  await expect(newImage(page)).toBeHidden();
  await expect(page.getByText(/Couldn't confirm the update/)).toBeHidden();
  expect(await sent(sandbox, vendor)).toHaveLength(1);
});

test('an update that arrived although it was cancelled succeeds', async ({
  page,
  sandbox,
  vendor,
  profile,
}) => {
  const { choose, update } = profile;
  let arrived = false;
  await page.route('**/restaurant/update', async (route) => {
    await route.fetch();
    arrived = true;
  });
  await choose('Add images');
  await expect(newImage(page)).toBeVisible();
  await update.click();
  await expect.poll(() => arrived).toBe(true);
  await page.getByRole('button', { name: 'Cancel upload' }).click();

  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  await expect(newImage(page)).toBeHidden();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();
  expect(await sent(sandbox, vendor)).toHaveLength(1);
});

test('pictures are not sent twice when the result of their update stays unknown', async ({
  page,
  sandbox,
  vendor,
  profile,
  recorder,
}) => {
  recorder.allowCalls('restaurantGet', 'a lost answer is looked up three times');
  recorder.allowCalls('waitingOrders', 'the clock moves on by half a minute');
  const { choose, update } = profile;
  const [reading, sending] = ['**/restaurant/get', '**/restaurant/update'];
  await page.route(reading, (route) => route.abort('connectionreset'));
  await page.route(sending, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await choose('Add images');
  await expect(newImage(page)).toBeVisible();
  await page.clock.install();
  await update.click();
  await moveOnUntil(page, page.getByText(/Couldn't confirm the update/).first());
  await page.unroute(reading);
  await page.unroute(sending);
  await update.click();

  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();
  const calls = await sent(sandbox, vendor);
  expect(calls.map((fields) => 'files' in fields)).toEqual([true, false]);
});

test('nothing can be changed while a change waits for approval', async ({ page, signInNew }) => {
  await signInNew({ profile: { ...SAVED, approval_request: 'pending' } }, PROFILE);
  const { field, address, update, images } = restaurantOf(page);
  await expect(page.getByText('Waiting for approval')).toBeVisible();
  const labels = ['Restaurant name', 'Phone number', 'Email', 'About', 'Date of founding'];
  for (const label of [...labels, 'Item type', 'GST (%)', 'Latitude']) {
    await expect(field(label)).toBeDisabled();
  }
  await expect(address).toBeDisabled();
  await expect(update).toHaveCount(0);
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Delete image/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(images).toHaveCount(8);
});

test('a newer record fills only the untouched fields', async ({
  page,
  vendor,
  profile,
  sandbox,
}) => {
  const { field, choose } = profile;
  await field('About').fill('Typed here');
  await choose('Add images');
  await expect(newImage(page)).toBeVisible();
  await readAgain(page, sandbox, vendor, { ...SAVED, about: 'Elsewhere', gst_percentage: 12 });

  await expect(field('GST (%)')).toHaveValue('12');
  await expect(field('About')).toHaveValue('Typed here');
  await expect(page.getByRole('img', { name: 'New image 1' })).toBeVisible();
});

/** A record whose values do not have the types in the contract. */
const ODD_RECORD = {
  name: { en: 'x' },
  banner: 'javascript:alert(1)',
  assets: [null, {}, 'https://user:secret@evil.example/a.png', ...Array(5000).fill('a.svg')],
  location: { coordinates: ['x', null] },
  veg_non_veg: 'jain',
  minimum_order_value: [],
  approval_request: 7,
};

test('a record of unexpected values leaves the form usable', async ({
  page,
  vendor,
  profile,
  sandbox,
  recorder,
}) => {
  recorder.expectError(/404.*\/api\/a.svg\)/);
  const { field, choose, images } = profile;
  await readAgain(page, sandbox, vendor, { _id: vendor.restaurantId, ...ODD_RECORD });
  await expect(page.getByText('4 of 5,003 shown')).toBeVisible();
  await expect(images).toHaveCount(4);
  await expect(field('Item type')).toHaveValue('jain');
  await expect(field('Minimum order value (₹)')).toHaveValue('');
  await choose('Add images', 'a PDF');
  await expect(page.getByRole('alert')).toContainText("This picture can't be opened");
  await expect(page.getByRole('img', { name: 'New image 1' })).toHaveCount(0);
});

const MISTAKES = [
  ['Restaurant name', '', 'Restaurant name is required'],
  ['Phone number', '98765', 'Phone number must be exactly 10 digits'],
  ['Email', 'demo@', 'Invalid email'],
  ['About', 'x'.repeat(5001), 'About must be at most 5000 characters'],
  ['Date of founding', '', 'Date of founding is required'],
  ['Item type', '', 'Please select item type'],
  ['Restaurant address', '', 'Restaurant address is required'],
  ['Minimum order value (₹)', '1.5', 'Must be an integer'],
  ['Minimum preparation time (min)', '-5', 'Preparation time cannot be negative'],
  ['GST (%)', '', 'GST percentage is required'],
] as const;

test('nothing is sent with a wrong field', async ({ page, vendor, profile, sandbox }) => {
  const { field, update } = profile;
  for (const [label, value] of MISTAKES) {
    if (label === 'Item type') await field(label).selectOption(value);
    else await field(label).fill(value);
  }
  await update.click();

  await expect(page.getByRole('alert')).toHaveText(MISTAKES.map(([, , message]) => message));
  await expect(field('Restaurant name')).toBeFocused();
  const below = () => document.documentElement.scrollHeight - window.innerHeight;
  expect(await page.evaluate(below)).toBe(0);
  await expectNoBarriers(page, 'the profile with its messages');
  await field('Restaurant name').fill('Again');
  await expect(page.getByText('Restaurant name is required')).toBeHidden();
  expect(await sent(sandbox, vendor)).toEqual([]);
});
