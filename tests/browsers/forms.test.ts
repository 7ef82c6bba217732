import { writeFile } from 'node:fs/promises';
import { fixtureFile, kycDetailPath } from '../pages/kyc.ts';
import { expect, test } from './fixtures.ts';
import { box, button, dialog, link, region } from './queries.ts';

/** Creates a picture for the upload and returns its path. */
async function picture(): Promise<string> {
  const { name, buffer } = fixtureFile('a PNG of the size of a photo');
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}

test('a document is uploaded for KYC', async ({ portal, sandbox, signInNew }) => {
  const { restaurantId } = await signInNew({ kyc: 'nothing' }, kycDetailPath('pan'));
  await portal.fill({ label: /^PAN number/ }, 'ZZZPZ0000Z');
  await portal.upload({ label: /^PAN document/ }, await picture());
  await portal.see({ role: 'img', name: 'Chosen document' });
  await portal.click(button('Submit'));
  await portal.see({ text: 'PAN details updated successfully' });
  expect(await sandbox.log({ restaurantId, endpoint: 'kycUpdate' })).toHaveLength(1);
});

test('a dish gets a picture', async ({ portal, sandbox, signInNew }) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await portal.fill({ role: 'searchbox', name: 'Search' }, 'Masala Chai');
  await portal.click(link('Edit, Masala Chai'));
  await portal.see(box('Product Name'));
  await portal.upload({ label: 'Image' }, await picture());
  await portal.click(button('Crop', dialog('Crop the picture')));
  await portal.see({ role: 'img', name: 'New photo' });
  await portal.click(button('Save Product'));
  await portal.see({ text: 'Product updated successfully' });
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).toHaveLength(1);
});

test('added opening hours are saved', async ({ portal, sandbox, signInNew }) => {
  const { restaurantId } = await signInNew({}, '/timings');
  await portal.click(button(/^Add Timing/, region('All days')));
  await portal.set({ label: 'From' }, '11:00');
  await portal.set({ label: 'To' }, '15:00');
  await portal.click(button('Add', dialog('Add Slot')));
  await portal.click(button('Save All Day Timings'));
  await portal.see({ text: 'All-day timings saved.' });
  expect(await sandbox.log({ restaurantId, endpoint: 'timingsAdd' })).toHaveLength(1);
});
