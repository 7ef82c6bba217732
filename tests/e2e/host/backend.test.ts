import type { Page } from '@playwright/test';
import { cardOf, editFromMenu } from '../../pages/food.ts';
import { pager } from '../../pages/history.ts';
import { menuLink, menuOf, signOut } from '../../pages/menu.ts';
import { titleOf, tryAgain } from '../../pages/screen.ts';
import { acceptOrder, type OrderRef, sentChanges, step } from '../../support/board.ts';
import { installClock, moveOnUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'lab' });

const DISH = 'Paneer Butter Masala';

const errors = (page: Page) => page.getByRole('status', { name: 'Errors' });

async function choose(page: Page, fault: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Fault' }).selectOption(fault);
}

for (const [fault, reported] of [
  ['throws', 'bad-response: backend.foodItemAll: The mapping threw an error'],
  ['rubbish', 'bad-response: backend.foodItemAll: The mapping did not return an object'],
  ['another origin', 'config: backend.foodItemAll: The path of a request does not start with "/"'],
] as const) {
  test(`a mapping with the fault "${fault}" fails its own screen only`, async ({
    page,
    signInNew,
    sandbox,
  }) => {
    const { restaurantId } = await signInNew({ demo: ['menu'] }, '/backend/dashboard');
    await choose(page, fault);

    await menuLink(page, 'Food Menu').click();

    await expect(tryAgain(page)).toBeVisible();
    await expect(errors(page)).toHaveText(reported);
    await expect(page.getByText('secret of the mapping')).toBeHidden();
    expect(await sandbox.log({ restaurantId, endpoint: 'foodItemAll' })).toEqual([]);
    await choose(page, 'none');
    await tryAgain(page).click();
    await expect(cardOf(page, DISH)).toBeVisible();
  });
}

test('a mapping that never answers is out of time', async ({ page, signInNew }) => {
  await installClock(page);
  await signInNew({ demo: ['menu'] }, '/backend/dashboard');
  await choose(page, 'never answers');
  await menuLink(page, 'Food Menu').click();

  await expect(titleOf(page, 'Food Menu')).toBeVisible();

  await moveOnUntil(page, tryAgain(page));

  await expect(errors(page)).toHaveText('network: backend.foodItemAll: The request timed out');
});

test('a mapping that returns another item changes the item of the screen', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/backend/food-menu');
  await choose(page, 'another item');
  await editFromMenu(page, DISH);
  await page.getByRole('textbox', { name: 'Product Name' }).fill('Paneer Makhani');

  await page.getByRole('button', { name: 'Save Product', exact: true }).click();

  await expect(page.getByText('Product updated successfully').first()).toBeVisible();
  const [saved] = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(saved?.fields).toMatchObject({ name: 'Paneer Makhani' });
  expect(saved?.fields.dish_item_id).not.toBe('another-item');
});

test('a mapping with a key of its own sends no change', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await installClock(page);
  await signIn(vendor, '/backend/orders');
  await choose(page, 'own key');

  await acceptOrder(page, order);

  await expect(errors(page)).toHaveText(
    'config: backend.updateOrderStatus: A mapping cannot set the header Idempotency-Key',
  );
  await moveOnUntil(page, step(page, 'Accept', order));
  expect(await sentChanges(sandbox, vendor)).toEqual([]);
});

test('a mapping that converts a long list slowly loses no order', async ({ page, signInNew }) => {
  const orders = Array.from({ length: 30 }, () => ({ status: 'completed' as const }));
  await signInNew({ orders }, '/backend/dashboard');
  await choose(page, 'slow list');

  await menuOf(page).getByRole('button', { name: 'Outlet Info' }).click();
  await menuLink(page, 'Order History').click();

  await expect(pager(page)).toHaveText(/of 30$/);
  await expect(errors(page)).toHaveText('');
});

test('a mapping that answers after the sign-out shows nothing', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ demo: ['menu'] }, '/backend/dashboard');
  await choose(page, 'late answer');
  await menuLink(page, 'Food Menu').click();
  await signOut(page);

  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'foodItemAll' })).toEqual([]);
  await expect(errors(page)).toHaveText('');
});
