import { expectNoBarriers } from '../support/axe.ts';
import { nameCapabilities } from '../support/capabilities.ts';
import { expect, test } from '../support/fixtures.ts';
import { KITCHEN, kitchen, stubWakeLock, ticket } from '../support/kitchen.ts';

const NAAN = { food_item_name: 'Butter Naan', quantity: 2, food_item_price: 10 };
const CHAI = { food_item_name: 'Masala Chai', quantity: 1, food_item_price: 10 };
const COOKING = { status: 'cooking', cooking_time: '20 minutes', cart_items: [NAAN, CHAI] };

test('a station shows its dishes, which keys cross off for every device', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await stubWakeLock(page);
  await nameCapabilities(page, ['orders.items']);
  const vendor = await newVendor({ demo: ['menu'], orders: [COOKING] });
  const [order] = vendor.orders;
  await signIn(vendor, KITCHEN);
  const naan = ticket(page, order).getByRole('button', { name: 'Butter Naan' });
  const chai = ticket(page, order).getByRole('button', { name: 'Masala Chai' });
  await expect(chai).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Add station' }).click();
  await page.getByLabel('Name of the station').fill('Tandoor');
  await page.getByLabel('Breads').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('radio', { name: '2 m', exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(chai).toHaveCount(0);
  await expect(page.getByText('Other stations: 0 of 1 dishes done')).toBeVisible();
  await expectNoBarriers(page, 'a station');

  await kitchen(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(naan).toBeFocused();
  const { height = 0 } = (await naan.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Space');
  await expect(naan).toHaveAttribute('aria-pressed', 'true');
  const sent = async () =>
    (await sandbox.log({ restaurantId: vendor.restaurantId, endpoint: 'orderItemState' })).map(
      ({ fields }) => fields,
    );
  await expect.poll(sent).toEqual([{ order_id: order._id, line_id: 'line-1', state: 'done' }]);

  await page.reload();
  await expect(naan).toHaveAttribute('aria-pressed', 'true');
  await expect(chai).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(chai).toBeVisible();
});
