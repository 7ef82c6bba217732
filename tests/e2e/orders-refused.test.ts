import { expect, test } from '../support/fixtures.ts';
import { type OrderRef, step, tab } from '../support/board.ts';

test('without a rider the reason is told and the order is read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking', noRider: true }] });
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  await signIn(vendor, '/orders?tab=preparing');
  await step(page, 'Order Ready', order).click();

  const reason = 'This order cannot proceed because no rider is assigned.';
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Order Updated!')).toBeHidden();
  await expect(step(page, 'Order Ready', order)).toBeEnabled();
  expect(await sandbox.log({ restaurantId, endpoint: 'orderDetails' })).toHaveLength(1);
});

for (const [message, shown] of [
  ['Rider is stuck in traffic.', 'Rider is stuck in traffic.'],
  ['', 'This order cannot proceed because no rider is assigned.'],
] as const) {
  test(`a 404 that says "${message}" is told as "${shown}"`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
    const [order] = vendor.orders as [OrderRef];
    const { restaurantId } = vendor;
    const body = { statusCode: '404', message, data: null };
    await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, body });
    await signIn(vendor, '/orders?tab=preparing');
    await step(page, 'Order Ready', order).click();

    await expect(page.getByText(shown)).toBeVisible();
    await expect(page.getByText('Order Updated!')).toBeHidden();
    await expect(tab(page, 'Preparing', 1)).toBeVisible();
  });
}
