import type { Locator, Page } from '@playwright/test';
import { editFromMenu } from '../../pages/food.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const rowOf = (dialog: Locator, name: string) =>
  dialog.getByRole('listitem').filter({ hasText: name });

/** Drags a row by its handle to the middle of another one. */
async function drag(page: Page, row: Locator, onto: Locator): Promise<void> {
  const handle = await row.locator('[data-part="handle"]').boundingBox();
  const target = await onto.boundingBox();
  if (!handle || !target) throw new Error('The rows are not shown');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, target.y + target.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('copied and moved addons are saved in the order of the preview', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu'] });
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Paneer Butter Masala');

  await button(page, 'Change order of addon group 1').click();
  const items = dialogOf(page, 'Change order of addon group 1');
  await drag(page, rowOf(items, 'Extra Butter'), rowOf(items, 'Cheese'));
  await expect(items.getByRole('listitem').first()).toContainText('Cheese');
  await expectNoBarriers(page, 'the order of addons');
  await items.getByRole('button', { name: 'Use this order' }).click();

  await button(page, 'Copy from another item: addon groups').press('Enter');
  await page.keyboard.type('dosa');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Veg Masala Dosa/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Chutney' })).toBeFocused();
  await expectNoBarriers(page, 'the groups to copy');
  await button(page, 'Copy 1 group').press('Enter');
  const copied = page.getByRole('group', { name: 'Addon group 2' });
  await expect(copied.getByLabel('Addon group name')).toBeFocused();

  await button(page, 'Change order of the addon groups').press('Enter');
  await button(page, 'Move Chutney up').press('Enter');
  await expect(button(page, 'Move Chutney up')).toBeFocused();
  await button(page, 'Use this order').press('Enter');
  await expect(button(page, 'Change order of the addon groups')).toBeFocused();

  await button(page, 'Preview').press('Enter');
  const preview = dialogOf(page, 'Preview');
  await expect(preview.getByRole('heading', { level: 4 })).toHaveText([
    'Portion',
    'Chutney',
    'Extras',
  ]);
  await expectNoBarriers(page, 'the preview');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Preview')).toBeFocused();

  await button(page, 'Save Product').press('Enter');
  await expect(page).toHaveURL(/\/food-menu(\?|$)/);
  const { restaurantId } = vendor;
  const [sent] = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(sent?.after).toMatchObject({
    addon: [{ group: 'Chutney' }, { group: 'Extras', addon: [{ name: 'Cheese' }, {}] }],
  });
  await editFromMenu(page, 'Paneer Butter Masala');
  const first = page.getByRole('group', { name: 'Addon group 1' });
  await expect(first.getByLabel('Addon group name')).toHaveValue('Chutney');
});
