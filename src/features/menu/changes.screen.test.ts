import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { cardOf, cards, expectSaid, NO_ITEMS, search, stockOf } from '../../../tests/pages/food.ts';
import { titleOf, tryAgain } from '../../../tests/pages/screen.ts';
import { expectFailedReads, NO_LISTS } from '../../../tests/support/answers.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { visit } from '../../../tests/support/visit.ts';

const MENU = '/food-menu';

test.describe('the demo menu', () => {
  let vendor: Vendor;

  test.beforeEach(async ({ newVendor, signIn, page }) => {
    vendor = await newVendor({ demo: ['menu'] });
    await signIn(vendor, MENU);
    await expect(cards(page)).toHaveCount(9);
  });

  const updatesOf = ({ log }: SandboxControl) =>
    log({ restaurantId: vendor.restaurantId, endpoint: 'foodItemUpdate' });

  test('the filters of the menu survive a reload', async ({ page }) => {
    await page.getByText('Non-Veg', { exact: true }).first().click();
    await page.getByLabel('Tag').selectOption('Best Selling');
    await search(page, 'CHICK');
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\?type=nonVeg&tag=bestselling$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'View Details, Chicken 65' }).click();
    await expect(titleOf(page)).toHaveText('Chicken 65');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Edit, Chicken 65' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'View Details, Chicken 65' }).click();
    await page.getByRole('button', { name: 'Back to the menu' }).click();
    await expect(cards(page)).toHaveCount(2);
    await search(page, '.*');
    await expect(page.getByText(NO_ITEMS)).toBeVisible();
    await page.getByRole('button', { name: 'Show the whole menu' }).click();
    await expect(cards(page)).toHaveCount(9);
  });

  test('one tap takes a dish out of stock', async ({ page, sandbox }) => {
    await stockOf(page, 'Paneer Butter Masala').click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(cardOf(page, 'Paneer Butter Masala')).toContainText('Out of Stock');
    await expect
      .poll(async () => (await updatesOf(sandbox)).map(({ status }) => status))
      .toEqual([200]);
    const call = (await updatesOf(sandbox)).at(-1);
    expect(call?.after).toEqual({ ...(call?.before as object), in_stock: false });
    expect(Object.keys(call?.fields ?? {})).not.toContain('image');
    await page.reload();
    await expect(stockOf(page, 'Paneer Butter Masala')).not.toBeChecked();
    await expect(stockOf(page, 'Chicken 65')).toBeChecked();
  });

  test('the second of two quick taps decides', async ({ page, sandbox }) => {
    const { restaurantId } = vendor;
    const fault = { endpoint: 'foodItemUpdate', restaurantId, hold: true, times: 1 };
    const { id } = await sandbox.fault(fault);
    const sent = async () => (await updatesOf(sandbox)).map(({ fields }) => fields.in_stock);
    await stockOf(page, 'Dal Makhani').click();
    await expect.poll(sent).toEqual(['false']);
    await stockOf(page, 'Dal Makhani').click();
    await expect(stockOf(page, 'Dal Makhani')).toBeChecked();
    expect(await sent()).toEqual(['false']);
    await sandbox.clearFault(id);
    await expect.poll(sent).toEqual(['false', 'true']);
    await expect(stockOf(page, 'Dal Makhani')).toBeChecked();
    const [last] = (await updatesOf(sandbox)).slice(-1);
    expect(last?.after).toMatchObject({ in_stock: true });

    await sandbox.fault({
      endpoint: 'foodItemUpdate',
      restaurantId,
      dropAfterCommit: true,
      times: 1,
    });
    await stockOf(page, 'Chicken 65').click();
    await expect.poll(sent).toHaveLength(3);
    await expectSaid(page, 'Product updated successfully');
    await expect(stockOf(page, 'Chicken 65')).not.toBeChecked();
    expect(await sent()).toHaveLength(3);
  });

  test('a refused stock change goes back with the reason of the server', async ({
    page,
    sandbox,
  }) => {
    const update = { endpoint: 'foodItemUpdate', restaurantId: vendor.restaurantId, times: 1 };
    await sandbox.fault({ ...update, body: { statusCode: 500, message: 'The store is closed.' } });
    await stockOf(page, 'Dal Makhani').click();
    const alert = page.getByRole('alertdialog', { name: 'Failed to update product' });
    await expect(alert).toContainText(/Dal Makhani is still in stock\.\s*The store is closed\./);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(stockOf(page, 'Dal Makhani')).toBeChecked();
    await sandbox.fault({ ...update, status: 400 });
    await stockOf(page, 'Chicken 65').click();
    await expect(alert).toContainText('Chicken 65 is still in stock.');
  });

  test('the texts of the specification are shown whatever the server says', async ({
    page,
    sandbox,
  }) => {
    const { restaurantId } = vendor;
    const body = { statusCode: 200, message: 'Done by the server.' };
    await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, body });
    await sandbox.fault({ endpoint: 'foodItemDelete', restaurantId, body });
    await stockOf(page, 'Chicken 65').click();
    await expectSaid(page, 'Product updated successfully', 1);
    await page.getByRole('button', { name: 'Delete, Butter Naan', exact: true }).click();
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expect(ask).toBeHidden();
    await expectSaid(page, 'Item deleted successfully.', 1);
    await page.getByRole('link', { name: 'Edit, Chicken 65', exact: true }).click();
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(titleOf(page, 'Food Menu')).toBeVisible();
    await expectSaid(page, 'Product updated successfully', 2);
    await expectSaid(page, 'Done by the server.', 0);
  });
});

test('with only the permission for the stock nothing else can be changed or deleted', async ({
  page,
  signInNew,
}) => {
  await signInNew({ permissions: ['menu_item_stock'], demo: ['menu'] }, MENU);
  const card = cardOf(page, 'Chicken 65');
  await expect(card.getByRole('switch')).toBeChecked();
  await expect(card.getByRole('link')).toHaveText(['View Details']);
  await expect(card.getByRole('button', { name: /^Out until/ })).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Add Product' })).toHaveCount(0);
  await visit(page, '/food-item/edit?itemId=x');
  await expect(titleOf(page)).toHaveText('No access to this screen');
});

test('a menu that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await expectFailedReads(
    page,
    sandbox,
    { endpoint: 'foodItemAll', restaurantId },
    {
      open: () => signIn(vendor, MENU),
      answers: [
        { name: 'refused', reply: NO_LISTS.refused, shown: NO_ITEMS },
        { name: 'an object', reply: NO_LISTS.object, shown: NO_ITEMS },
      ],
    },
  );
  await sandbox.fault({ endpoint: 'foodItemAll', restaurantId, ...NO_LISTS.null });
  await tryAgain(page).click();
  await expect(tryAgain(page)).toHaveCount(0);
  await expect(page.getByText(NO_ITEMS)).toBeVisible();
});
