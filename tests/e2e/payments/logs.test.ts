import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { searchBox, titleOf, tryAgain } from '../../pages/screen.ts';
import { expectFailedReads, NO_LISTS } from '../../support/answers.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameOf } from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { comeBack } from '../../support/visit.ts';

const LOGS = '/outlet/payment-logs';
const CYCLES = '/pending-payouts';
const NO_LOGS = 'No Payment Logs Found';
const LOAD_FAILED = 'Failed to fetch offers. Please try again.';

const logs = (page: Page) => page.getByRole('table', { name: 'Payment logs by day' });
const cycles = (page: Page) => page.getByRole('table', { name: 'Payout cycles' });
const days = (page: Page) => logs(page).getByRole('rowheader');
const logRows = (page: Page) => logs(page).locator('tbody tr:has(td)');
const cycleRows = (page: Page) => cycles(page).locator('tbody').getByRole('row');

/** Types all keys in one task. */
function typeAtOnce(input: Locator, text: string): Promise<void> {
  return input.evaluate((element: HTMLInputElement, typed) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (let end = 1; end <= typed.length; end += 1) {
      set?.call(element, typed.slice(0, end));
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);
}

test('each day of the logs has the totals of what the filter shows', async ({
  page,
  signInNew,
}) => {
  await signInNew({ demo: ['payments'] }, LOGS);
  await expect(logRows(page)).toHaveCount(25);
  await expect(days(page)).toHaveCount(3);
  await expect(days(page).first()).toContainText(
    /^\d\d [A-Z][a-z]{2} \d{4}Captured ₹[\d,]+\.\d\dRefund ₹[\d,]+\.\d\dWithdraw ₹[\d,]+\.\d\d$/,
  );
  await page.getByText('Withdraw', { exact: true }).first().click();
  await expect(logRows(page)).toHaveCount(5);
  const sum = await logRows(page).first().locator('td').last().textContent();
  await expect(days(page).first()).toContainText(`Withdraw ${sum}`);
  await expect(days(page).first()).not.toContainText('Captured');
});

test('a search is sent once the typing ends', async ({ page, signInNew, sandbox }) => {
  const { restaurantId } = await signInNew({ demo: ['payments'] }, LOGS);
  await expect(logRows(page)).toHaveCount(25);
  await page.getByText('Captured', { exact: true }).first().click();
  await typeAtOnce(searchBox(page), 'demo-1000');
  await expect(logRows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?status=captured$/);
  const asked = async () => {
    const calls = await sandbox.log({ restaurantId, endpoint: 'paymentLogs' });
    return calls.map(({ fields }) => fields).filter((fields) => fields.search !== '');
  };
  const question = { restaurant_id: restaurantId, status: 'captured', search: 'demo-1000' };
  await expect.poll(asked).toEqual([question]);
  await page.reload();
  await expect(logRows(page)).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue('demo-1000');
});

test('“Show all payments” clears a search that found nothing', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ demo: ['payments'] }, LOGS);
  await searchBox(page).fill('%');
  await expect(page.getByText(NO_LOGS)).toBeVisible();

  // Leaving the field sends another search. Its answer is held until after the click.
  const { id } = await sandbox.fault({ endpoint: 'paymentLogs', restaurantId, hold: true });
  await typeAtOnce(searchBox(page), '%%');
  await page.getByRole('button', { name: 'Show all payments' }).click();
  await sandbox.clearFault(id);
  await expect(logRows(page)).toHaveCount(25);
});

test('past cycles sort by date', async ({ page, signInNew }) => {
  await signInNew({ demo: ['payments'] }, CYCLES);
  await expect(titleOf(page, 'Past Cycles')).toBeVisible();
  const heads = cycles(page).getByRole('columnheader');
  await expect(heads).toHaveText(['Sr No', 'Payout Cycle', 'Orders', 'Status', 'Estimate']);
  await expect(cycleRows(page)).toHaveCount(14);
  await expect(cycleRows(page).nth(3)).toContainText('N/A');
  await expect(cycleRows(page).first()).toContainText('Pending');
  const sizes = page.getByLabel('Rows per page');
  await expect(sizes.getByRole('option')).toHaveText(['10', '25', '50']);
  await expect(sizes).toHaveValue('25');

  await page.getByRole('button', { name: 'Payout Cycle' }).click();
  await sizes.selectOption('10');
  await expect(page).toHaveURL(/sort=.*rows=10|rows=10.*sort=/);
  await page.reload();
  const serials = cycleRows(page).locator('td:first-child');
  await expect(serials).toHaveText(['14', '13', '12', '11', '10', '9', '8', '7', '6', '5']);
});

