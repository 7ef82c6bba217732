import { PROFILE, restaurantOf, SAVED } from '../pages/restaurant.ts';
import { expectNoBarriers } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { comeBack } from '../support/visit.ts';

test('the gallery shows four more pictures each time, and deletes the one that was meant, wherever it stands', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ profile: SAVED });
  const { restaurantId } = vendor;
  const endpoint = 'restaurantDeleteAsset';
  await signIn(vendor, PROFILE);
  const { isOpen, images } = restaurantOf(page);
  await isOpen();
  const more = page.getByRole('button', { name: 'View More' });
  await expect(images).toHaveCount(4);
  await more.click();
  await expect(images).toHaveCount(8);
  await more.click();
  await expect(images).toHaveCount(11);
  await expect(more).toBeHidden();

  await page.getByRole('button', { name: 'Delete image 3', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete image 3?' });
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /gallery-3\.svg$/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await sandbox.log({ restaurantId, endpoint })).toEqual([]);
  await page.getByRole('button', { name: 'Delete image 3', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(images).toHaveCount(10);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Delete image 2', exact: true }).click();
  const data = { ...SAVED, name: 'Demo', assets: SAVED.assets.slice(1) };
  await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, body: { data: [data] } });
  const refused = { status: 500, body: { message: 'The store is closed.' } };
  await sandbox.fault({ endpoint, restaurantId, ...refused });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete image')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toContainText('The store is closed.');
  const calls = await sandbox.log({ restaurantId, endpoint });
  expect(calls.map(({ fields }) => fields)).toEqual([
    { restaurantId, index: 2 },
    { restaurantId, index: 0 },
  ]);
  await expect(images.first()).toHaveAttribute('src', /gallery-2\.svg$/);
});

test('an update sends every part: a kept banner as its path, only new pictures as files', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ name: 'Hill Kitchen', profile: SAVED });
  const { restaurantId } = vendor;
  await signIn(vendor, PROFILE);
  const { isOpen, field, choose, update, images } = restaurantOf(page);
  await isOpen();
  await expect(field('Restaurant name')).toHaveValue('Test Vendor');
  await expect(page.getByText('Customers see “Hill Kitchen” today.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep today’s name' }).click();
  await expect(field('Restaurant name')).toHaveValue('Hill Kitchen');
  await expect(field('Phone number')).toHaveValue(vendor.phone);
  await expect(field('Email')).toHaveValue('test.vendor@demo.example');
  await expect(field('Admin commission (%)')).not.toBeEditable();
  await field('About').fill('New words');
  await expect(page.getByText('9/5000')).toBeVisible();
  await field('Item type').selectOption('Veg');
  await choose('Add images', 'a PNG of the size of a photo', 'a JPEG');
  await expect(page.getByText('2 new images, sent when you update')).toBeVisible();
  await page.getByRole('button', { name: 'Remove new image 2' }).click();
  await update.click();
  await expect(page.getByText('12 shown')).toBeHidden();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();

  const calls = () => sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' });
  const [first] = await calls();
  expect(first?.fields).toEqual({
    restaurant_id: restaurantId,
    banner: SAVED.banner,
    files: expect.objectContaining({ file: expect.stringMatching(/^gallery-\d+\.png$/) }),
    location: JSON.stringify(SAVED.location),
    name: 'Hill Kitchen',
    about: 'New words',
    address: SAVED.address,
    phone: vendor.phone,
    email: 'test.vendor@demo.example',
    date_of_founding: '2019-08-15',
    veg_non_veg: 'veg',
    minimum_order_value: '149',
    minimum_order_preparation_time: '20',
    restaurant_charge: '18',
    admin_commission: '18',
    gst_percentage: '5',
  });

  await expect(images).toHaveCount(4);
  await choose('Banner');
  await expect(page.getByText('New banner, not saved yet')).toBeVisible();
  await update.click();
  await expect(page.getByText('New banner, not saved yet')).toBeHidden();
  const [, second] = await calls();
  expect(second?.fields).toMatchObject({ banner: { file: 'banner.png', type: 'image/png' } });
  expect(second?.fields).not.toHaveProperty('files');
});

