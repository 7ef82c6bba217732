import { type OrderRef, openMessages, step, tab } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const NO_RIDER = 'This order cannot proceed because no rider is assigned.';
const STUCK = 'Rider is stuck in traffic.';

test('a refused step shows the message of the marketplace', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({
    orders: [{ status: 'cooking', noRider: true }, { status: 'cooking' }],
  });
  const [riderless, order] = vendor.orders as [OrderRef, OrderRef];
  const { restaurantId } = vendor;
  const endpoint = 'updateOrderStatus';
  await signIn(vendor, '/orders?tab=preparing');
  await step(page, 'Order Ready', riderless).click();
  await expect(page.getByText(NO_RIDER)).toBeVisible();
  await expect(step(page, 'Order Ready', riderless)).toBeEnabled();
  expect(await sandbox.log({ restaurantId, endpoint: 'orderDetails' })).toHaveLength(1);

  const withReason = { statusCode: '404', message: STUCK, data: null };
  const { id } = await sandbox.fault({ endpoint, restaurantId, body: withReason });
  await step(page, 'Order Ready', order).click();
  await expect(page.getByText(STUCK)).toBeVisible();
  await sandbox.clearFault(id);
  await sandbox.fault({ endpoint, restaurantId, body: { ...withReason, message: '' } });
  await step(page, 'Order Ready', order).click();

  await expect(await openMessages(page)).toHaveText([
    new RegExp(NO_RIDER),
    new RegExp(STUCK),
    new RegExp(NO_RIDER),
  ]);
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Preparing', 2)).toBeVisible();
});
