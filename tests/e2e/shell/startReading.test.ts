import { orderCard } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openSignedIn } from '../../support/signIn.ts';

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

const HISTORY_CALL = '**/api/food-order/get-order-history';
/** Starts of a vendor, without the screens that show the orders of the history. */
const STARTS = ['/dashboard', '/orders', '/food-menu', '/offers', '/pending-payouts', '/timings'];

test('a start reads at most 100 rows of a history that begins with the oldest', async ({
  page,
  sandbox,
  newVendor,
  signIn,
  recorder,
}) => {
  recorder.allowCalls('document', 'each screen is a start');
  const vendor = await newVendor({ history: 1_200 });
  await sandbox.fill(vendor.restaurantId, ['payments']);
  const limits: unknown[] = [];
  await page.route(HISTORY_CALL, async (route, request) => {
    const { limit, ...body } = request.postDataJSON() as Record<string, unknown>;
    limits.push(limit);
    const response = await route.fetch({ postData: JSON.stringify({ ...body, limit: 10_000 }) });
    const json = (await response.json()) as { data: object[] };
    json.data = json.data.toReversed().slice(0, Number(limit));
    await route.fulfill({ response, json });
  });
  await signIn(vendor, STARTS[0]);
  for (const start of STARTS) {
    limits.length = 0;
    await page.goto(start);
    await expect(page.getByRole('banner')).toContainText('0 waiting');
    await expect(page.getByRole('banner')).not.toContainText('today');
    if (start === '/dashboard')
      await expect(page.getByRole('link', { name: 'In the history' })).toHaveCount(2);
    if (start === '/pending-payouts')
      await expect(page.getByRole('button', { name: 'Show estimates' })).toBeVisible();
    expect(limits, start).toEqual([100]);
  }
});

test('a marketplace without the orders reads none', async ({
  page,
  sandbox,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }], history: 3 });
  await page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"screens":{}', '"screens":{"orders":false}');
    await route.fulfill({ response, body });
  });
  await signIn(vendor, '/dashboard');
  await expect(page.getByText('Total Orders')).toBeVisible();
  await expect(page.getByText('Orders today')).toHaveCount(0);
  const { restaurantId } = vendor;
  for (const endpoint of ['waitingOrders', 'ordersByStatus', 'orderHistory'] as const)
    expect(await sandbox.log({ endpoint, restaurantId })).toEqual([]);
});

test('a portal that is loaded ahead sends its first call when it is shown', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  await page.addInitScript(() => {
    const isAhead = () => !document.documentElement.hasAttribute('data-shown');
    Object.defineProperty(document, 'prerendering', { get: isAhead });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await signIn(vendor, '/orders');
  await expect(page.locator('.vp-root')).toBeAttached();
  expect(calls).toEqual([]);

  await page.evaluate(() => {
    document.documentElement.dataset.shown = '';
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  for (const order of vendor.orders) await expect(orderCard(page, order)).toBeVisible();
});
