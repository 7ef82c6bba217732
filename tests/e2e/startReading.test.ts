import { orderCard } from '../support/board.ts';
import { expect, test } from '../support/fixtures.ts';
import { openSignedIn } from '../support/signIn.ts';

/** The chunks of the layout and of the two screens that start with the waiting orders. */
const SCREEN_CODE = /\/(?:SignedIn|AppLayout|OrdersPage|DashboardPage)-[^/]+\.js/;

test('the first data is requested once before the script of the board is loaded', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCREEN_CODE, async (route) => {
    await isReleased;
    await route.fallback();
  });
  const answers = ['**/api/vendor/get', '**/api/food-order/get-waiting-order'].map((url) =>
    page.waitForResponse(url),
  );

  const opened = openSignedIn(page, sandbox, vendor, '/orders');
  await Promise.all(answers);
  release();
  await opened;

  for (const order of vendor.orders) await expect(orderCard(page, order)).toBeVisible();
  const { restaurantId } = vendor;
  expect(await sandbox.log({ endpoint: 'waitingOrders', restaurantId })).toHaveLength(1);
  expect(await sandbox.log({ endpoint: 'vendorGet', restaurantId })).toHaveLength(1);
});
