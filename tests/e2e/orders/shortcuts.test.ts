import { searchBox, titleOf } from '../../pages/screen.ts';
import { nameOf, type OrderRef, orderCard } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const WAITING = { status: 'waiting_for_confirmation' };

test('the board is used by its shortcuts until they are turned off', async ({
  page,
  signInNew,
}) => {
  const orders = [9, 6, 3].map((ageMinutes) => ({ ...WAITING, ageMinutes }));
  const vendor = await signInNew({ orders }, '/orders');
  const [first, second, third] = vendor.orders as readonly OrderRef[];
  if (!first || !second || !third) throw new Error('There are too few orders');
  const title = titleOf(page);
  await title.focus();
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(orderCard(page, first)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('j');
  await expect(orderCard(page, second)).toBeFocused();
  await page.keyboard.press('x');
  const question = page.getByRole('alertdialog', { name: `Reject order ${nameOf(second)}?` });
  await question.getByRole('button', { name: 'Keep order' }).press('Enter');
  await expect(question).toBeHidden();

  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type(third.order_id);
  const found = page.getByRole('dialog').getByRole('article');
  await expect(found).toHaveAccessibleName(`Order ${third.order_id}`);
  await page.keyboard.press('Escape');
  await expect(found).toBeHidden();
  await title.focus();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Keyboard shortcuts on this device' }).click();
  await page.keyboard.press('Escape');
  await title.focus();
  await page.keyboard.press('j');
  await expect(title).toBeFocused();
});