test('a refused and a cancelled update keep every field and picture; a lost answer to a made one is a success', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ profile: SAVED });
  const target = { endpoint: 'restaurantUpdate', restaurantId: vendor.restaurantId, times: 1 };
  const refusal = { statusCode: 400, message: 'Your banner shows a phone number.' };
  await sandbox.fault({ ...target, body: refusal });
  await signIn(vendor, PROFILE);
  const { isOpen, field, choose, update } = restaurantOf(page);
  const newBanner = page.getByText('New banner, not saved yet');
  const isKept = async () => {
    await expect(field('Restaurant name')).toHaveValue('Renamed');
    await expect(field('Minimum order value (₹)')).toHaveValue('0');
    await expect(page.getByRole('img', { name: 'New image 1' })).toBeVisible();
    await expect(newBanner).toBeVisible();
  };
  await isOpen();
  await field('Restaurant name').fill('Renamed');
  await field('Minimum order value (₹)').fill('0');
  await choose('Add images');
  await choose('Banner');
  await expect(newBanner).toBeVisible();
  await expect(page.getByText('1 new image, sent when you update')).toBeVisible();
  await update.click();
  await expect(page.getByText('Failed to update profile')).toBeVisible();
  await expect(page.getByText('Your banner shows a phone number.')).toBeVisible();
  await isKept();

  await sandbox.fault({ ...target, hang: true });
  await update.click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('The upload was cancelled. What you typed is kept.')).toBeVisible();
  await expect(page.getByText('Your banner shows a phone number.')).toBeHidden();
  await isKept();

  await sandbox.fault({ ...target, dropAfterCommit: true });
  await update.click();
  await expect(newBanner).toBeHidden();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();
  await expect(page.getByText('1 new image, sent when you update')).toBeHidden();
  await expect(page.getByText(/No clear answer came/)).toBeHidden();
  const { times: _times, ...calls } = target;
  expect(await sandbox.log(calls)).toHaveLength(3);
});

test('an update that arrived although it was cancelled is a success, and its picture is not sent again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ profile: SAVED });
  const { restaurantId } = vendor;
  await signIn(vendor, PROFILE);
  const { isOpen, choose, update } = restaurantOf(page);
  await isOpen();
  let arrived = false;
  await page.route('**/restaurant/update', async (route) => {
    await route.fetch();
    arrived = true;
  });
  const picked = page.getByText('1 new image, sent when you update');
  await choose('Add images');
  await expect(picked).toBeVisible();
  await update.click();
  await expect.poll(() => arrived).toBe(true);
  await page.getByRole('button', { name: 'Cancel upload' }).click();

  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  await expect(picked).toBeHidden();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' })).toHaveLength(1);
});

test('pictures of an update that nobody could be asked about are not sent twice', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ profile: SAVED });
  const { restaurantId } = vendor;
  await signIn(vendor, PROFILE);
  const { isOpen, choose, update } = restaurantOf(page);
  await isOpen();
  const [reading, sending] = ['**/restaurant/get', '**/restaurant/update'];
  await page.route(reading, (route) => route.abort('connectionreset'));
  await page.route(sending, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await choose('Add images');
  await expect(page.getByText('1 new image, sent when you update')).toBeVisible();
  await update.click();
  await expect(page.getByText(/No clear answer came/)).toBeVisible();
  await page.unroute(reading);
  await page.unroute(sending);
  await update.click();

  await expect(page.getByText('Profile Updated Successfully')).toBeVisible();
  await expect(page.getByText(/of 12 shown/)).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' });
  expect(calls.map(({ fields }) => 'files' in fields)).toEqual([true, false]);
});