test('a cycle exports the orders that are missing', async ({ page, signInNew, sandbox }) => {
  await nameCapabilities(page, ['payouts.detail']);
  const { restaurantId } = await signInNew({ history: 800, demo: ['payments'] }, CYCLES);
  const link = cycleRows(page).nth(1).getByRole('link');
  const cycle = (await link.textContent()) ?? '';
  await sandbox.fault({ endpoint: 'payoutDetails', restaurantId, status: 400, times: 1 });
  await link.press('Enter');
  await expect(titleOf(page, 'Payout cycle')).toBeVisible();
  await expect(page.getByText("Couldn't load the orders and payments of this cycle")).toBeVisible();
  await tryAgain(page).click();
  const amount = String.raw`\(₹[\d,]+\.\d\d\)`;
  const groups = `Missing 2 ${amount}, Paid twice 2 ${amount}, Wrong amount 2 ${amount}`;
  await expect(page.getByText(new RegExp(`^6 orders to check: ${groups}$`))).toBeVisible();
  const sums = page.getByRole('region', { name: 'Payout estimate' });
  await expect(sums).toContainText(/Payout estimate₹[\d,]+\.\d\d/);
  await expect(sums).toContainText(/Paid (less|more) than estimated₹[\d,]+\.\d\d/);
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('Difference−1');
  await expectNoBarriers(page, 'a payout cycle');

  const rows = page.getByRole('table', { name: 'Orders of the cycle' }).locator('tbody tr');
  await page.getByRole('link', { name: '6 orders to check' }).click();
  await expect(rows).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Orders and payments' })).toBeInViewport();
  // The sandbox logs 50 less than the total of this order.
  const wrong = rows.getByText('Captured amount differs from the total · −₹50.00');
  await expect(wrong).toBeVisible();
  await page.getByText('Missing (2)').click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/_[\d-]+\?status=missing$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await saved;
  const [from, to] = cycle.split(' - ').map((day) => new Date(`${day} UTC`).toISOString());
  expect(download.suggestedFilename()).toBe(
    `Test-Kitchen_Payout-cycle_${from?.slice(0, 10)}_${to?.slice(0, 10)}.csv`,
  );
  const file = await readFile(await download.path(), 'utf8');
  const lines: Record<string, string>[] = parse(file, { bom: true, columns: true });
  const numbers = await rows.getByRole('link').allTextContents();
  expect(lines.map(({ Order = '' }) => nameOf({ order_id: Order }))).toEqual(numbers);
  expect(lines.map(({ Found }) => Found).toSorted()).toEqual([
    'No payment captured',
    'Not in the payout',
  ]);

  await rows.getByRole('link').first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Order ${lines[0]?.Order}` }),
  ).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Back to past cycles' }).click();
  await expect(cycleRows(page)).toHaveCount(14);
});

const DAY_MS = 86_400_000;

/** 1 PM on a Wednesday in India, this many weeks ago. */
function wednesday(weeks: number): string {
  const offset = 5.5 * 3_600_000;
  const today = Math.floor((Date.now() + offset) / DAY_MS) * DAY_MS;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS - weeks * 7 * DAY_MS;
  return new Date(monday + 2 * DAY_MS + 13 * 3_600_000 - offset).toISOString();
}

/**
 * Each order has items of 680 after the discount and packing of 20, so it is estimated at 680 + 20 − 122.40 − 22.03 −
 * 0.70 = 554.87. Four are completed in the week before last; two are completed and one is declined in the last week.
 */
const TWO_CYCLES = [
  ...['A', 'B', 'C', 'D'].map((order_id) => ({ order_id, createdAt: wednesday(2) })),
  ...['E', 'F'].map((order_id) => ({ order_id, createdAt: wednesday(1) })),
  { order_id: 'REFUSED', createdAt: wednesday(1), status: 'declined' },
].map((order) => ({ status: 'completed', paymentStatus: 'captured', ...order }));

test('a tap on the card of a cycle shows why its payout is lower', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: TWO_CYCLES });
  await sandbox.fill(vendor.restaurantId, ['payments']);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(vendor, CYCLES);
  await page.getByRole('button', { name: 'Show estimates' }).click();
  await expect(cycleRows(page).nth(1)).toContainText('₹1,109.74');
  await expect(cycleRows(page).nth(2)).toContainText('₹2,219.48');
  await cycleRows(page).nth(1).scrollIntoViewIfNeeded();
  const card = await cycleRows(page).nth(1).boundingBox();
  const link = cycleRows(page).nth(1).getByRole('link');
  await page.mouse.click((card?.x ?? 0) + 20, (card?.y ?? 0) + (card?.height ?? 0) - 10);
  await expect(titleOf(page, 'Payout cycle')).toBeVisible();
  await expect(link).toBeHidden();

  const change = page.getByRole('region', { name: '₹1,109.74 less than the cycle before' });
  await expect(change).toContainText('Payout estimates: ₹1,109.74, ₹2,219.48 before');
  await expect(change.getByRole('listitem')).toHaveText([
    '1 fewer order−₹700.00',
    '1 more declined order−₹700.00',
    'Commission (18%)+₹244.80',
    'GST on the commission (18%)+₹44.06',
    'TDS (0.1%)+₹1.40',
  ]);
  await expectNoBarriers(page, 'the change of a payout cycle');
  await change.getByRole('link', { name: '1 more declined order' }).click();
  await expect(page.getByText('1 declined · ₹770.00 lost')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Past orders' })).toContainText('#USED');
});

test('on a tablet, the cycles with their amounts fit without scrolling sideways', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('payoutDetails', 'one for each cycle that is over');
  await nameCapabilities(page, ['payouts.detail']);
  await page.setViewportSize({ width: 768, height: 1024 });
  const vendor = await newVendor({ orders: TWO_CYCLES });
  await sandbox.fill(vendor.restaurantId, ['payments']);
  await signIn(vendor, CYCLES);
  await page.getByRole('button', { name: 'Show amounts' }).click();
  await expect(cycleRows(page).nth(1)).toContainText('₹1,109.74');
  await expect(cycles(page)).not.toContainText('Calculating…');
  await expect(cycles(page)).toContainText('Not sent by the marketplace');
  const hidden = await cycles(page).evaluate(({ parentElement: frame }) =>
    frame ? frame.scrollWidth - frame.clientWidth : NaN,
  );
  expect(hidden).toBe(0);
});

test('an accountant sees the causes without links', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: TWO_CYCLES, permissions: ['payments'] });
  await sandbox.fill(vendor.restaurantId, ['payments']);
  await signIn(vendor, CYCLES);
  await cycleRows(page).nth(1).getByRole('link').click();
  const change = page.getByRole('region', { name: '₹1,109.74 less than the cycle before' });
  await expect(change.getByRole('listitem').first()).toHaveText('1 fewer order−₹700.00');
  await expect(change.getByRole('link')).toHaveCount(0);
});

test('estimates that could not be read are read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: TWO_CYCLES });
  const { restaurantId } = vendor;
  await sandbox.fill(restaurantId, ['payments']);
  const { id } = await sandbox.fault({ endpoint: 'orderHistory', restaurantId, status: 400 });
  await signIn(vendor, CYCLES);
  await page.getByRole('button', { name: 'Show estimates' }).click();
  await expect(page.getByText("Couldn't load the estimates.")).toBeVisible();
  await expect(cycleRows(page).nth(1).getByRole('cell').last()).toContainText('–');
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(cycleRows(page).nth(1)).toContainText('₹1,109.74');
});

test('a cycle before the payment logs says so once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: TWO_CYCLES });
  await sandbox.fill(vendor.restaurantId, ['payments']);
  await signIn(vendor, CYCLES);
  await cycleRows(page).nth(2).getByRole('link').click();
  await expect(page.getByText(/^Payment logs begin on \d\d \w{3} \d{4}, so/)).toBeVisible();
  const counts = page.getByRole('region', { name: 'Orders', exact: true });
  await expect(counts.getByRole('term').first()).toHaveText('Not checked');
  await expect(counts.getByRole('definition').first()).toHaveText('4');
  await expect(counts).not.toContainText('Difference');
  const table = page.getByRole('table', { name: 'Orders of the cycle' });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table).not.toContainText('Not checked');
});

for (const { path, endpoint, failed, empty, rows } of [
  { path: LOGS, endpoint: 'paymentLogs', failed: NO_LOGS, empty: NO_LOGS, rows: logRows },
  {
    path: CYCLES,
    endpoint: 'pendingPayouts',
    failed: LOAD_FAILED,
    empty: 'No payout cycles yet',
    rows: cycleRows,
  },
]) {
  test(`${path} is read again when it could not be read`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor();
    const target = { endpoint, restaurantId: vendor.restaurantId };
    const again = tryAgain(page);
    await expectFailedReads(page, sandbox, target, {
      open: () => signIn(vendor, path),
      answers: [
        { name: 'refused', reply: NO_LISTS.refused, shown: failed },
        { name: 'an object', reply: NO_LISTS.object, shown: failed },
      ],
    });
    await sandbox.fault({ ...target, ...NO_LISTS.null, times: 1 });
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(page.getByText(empty)).toBeVisible();

    await sandbox.fill(vendor.restaurantId, ['payments']);
    await comeBack(page);
    await expect(rows(page).nth(10)).toBeVisible();
  });
}

test('5,000 logs with hostile names are a page of plain text', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const names = ['<img src=x onerror="window.__ran = true">', 'न'.repeat(300)];
  const row = (_: unknown, index: number) => ({
    ...(names[index] ? { name: names[index] } : {}),
    total_amount: 1,
    status: 'captured',
  });
  const data = [{ title: '20 Nov 2026', data: Array.from({ length: 5000 }, row) }, null, 'day'];
  await sandbox.fault({ endpoint: 'paymentLogs', restaurantId, body: { statusCode: 200, data } });
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(vendor, LOGS);
  await expect(page.getByText('1–25 of 5,000')).toBeVisible();
  await expect(days(page)).toContainText('Captured ₹5,000.00');
  await expect(logRows(page).first()).toContainText('<img src=x onerror=');
  const overflow = await page.evaluate(() => [
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
    Reflect.get(window, '__ran'),
  ]);
  expect(overflow).toEqual([0, undefined]);
});
