import type { Page } from '@playwright/test';
import { titleOf, tryAgain } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const HOUR_MS = 3_600_000;
const CYCLES = '/pending-payouts';
const BOTH = { capabilities: ['payouts.detail', 'payouts.deductions'] } as const;
const DEMO = { history: 800, demo: ['payments'] } as const;
/** Any amount in rupees. */
const RUPEES = String.raw`₹[\d,]+\.\d\d`;

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Payout cycles' }).locator('tbody').getByRole('row');
const deducted = (page: Page) => page.getByRole('region', { name: 'What was deducted' });
const lines = (page: Page) =>
  page.getByRole('table', { name: 'Lines of the payout' }).locator('tbody').getByRole('row');

/** Opens the cycle in this row of the list. */
async function openCycle(page: Page, row: number): Promise<void> {
  await rows(page).nth(row).getByRole('link').click();
  await expect(titleOf(page, 'Payout cycle')).toBeVisible();
  await expect(deducted(page)).toBeVisible();
}

test('the lines of a cycle explain its payout to the paisa', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await expect(rows(page).nth(1)).toContainText(new RegExp(RUPEES));
  await openCycle(page, 1);
  await expect(deducted(page)).toContainText('The lines explain the payout exactly.');
  await expect(deducted(page)).toContainText(
    new RegExp(`Advertising1 lineRenews in 2 days−${RUPEES}`),
  );
  await expect(deducted(page)).toContainText(new RegExp(`Festival menu cards1 line−₹75\\.50`));
  await expect(deducted(page)).toContainText(new RegExp(`Cap1 line${RUPEES}`));
  await expect(deducted(page)).not.toContainText('Not explained');
  await expect(page.getByRole('region', { name: 'Payout estimate' })).toBeHidden();
});

test('what no line explains is named', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await openCycle(page, 2);
  await expect(deducted(page)).toContainText('Not explained₹12.40');
  await expect(deducted(page)).not.toContainText('explain the payout exactly');
});

test('a code opens its lines with their orders', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await openCycle(page, 1);
  await deducted(page).getByRole('link', { name: 'Refund' }).click();
  await expect(titleOf(page, 'Deductions')).toBeVisible();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Refund: item missing');
  await lines(page)
    .getByRole('link', { name: /^Open order / })
    .click();
  await expect(page).toHaveURL(/\/outlet\/order-history\/view\//);
  await expect(page.getByText(/^Payout after deductions ₹/)).toBeVisible();
});

test('an issue that caused a deduction is named on its line', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(DEMO);
  const issue = { order_id: 'ORD-1', issue_id: 'issue-1', note: 'Dal missing' };
  await sandbox.deduct(vendor.restaurantId, { code: 'refund', amount: 45.5, ...issue });
  await signIn(vendor, CYCLES, BOTH);
  await openCycle(page, 0);
  await deducted(page).getByRole('link', { name: 'All lines' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('dal missing');
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page)).toContainText('Issue with this order');
});

test('the line of an issue leads to the issue, and the issue back to the payout', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ ...DEMO, orders: [{ status: 'completed' }] });
  const [order] = vendor.orders;
  const issue = await sandbox.addIssue(vendor.restaurantId, { food_order_id: order?._id });
  await sandbox.moveIssue(issue._id, 'grant');
  await signIn(vendor, CYCLES, { capabilities: [...BOTH.capabilities, 'orders.issues'] });
  await openCycle(page, 0);
  await deducted(page).getByRole('link', { name: 'All lines' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('refund to the customer');
  await page.getByRole('link', { name: 'Issue with this order' }).click();
  const issues = page.getByRole('region', { name: 'Issues', exact: true });
  await expect(issues).toContainText('It costs you ₹280');
  await issues.getByRole('link', { name: /^In the payout / }).click();
  await expect(titleOf(page, 'Payout cycle')).toBeVisible();
});

test('a code that the portal does not know has its label', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await openCycle(page, 1);
  await deducted(page).getByRole('link', { name: 'Festival menu cards' }).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(page.getByLabel('Deduction', { exact: true })).toHaveValue('festival_kit');
  await page.getByLabel('Deduction', { exact: true }).selectOption('Cap');
  await expect(lines(page)).toContainText('Cap on the commission');
});

test('an advertisement says who agreed until when', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await openCycle(page, 1);
  await deducted(page).getByRole('link', { name: 'Advertising' }).click();
  await expect(lines(page)).toContainText(
    /Renews in 2 days.*Agreed by Asha Sample on \d\d \w{3} \d{4}, renews on \d\d \w{3} \d{4}/,
  );
});

