import { readFile } from 'node:fs/promises';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

test('the menu is downloaded, edited and read again', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/food-menu');
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Menu as a CSV file' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  const choose = async (text: string) => {
    const buffer = Buffer.from(text);
    const picked = { name: 'menu.csv', mimeType: 'text/csv', buffer };
    await dialog.getByLabel('Choose a CSV file').setInputFiles(picked);
  };
  await choose(file);
  await expect(dialog).toContainText('The file says the same as the menu.');

  const isOfDish = (line: string) => line.includes(',item,,Paneer Tikka,');
  const edited = (from: string, to: string) =>
    file
      .split('\r\n')
      .map((line) => (isOfDish(line) ? line.replace(from, to) : line))
      .join('\r\n');
  await choose(edited(',yes,', ',maybe,'));
  await expect(dialog.getByRole('list', { name: 'Problems of the file' })).toHaveText(
    /^Row \d+, .+Write yes or no\.$/,
  );
  await expectNoBarriers(page, 'a file with a wrong cell');
  await choose(edited(',Paneer Tikka,', ',Paneer Tikka Special,'));
  const review = page.getByRole('dialog', { name: 'Check the change of 1 item' });
  await expect(review).toContainText('Paneer Tikka → Paneer Tikka Special');
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).toEqual([]);
  await review.getByRole('button', { name: 'Change 1 item' }).click();
  await expect(page.getByText('1 of 1 items have the new values now.')).toBeVisible();
  const [call] = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(call?.after).toEqual({ ...(call?.before as object), name: 'Paneer Tikka Special' });
});