test('a profile that cannot be read offers another try; while a change waits, nothing can be changed', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ profile: { ...SAVED, approval_request: 'pending' } });
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, status: 403 });
  await signIn(vendor, PROFILE);
  await expect(page.getByText('The restaurant profile could not be loaded')).toBeVisible();
  await sandbox.clearFault(id);
  await page.getByRole('button', { name: 'Try again' }).click();
  const { field, address, update, images } = restaurantOf(page);
  await expect(field('About')).toHaveValue(SAVED.about);

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

test('a newer record, even one of anything, fills what nobody has touched and keeps what was typed', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ profile: SAVED });
  const { restaurantId } = vendor;
  await signIn(vendor, PROFILE);
  const { isOpen, field, choose, images } = restaurantOf(page);
  const read = async (data: object) => {
    const body = { data: [data] };
    const { id } = await sandbox.fault({ endpoint: 'restaurantGet', restaurantId, body });
    await comeBack(page);
    return id;
  };
  await isOpen();
  await field('About').fill('Typed here');
  await choose('Add images');
  await expect(page.getByRole('img', { name: 'New image 1' })).toBeVisible();
  const id = await read({ ...SAVED, about: 'Elsewhere', gst_percentage: 12 });
  await expect(field('GST (%)')).toHaveValue('12');
  await expect(field('About')).toHaveValue('Typed here');
  await expect(page.getByRole('img', { name: 'New image 1' })).toBeVisible();

  await sandbox.clearFault(id);
  await page.getByRole('button', { name: 'Remove new image 1' }).click();
  await read({
    _id: restaurantId,
    name: { en: 'x' },
    banner: 'javascript:alert(1)',
    assets: [null, {}, 'https://user:secret@evil.example/a.png', ...Array(5000).fill('a.svg')],
    location: { coordinates: ['x', null] },
    veg_non_veg: 'jain',
    minimum_order_value: [],
    approval_request: 7,
  });
  await expect(page.getByText('4 of 5,003 shown')).toBeVisible();
  await expect(images).toHaveCount(4);
  await expect(field('Item type')).toHaveValue('jain');
  await expect(field('Minimum order value (₹)')).toHaveValue('');
  await choose('Add images', 'a PDF');
  await expect(page.getByRole('alert')).toContainText('this picture cannot be opened');
  await expect(page.getByRole('img', { name: 'New image 1' })).toHaveCount(0);
});

test('each broken field says what is wrong with it, and nothing is sent or left', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ profile: SAVED });
  const { restaurantId } = vendor;
  await signIn(vendor, PROFILE);
  const { isOpen, field, address, update } = restaurantOf(page);
  await isOpen();
  await field('Restaurant name').fill('');
  await field('About').fill('x'.repeat(5001));
  await address.fill('');
  await field('Phone number').fill('98765');
  await field('Email').fill('demo@');
  await field('Date of founding').fill('');
  await field('Item type').selectOption('');
  await field('Minimum order value (₹)').fill('1.5');
  await field('Minimum preparation time (min)').fill('-5');
  await field('GST (%)').fill('');
  await update.click();

  await expect(page.getByRole('alert')).toHaveText([
    'Restaurant name is required',
    'Phone number must be exactly 10 digits',
    'Invalid email',
    'About must be at most 5000 characters',
    'Date of founding is required',
    'Please select item type',
    'Restaurant address is required',
    'Must be an integer',
    'Preparation time cannot be negative',
    'GST percentage is required',
  ]);
  await expect(field('Restaurant name')).toBeFocused();
  const below = () => document.documentElement.scrollHeight - window.innerHeight;
  expect(await page.evaluate(below)).toBe(0);
  await expectNoBarriers(page, 'the profile with its messages');
  await field('Restaurant name').fill('Again');
  await expect(page.getByText('Restaurant name is required')).toBeHidden();
  expect(await sandbox.log({ restaurantId, endpoint: 'restaurantUpdate' })).toEqual([]);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(field('Restaurant name')).toHaveValue('Again');
});
