import type { Locator, Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { HISTORY, pager, rows } from '../../pages/history.ts';
import { searchBox, titleOf, tryAgain } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createGate } from '../../support/gate.ts';

/** The completed orders C-01 to C-40 and the declined orders D-1 to D-5, with different totals. */
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

const title = (page: Page) => titleOf(page, 'Order History');

function history(sandbox: SandboxControl, { restaurantId }: Vendor) {
  return sandbox.log({ restaurantId, endpoint: 'orderHistory' });
}

test('the first 25 of 45 rows are shown while the others are loading', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: pastOrders() });
  const gate = createGate();
  await page.route('**/get-order-history', async (route) => {
    const { limit } = route.request().postDataJSON() as { limit: number };
    if (limit === 10_000) await gate.opened;
    await route.continue();
  });
  await signIn(vendor, HISTORY);
  await expect(page.getByText('1–25, more to come')).toBeVisible();
  gate.open();
  await expect(pager(page)).toHaveText('1–25 of 45');
  await expect(rows(page)).toHaveCount(25);
  const calls = await history(sandbox, vendor);
  expect(calls.map(({ fields }) => fields)).toContainEqual({
    restaurant_id: vendor.restaurantId,
    status: 'all',
    limit: 10_000,
  });
});

test('the view of the history survives a reload', async ({ page, signInNew }) => {
  await signInNew({ orders: pastOrders() }, HISTORY);
  await expect(pager(page)).toHaveText('1–25 of 45');
  await page.getByText('Completed', { exact: true }).first().click();
  await searchBox(page).fill('customer c');
  await page.getByRole('button', { name: 'Total' }).click();
  await page.getByRole('button', { name: 'Total' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\?status=completed&sort=-total&page=2$/);
  await expect(rows(page)).toHaveCount(15);
  await expect(rows(page).first()).toContainText('C-15');

  await page.reload();
  await expect(rows(page).first()).toContainText('C-15');
  await expect(searchBox(page)).toHaveValue('customer c');

  await rows(page).first().getByRole('link', { name: 'View order C-15' }).click();
  await expect(titleOf(page, 'Order C-15')).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toContainText('C-15');

  await page.getByRole('link', { name: 'View order C-15' }).click();
  await page.getByRole('button', { name: 'Back to order history' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(rows(page).first()).toContainText('C-15');
});

test('the filter is sent with one search for all keys', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('orderHistory', 'a clock that stops and goes on reads the orders again');
  const vendor = await newVendor({ orders: pastOrders() });
  await page.clock.install();
  await signIn(vendor, HISTORY);
  await expect(pager(page)).toHaveText('1–25 of 45');
  await page.getByText('Declined', { exact: true }).first().click();
  await expect(rows(page)).toHaveCount(5);
  // Stop the clock, so that no time passes between the keys, even on a slow machine.
  await page.clock.pauseAt(Date.now() + 5_000);
  await searchBox(page).pressSequentially('d-3');
  await page.clock.resume();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Declined');
  const { restaurantId } = vendor;
  const query = { restaurant_id: restaurantId, status: 'declined', limit: 10_000, search: 'd-3' };
  await expect
    .poll(async () => {
      const calls = await history(sandbox, vendor);
      return calls.map(({ fields }) => fields).filter((fields) => 'search' in fields);
    })
    .toEqual([query]);
});

test('long values do not widen a phone screen', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const [long, money] = ['x'.repeat(300), { payment_status: 'captured', total_amount: 465.5 }];
  const named = { order_id: 'DEMO-1', status: 'completed', customer: { name: 'Asha' } };
  const dated = { ...named, createdAt: '2026-11-20T07:35:00Z', cart_items: [{}, {}] };
  const odd = { order_id: long, customer: { name: long }, total_amount: 1e21 };
  const data = [
    { _id: 'a', ...dated, billing_detail: money },
    { _id: 'b', ...odd, payment_status: long },
  ];
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'orderHistory', restaurantId, body: { statusCode: 200, data } });
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(vendor, HISTORY);
  await expect(rows(page)).toHaveCount(2);
  const facts = ['DEMO-1', 'Asha', '20 Nov 2026 • 1:05 PM', '₹465.50', 'Paid', 'Completed'];
  for (const fact of facts) await expect(rows(page).first().getByText(fact)).toBeVisible();
  await expect(
    rows(page)
      .first()
      .getByRole('cell', { name: /^Items \d+$/ }),
  ).toBeVisible();
  await expect(rows(page).first().getByRole('cell', { name: 'Customer Asha' })).toBeVisible();
  await expect(rows(page).first().getByRole('link', { name: 'View order DEMO-1' })).toBeVisible();
  const main = page.getByRole('main');
  expect(await main.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

/** The box of the text of an element, without padding. */
function textBox(element: Locator) {
  return element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
}

test('the date is below the order number in a table of medium width', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const order = (order_id: string, day: number) => ({
    _id: order_id,
    order_id,
    status: 'completed',
    createdAt: `2026-03-0${day}T10:00:00Z`,
  });
  const data = [order('OLD', 1), order('NEW', 3), order('MID', 2)];
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'orderHistory', restaurantId, body: { data } });
  await page.setViewportSize({ width: 800, height: 800 });
  await signIn(vendor, HISTORY);
  await expect(rows(page)).toContainText(['NEW', 'MID', 'OLD']);
  const number = await textBox(rows(page).first().getByText('NEW'));
  const date = await textBox(rows(page).first().getByText(/•/));
  expect(date.y).toBeGreaterThanOrEqual(number.bottom);
  expect(date.x).toBeCloseTo(number.x, 0);
  await expect(page.getByRole('columnheader', { name: 'Date' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Items' })).toBeHidden();
});

const TWIN = { _id: 'same', order_id: 'TWIN', status: 'completed', customer: { name: 'A (B' } };

const ODD_ROWS = [TWIN, TWIN, { _id: 'x', order_id: 'ODD', status: 'on_the_way' }, null, 'row', []];

test('a history that could not be loaded offers to try again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('orderHistory', 'it is read again after each kind of answer');
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const answer = (reply: object) =>
    sandbox.fault({ endpoint: 'orderHistory', restaurantId, ...reply });
  const failure = await answer({ status: 400 });
  const retry = tryAgain(page);
  const empty = page.getByText('There are no records to display');
  await signIn(vendor, HISTORY);
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await expect(empty).toBeVisible();
  await sandbox.clearFault(failure.id);
  const html = await answer({ body: '<html>[]</html>', contentType: 'text/html' });
  const answered = page.waitForResponse('**/get-order-history');
  await retry.click();
  await answered;
  await expect(retry).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await expect(empty).toBeVisible();

  await sandbox.clearFault(html.id);
  await retry.press('Enter');
  await expect(retry).toBeHidden();
  await expect(title(page)).toBeFocused();
});

test('odd rows are plain rows', async ({ page, newVendor, signIn, sandbox }) => {
  const { restaurantId, ...vendor } = await newVendor();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const body = { statusCode: 200, data: ODD_ROWS };
  await sandbox.fault({ endpoint: 'orderHistory', restaurantId, body });
  await signIn(vendor, HISTORY);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).last().getByTitle('on_the_way')).toHaveText('Unknown');
  await searchBox(page).fill('(');
  await expect(rows(page)).toHaveCount(2);
  await searchBox(page).fill('[a-');
  await expect(page.getByText('There are no records to display')).toBeVisible();
  expect(errors).toEqual([]);
});
