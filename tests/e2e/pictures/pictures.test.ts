import type { Locator } from '@playwright/test';
import { editFromMenu } from '../../pages/food.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  bytesOf,
  heldUpright,
  type PhotoFile,
  PLACE,
  photo,
  readPicture,
} from '../../support/photos.ts';

test('a photo is rotated, cropped and saved', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await editFromMenu(page, 'Masala Chai');
  const upright = heldUpright(
    await photo(page, { name: 'a.jpg', width: 1200, height: 900, colors: ['red', 'blue'] }),
  );
  await page.getByLabel('Image', { exact: true }).setInputFiles(upright);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog.getByRole('radio', { name: '4:3' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Crop' })).toBeEnabled();
  await expectNoBarriers(page, 'the crop of a picture');
  await dialog.getByRole('button', { name: 'Rotate right' }).click();
  await dialog.getByRole('button', { name: 'Crop' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'New photo' })).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(page).toHaveURL(/\/food-menu(\?|$)/);
  const [call] = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(call?.fields.image).toMatchObject({ file: 'dish.jpg', type: 'image/jpeg' });
  const after = call?.after as { image: string } | undefined;
  const saved = page.getByRole('img', { name: 'Masala Chai', exact: true });
  await expect(saved).toHaveAttribute('src', new RegExp(`${after?.image}$`));
  expect(await readPicture(page, (await saved.getAttribute('src')) ?? '')).toEqual({
    width: 1200,
    height: 900,
    left: 'blue',
    right: 'red',
  });
});

test('a picture that is sent unchanged loses its place', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await editFromMenu(page, 'Masala Chai');
  const upright = heldUpright(
    await photo(page, { name: 'a.jpg', width: 1200, height: 900, colors: ['red', 'blue'] }),
  );
  expect(upright.buffer.toString('latin1')).toContain(PLACE);
  await page.getByLabel('Image', { exact: true }).setInputFiles(upright);
  await page.getByRole('button', { name: 'Use as it is' }).click();
  await page.getByRole('button', { name: 'Save Product' }).click();
  await expect(page).toHaveURL(/\/food-menu(\?|$)/);
  const [call] = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  const after = call?.after as { image: string } | undefined;
  const saved = page.getByRole('img', { name: 'Masala Chai', exact: true });
  await expect(saved).toHaveAttribute('src', new RegExp(`${after?.image}$`));
  const url = (await saved.getAttribute('src')) ?? '';
  expect(await bytesOf(page, url)).not.toContain(PLACE);
  expect(await readPicture(page, url)).toMatchObject({ width: 900, height: 1200 });
});

test('dropped pictures are matched to dishes and sent', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  const square = { width: 800, height: 600, colors: ['red', 'blue'] } as const;
  const files = [
    await photo(page, { ...square, name: 'masala_chai (2).jpg' }),
    await photo(page, { ...square, name: 'PANEER-TIKKA.JPG' }),
    await photo(page, { ...square, name: 'IMG_7.jpg', width: 400 }),
  ];
  await expect(page.getByRole('article').first()).toBeVisible();
  await dropFiles(page.getByRole('article').first(), files);
  const dialog = page.getByRole('dialog', { name: 'Add pictures to dishes' });
  await expect(dialog.getByLabel('Dish of masala_chai (2).jpg')).toHaveText(/Masala Chai/);
  await expect(dialog.getByText('No dish has this name.')).toBeVisible();
  await expect(dialog.getByText(/^Only 400 × 600 pixels/)).toBeVisible();
  await expectNoBarriers(page, 'pictures of many dishes');
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Upload 2 pictures' }).click();
  await expect(page.getByText('2 of 2 pictures are uploaded.')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  const changed = calls.map(({ before, after }) => ({ ...(before as object), ...pathOf(after) }));
  expect(calls.map(({ after }) => after)).toEqual(changed);
  expect(calls.map(({ fields }) => fields.name).toSorted()).toEqual([
    'Masala Chai',
    'Paneer Tikka',
  ]);
});

const pathOf = (record: unknown) => ({ image: (record as { image: string }).image });

async function dropFiles(target: Locator, files: readonly PhotoFile[]): Promise<void> {
  const data = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  const dataTransfer = await target.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, data);
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(event, { dataTransfer });
  }
}
