import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first();

function cooking(...names: string[]) {
  const cart_items = names.map((food_item_name) => ({
    food_item_name,
    quantity: 1,
    food_item_price: 100,
    veg_nonveg: 'veg',
  }));
  return { status: 'cooking', order_id: 'ORD-7101', cart_items };
}

/** Chooses an entry in the menu of the order's card. */
async function fromCard(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More actions, order ORD-7101' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('an item that several or no dishes match is picked by the vendor', async ({
  page,
  signInNew,
  sandbox,
}) => {
  // `menu` is filled twice, so that every name exists twice.
  const lines = ['Dal Makhani', 'Daal', 'Naan', 'Lassi', 'Raita'];
  const made = { orders: [cooking(...lines)], demo: ['menu', 'menu'] };
  const { restaurantId } = await signInNew(made, '/orders?tab=preparing');
  await fromCard(page, 'Mark sold out');
  const dialog = page.getByRole('dialog', { name: 'Which item is sold out?' });
  await expectNoBarriers(page, 'picking a line');
  await dialog.getByRole('button', { name: 'Daal' }).click();
  await expect(dialog).toContainText('No item on the menu is called “Daal”.');
  await dialog.getByRole('searchbox').fill('dal makh');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectNoBarriers(page, 'picking an item');
  await dialog
    .getByRole('button', { name: /^Veg ?Dal Makhani/ })
    .last()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Dal Makhani: out of stock' });
  await expectNoBarriers(page, 'choosing until when a dish is out');
  await sheet.getByRole('button', { name: 'Until I say' }).click();
  await expect(toast(page, 'Dal Makhani is out of stock.')).toBeVisible();
  await fromCard(page, 'Mark sold out');
  await dialog.getByRole('button', { name: 'Dal Makhani' }).click();
  await expect(dialog).toContainText('Several items on the menu are called “Dal Makhani”.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).toHaveLength(1);
});
