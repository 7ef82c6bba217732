import type { Page } from '@playwright/test';
import type { Vendor } from '../support/control.ts';
import { expect, test } from '../support/fixtures.ts';

const LOGS = '/outlet/payment-logs';
const CYCLES = '/pending-payouts';
const LOAD_FAILED = 'Failed to fetch offers. Please try again.';

const logs = (page: Page) => page.getByRole('table', { name: 'Payment logs by day' });
const cycles = (page: Page) => page.getByRole('table', { name: 'Payout cycles' });
const days = (page: Page) => logs(page).getByRole('rowheader');
const logRows = (page: Page) => logs(page).locator('tbody tr:has(td)');
const cycleRows = (page: Page) => cycles(page).locator('tbody').getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test.describe('the demo payments', () => {
  let vendor: Vendor;

  test.beforeEach(async ({ newVendor, signIn, sandbox }) => {
    vendor = await newVendor();
    await sandbox.fill(vendor.restaurantId, ['payments']);
    await signIn(vendor);
  });

  test('logs stand under their days with the totals of each', async ({ page }) => {
    await page.goto(LOGS);
    await expect(logRows(page)).toHaveCount(25);
    await expect(days(page)).toHaveCount(3);
    await expect(days(page).first()).toContainText(
      /^\d\d [A-Z][a-z]{2} \d{4}Captured ₹[\d,]+\.\d\dRefund ₹[\d,]+\.\d\dWithdraw ₹[\d,]+\.\d\d$/,
    );
  });

  test('the totals of a day are those of its rows', async ({ page }) => {
    await page.goto(`${LOGS}?status=withdraw`);
    await expect(logRows(page)).toHaveCount(5);
    const sum = await logRows(page).first().locator('td').last().locator('div').textContent();
    await expect(days(page).first()).toContainText(`Withdraw ${sum}`);
    await expect(days(page).first()).not.toContainText('Captured');
  });

  test('filter and search are sent once the typing ends, and outlive a reload', async ({
    page,
    sandbox,
  }) => {
    await page.goto(LOGS);
    await page.getByText('Captured', { exact: true }).first().click();
    await search(page).pressSequentially('demo-1000');
    await expect(logRows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?status=captured&search=demo-1000$/);
    const { restaurantId } = vendor;
    const asked = async () => {
      const calls = await sandbox.log({ restaurantId, endpoint: 'paymentLogs' });
      return calls.map(({ fields }) => fields).filter((fields) => fields.search !== '');
    };
    const question = { restaurant_id: restaurantId, status: 'captured', search: 'demo-1000' };
    await expect.poll(async () => (await asked()).at(-1)).toEqual(question);
    expect((await asked()).length).toBeLessThan('demo-1000'.length);
    await page.reload();
    await expect(logRows(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue('demo-1000');
  });

  test('a search that finds nothing says so and shows all again', async ({ page }) => {
    await page.goto(`${LOGS}?search=%25`);
    await expect(page.getByText('No Payment Logs Found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all payments' }).click();
    await expect(logRows(page)).toHaveCount(25);
  });

  test('past cycles have four columns, and N/A for a missing status', async ({ page }) => {
    await page.goto(CYCLES);
    await expect(page.getByRole('heading', { level: 1, name: 'Past Cycles' })).toBeVisible();
    const heads = cycles(page).getByRole('columnheader');
    await expect(heads).toHaveText(['Sr No', 'Payout Cycle', 'Orders', 'Status']);
    await expect(cycleRows(page)).toHaveCount(14);
    await expect(cycleRows(page).nth(3)).toContainText('N/A');
    await expect(cycleRows(page).first()).toContainText('Pending');
    const sizes = page.getByLabel('Rows per page');
    await expect(sizes.getByRole('option')).toHaveText(['10', '25', '50']);
    await expect(sizes).toHaveValue('25');
  });

  test('cycles sort by date instead of by letter, and a reload keeps it', async ({ page }) => {
    await page.goto(CYCLES);
    await page.getByRole('button', { name: 'Payout Cycle' }).click();
    await page.getByLabel('Rows per page').selectOption('10');
    await expect(cycleRows(page).first()).toContainText('14');
    await page.reload();
    const serials = cycleRows(page).locator('td:first-child > div');
    await expect(serials).toHaveText(['14', '13', '12', '11', '10', '9', '8', '7', '6', '5']);
  });
});

for (const [name, path, endpoint, reply, shown] of [
  ['logs: null', LOGS, 'paymentLogs', { data: null }, 'No Payment Logs Found'],
  ['logs: an object', LOGS, 'paymentLogs', { data: { title: 'x' } }, "Couldn't load."],
  ['cycles: null', CYCLES, 'pendingPayouts', { data: null }, 'No payout cycles yet'],
  ['cycles: an object', CYCLES, 'pendingPayouts', { data: { status: 'x' } }, LOAD_FAILED],
] as const) {
  test(`${name} instead of a list reads "${shown}"`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor();
    const { restaurantId } = vendor;
    await sandbox.fault({ endpoint, restaurantId, body: { statusCode: 200, ...reply } });
    await signIn(vendor, path);
    await expect(page.getByText(shown)).toBeVisible();
  });
}

test('no cycles are "No Offers Found"', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await page.goto(CYCLES);
  await expect(page.getByText('No Offers Found')).toBeVisible();
  await expect(page.getByText('No payout cycles yet')).toBeVisible();
});

for (const [path, endpoint, shown] of [
  [LOGS, 'paymentLogs', 'No Payment Logs Found'],
  [CYCLES, 'pendingPayouts', LOAD_FAILED],
] as const) {
  test(`${path} that did not load reads "${shown}" and can be tried again`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor();
    const { restaurantId } = vendor;
    await sandbox.fill(restaurantId, ['payments']);
    const { id } = await sandbox.fault({ endpoint, restaurantId, status: 400 });
    await signIn(vendor, path);
    await expect(page.getByText(shown)).toBeVisible();
    await sandbox.clearFault(id);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });
}

test('5,000 logs with hostile names stay a page of plain text', async ({
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
  await signIn(vendor);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(LOGS);
  await expect(page.getByText('1–25 of 5,000')).toBeVisible();
  await expect(days(page)).toContainText('Captured ₹5,000.00');
  await expect(logRows(page).first()).toContainText('<img src=x onerror=');
  const overflow = await page.evaluate(() => [
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
    Reflect.get(window, '__ran'),
  ]);
  expect(overflow).toEqual([0, undefined]);
});
