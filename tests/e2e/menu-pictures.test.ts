import { editFromMenu } from '../pages/food.ts';
import { expectNoBarriers } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { heldUpright, photo, readPicture } from '../support/photos.ts';

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