test('the difference from the cycle before has its deductions', async ({ page, signInNew }) => {
  await signInNew(DEMO, `${CYCLES}?rows=10`, BOTH);
  await openCycle(page, 1);
  const causes = page.getByRole('list', { name: 'Causes of the difference' });
  await expect(causes).toContainText(new RegExp(`Commission: ${RUPEES}, ${RUPEES} before`));
  await expect(causes).toContainText('Not explained: ₹0.00, ₹12.40 before');
  await causes.getByRole('link', { name: /^Advertising: / }).click();
  await expect(titleOf(page, 'Deductions')).toBeVisible();
  await expect(lines(page)).toContainText('Top of the list');
  await page.getByRole('button', { name: 'Back to the payout cycle' }).click();
  await page.getByRole('button', { name: 'Back to past cycles' }).click();
  await expect(page).toHaveURL(/\?rows=10$/);
});

test('an order whose commission is above its rate is to be checked', async ({
  page,
  signInNew,
}) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await openCycle(page, 1);
  await page.getByRole('link', { name: /orders to check$/ }).click();
  await expect(page.getByText('A deduction differs from its rate · −₹25.00')).toBeVisible();
});

test('the statement adds up the orders of a cycle', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await openCycle(page, 2);
  await deducted(page).getByRole('link', { name: 'Statement for the accountant' }).click();
  await expect(titleOf(page, 'Statement')).toBeVisible();
  const kinds = page.getByRole('region', { name: 'Deductions by kind' });
  await expect(kinds.getByRole('row', { name: /^Advertising/ })).toHaveText(
    /^Advertising1₹350\.00₹63\.00₹413\.00$|^Advertising1₹425\.00₹76\.50₹501\.50$|^Advertising1₹500\.00₹90\.00₹590\.00$/,
  );
  await expect(kinds.getByRole('row', { name: /^Not explained/ })).toHaveText(
    'Not explained₹12.40',
  );
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('row', { name: /^Of no order/ })).toContainText('−');
});

test('the statement of a cycle that is not over says so', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, BOTH);
  await openCycle(page, 0);
  await expect(deducted(page)).toContainText('Payout so far');
  await deducted(page).getByRole('link', { name: 'Statement for the accountant' }).click();
  const kinds = page.getByRole('region', { name: 'Deductions by kind' });
  await expect(kinds.getByRole('row', { name: /^Payout so far/ })).toBeVisible();
});

test('a month has the deductions of its cycles by kind', async ({ page, signInNew }) => {
  // The last day of the cycle two weeks ago, in India.
  const now = new Date(Date.now() + 5.5 * HOUR_MS);
  const end = now.getTime() - (((now.getUTCDay() + 6) % 7) + 8) * 24 * HOUR_MS;
  const month = new Date(end).toISOString().slice(0, 7);
  await signInNew(DEMO, `/pending-payouts/month/${month}`, BOTH);
  const kinds = page.getByRole('region', { name: 'Deductions by kind' });
  await expect(kinds.getByRole('row', { name: /^Advertising/ })).toContainText(
    new RegExp(`${RUPEES}${RUPEES}$`),
  );
  await expect(kinds.getByRole('row', { name: /^Commission/ })).toBeVisible();
});

test('without the capability nothing is said of deductions', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, { capabilities: ['payouts.detail'] });
  await expect(page.getByRole('columnheader', { name: 'Deducted' })).toBeHidden();
  await rows(page).nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Payout estimate' })).toBeVisible();
  await expect(deducted(page)).toBeHidden();
});

test('the sums of a cycle are shown without its payout', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES, { capabilities: ['payouts.deductions'] });
  await openCycle(page, 1);
  await expect(deducted(page)).toContainText(new RegExp(`Deducted in all${RUPEES}`));
  await expect(deducted(page)).not.toContainText('Not explained');
  await deducted(page).getByRole('link', { name: 'All lines' }).click();
  await expect(lines(page).first()).toContainText('Commission');
  await page.getByRole('button', { name: 'Back to the payout cycle' }).click();
  await deducted(page).getByRole('link', { name: 'Statement for the accountant' }).click();
  await expect(page.getByRole('region', { name: 'Deductions by kind' })).toContainText(
    'Not sent by the marketplace',
  );
  await expect(page.getByRole('region', { name: 'Orders' })).toBeHidden();
});

test('lines that could not be read are read again', async ({
  page,
  sandbox,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor(DEMO);
  const { restaurantId } = vendor;
  await signIn(vendor, CYCLES, BOTH);
  await openCycle(page, 1);
  const { id } = await sandbox.fault({ endpoint: 'payoutDetails', restaurantId, status: 400 });
  await deducted(page).getByRole('link', { name: 'All lines' }).click();
  await expect(page.getByText("Couldn't load the deductions of this cycle")).toBeVisible();
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(lines(page).first()).toBeVisible();
});
