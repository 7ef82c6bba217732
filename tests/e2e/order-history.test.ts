import type { Page } from '@playwright/test';
import type { Vendor } from '../support/control.ts';
import { expect, test } from '../support/fixtures.ts';

const HISTORY = '/outlet/order-history';

/** 40 completed orders C-01 to C-40 and 5 declined ones D-1 to D-5, with totals of their own. */
function pastOrders() {
  const order = (order_id: string, status: string, total_amount: number) => ({
    order_id,
    status,
    ageMinutes: 120 + total_amount,
    total_amount,
    billing_detail: { payment_status: 'captured', total_amount },
    customerName: `Customer ${order_id}`,
  });
  const completed = Array.from({ length: 40 }, (_, index) =>
    order(`C-${String(index + 1).padStart(2, '0')}`, 'completed', 100 + index),
  );
  const declined = Array.from({ length: 5 }, (_, index) =>
    order(`D-${index + 1}`, 'declined', 900 + index),
  );
  return [...completed, ...declined];
}

const table = (page: Page) => page.getByRole('table', { name: 'Past orders' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const pager = (page: Page) => page.getByText(/^\d+–\d+ of [\d,]+$/);

async function openHistory(page: Page, address = HISTORY) {
  await page.goto(address);
  await expect(rows(page).first()).toBeVisible();
}

test.describe('45 orders', () => {
  let vendor: Vendor;

  test.beforeEach(async ({ newVendor, signIn }) => {
    vendor = await newVendor({ orders: pastOrders() });
    await signIn(vendor);
  });

  test('25 rows stand on a page, and 10 or 50 can be chosen', async ({ page, sandbox }) => {
    await openHistory(page);
    await expect(rows(page)).toHaveCount(25);
    await expect(pager(page)).toHaveText('1–25 of 45');
    const sizes = page.getByLabel('Rows per page');
    await expect(sizes.getByRole('option')).toHaveText(['10', '25', '50']);
    await sizes.selectOption('50');
    await expect(rows(page)).toHaveCount(45);
    const calls = await sandbox.log({
      restaurantId: vendor.restaurantId,
      endpoint: 'orderHistory',
    });
    expect(calls.map(({ fields }) => fields)).toContainEqual({
      restaurant_id: vendor.restaurantId,
      status: 'all',
      limit: 10_000,
    });
  });

  test('a filter, a search, an order and a page outlive a reload and Back', async ({ page }) => {
    await openHistory(page);
    await page.getByText('Completed', { exact: true }).first().click();
    await search(page).fill('customer c');
    await page.getByRole('button', { name: 'Total' }).click();
    await page.getByRole('button', { name: 'Total' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?status=completed&search=customer\+c&sort=-total&page=2$/);
    await expect(rows(page)).toHaveCount(15);
    await expect(rows(page).first()).toContainText('C-15');

    await page.reload();
    await expect(rows(page).first()).toContainText('C-15');
    await expect(search(page)).toHaveValue('customer c');

    await rows(page).first().getByRole('link', { name: 'View order C-15' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order C-15' })).toBeVisible();
    await page.goBack();
    await expect(rows(page).first()).toContainText('C-15');

    await page.getByRole('link', { name: 'View order C-15' }).click();
    await page.getByRole('button', { name: 'Back to order history' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(rows(page).first()).toContainText('C-15');
  });

  test('the filter and the search are sent, and narrow what comes back', async ({
    page,
    sandbox,
  }) => {
    await openHistory(page);
    await page.getByText('Declined', { exact: true }).first().click();
    await search(page).pressSequentially('d-3', { delay: 20 });
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Declined');
    await expect
      .poll(async () => {
        const { restaurantId } = vendor;
        const calls = await sandbox.log({ restaurantId, endpoint: 'orderHistory' });
        return calls.map(({ fields }) => fields).filter((fields) => 'search' in fields);
      })
      .toEqual([
        { restaurant_id: vendor.restaurantId, status: 'declined', limit: 10_000, search: 'd-3' },
      ]);
  });

  test('a marketplace that ignores filter and search changes nothing', async ({
    page,
    sandbox,
  }) => {
    const { restaurantId } = vendor;
    const data = pastOrders().map((order, index) => ({ _id: `id${index}`, ...order }));
    await sandbox.fault({
      endpoint: 'orderHistory',
      restaurantId,
      body: { statusCode: 200, data },
    });
    await openHistory(page, `${HISTORY}?status=declined&search=-3`);
    await expect(pager(page)).toHaveText('1–1 of 1');
    await search(page).fill('-');
    await expect(pager(page)).toHaveText('1–5 of 5');
  });

  test('a search that finds nothing says so and shows all again', async ({ page }) => {
    await openHistory(page);
    await search(page).fill('.*');
    await expect(page.getByText('There are no records to display')).toBeVisible();
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await expect(rows(page)).toHaveCount(25);
    await expect(search(page)).toHaveValue('');
  });

  test('the keyboard alone searches, sorts and opens an order', async ({ page }) => {
    await openHistory(page);
    await search(page).focus();
    await page.keyboard.type('d-');
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Total' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(rows(page).first()).toContainText('D-1');
    await rows(page).first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Order D-1' })).toBeFocused();
  });
});

test('signs of regular expressions, the same id twice and unknown states are plain rows', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  await signIn(vendor);
  const twin = { _id: 'same', order_id: 'TWIN', status: 'completed', customer: { name: 'A (B' } };
  const data = [twin, twin, { _id: 'x', order_id: 'ODD', status: 'on_the_way' }, null, 'row', []];
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'orderHistory', restaurantId, body: { statusCode: 200, data } });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openHistory(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).last().getByTitle('on_the_way')).toHaveText('Unknown');
  await search(page).fill('(');
  await expect(rows(page)).toHaveCount(2);
  await search(page).fill('[a-');
  await expect(page.getByText('There are no records to display')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [name, reply] of [
  ['fails', { status: 500 }],
  ['is a page', { body: '<html>[]</html>', contentType: 'text/html' }],
] as const) {
  test(`a history that ${name} is quietly empty and can be tried again`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ orders: pastOrders() });
    await signIn(vendor);
    const { restaurantId } = vendor;
    const { id } = await sandbox.fault({ endpoint: 'orderHistory', restaurantId, ...reply });
    await page.goto(HISTORY);
    await expect(page.getByText('There are no records to display')).toBeVisible();
    await expect(page.getByText("Couldn't load.")).toBeVisible();
    await sandbox.clearFault(id);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(25);
  });
}

test('the first rows stand while the whole history is still on its way', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ orders: pastOrders() }));
  const held: (() => void)[] = [];
  await page.route('**/get-order-history', async (route) => {
    const { limit } = route.request().postDataJSON() as { limit: number };
    if (limit === 10_000) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await openHistory(page);
  await expect(page.getByText('1–25, more to come')).toBeVisible();
  for (const release of held) release();
  await expect(pager(page)).toHaveText('1–25 of 45');
});
