import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { titleOf } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { setTextSize } from '../../support/textSize.ts';

const CYCLES = '/pending-payouts';
const BOTH = ['payouts.detail', 'payouts.deductions'];
const DEMO = { history: 800, demo: ['payments'] } as const;

const cycles = (page: Page) =>
  page.getByRole('table', { name: 'Payout cycles' }).locator('tbody').getByRole('row');
const deducted = (page: Page) => page.getByRole('region', { name: 'What was deducted' });
const lines = (page: Page) =>
  page.getByRole('table', { name: 'Lines of the payout' }).locator('tbody').getByRole('row');

/** The paise of an amount such as "−₹1,200.50". */
function paiseOf(shown: string): number {
  const sign = shown.includes('−') ? -1 : 1;
  return sign * Math.round(Number(shown.replace(/[^\d.]/g, '')) * 100);
}

test.beforeEach(async ({ page }) => nameCapabilities(page, BOTH));

test('what is shown of a cycle adds up to the paisa', async ({ page, signInNew }) => {
  await signInNew(DEMO, CYCLES);
  await cycles(page).nth(2).getByRole('link').press('Enter');
  await expect(deducted(page)).toContainText('Not explained₹12.40');
  const shown = await deducted(page).getByRole('definition').allTextContents();
  const [gross = 0, ...others] = shown.map(paiseOf);
  const [paid, rest] = [others.pop(), others.pop()];
  const sum = others.reduce((all, one) => all + one, gross);
  expect(rest).toBe(1_240);
  expect(sum - 1_240).toBe(paid);
  await expectNoBarriers(page, 'the deductions of a cycle');

  await deducted(page).getByRole('link', { name: 'Distance fee' }).click();
  await expect(titleOf(page, 'Deductions')).toBeVisible();
  await expectNoBarriers(page, 'the lines of a cycle');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Test-Kitchen_Deductions_[\d-]+_[\d-]+\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
  expect(new Set(rows.map(({ Code }) => Code))).toEqual(new Set(['distance_fee']));
  const total = rows.reduce((all, row) => all + paiseOf(row['With tax (INR)'] ?? ''), 0);
  await page.getByRole('button', { name: 'Back to the payout cycle' }).click();
  const named = deducted(page).locator('dl > div').filter({ hasText: 'Distance fee' });
  await expect(named.getByRole('definition')).toHaveText(
    new RegExp(`−₹${(total / 100).toFixed(2).replace('.', String.raw`\.`)}$`),
  );
});

test('the statement of a cycle is printed without the parts of the screen', async ({
  page,
  signInNew,
}) => {
  await signInNew(DEMO, CYCLES);
  await cycles(page).nth(2).getByRole('link').click();
  await deducted(page).getByRole('link', { name: 'Statement for the accountant' }).click();
  const kinds = page.getByRole('region', { name: 'Deductions by kind' });
  await expect(kinds.getByRole('row', { name: /^Not explained/ })).toContainText('₹12.40');
  await expectNoBarriers(page, 'a statement');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Test Kitchen').last()).toBeVisible();
  await expect(kinds.getByRole('columnheader', { name: 'Lines' })).toBeVisible();
});

test('10,000 lines are added up and paged', async ({ page, signInNew }) => {
  const deductions = Array.from({ length: 10_000 }, (_, index) => ({
    code: `code_${index % 7}`,
    label: index === 0 ? '=1+1' : `Fee ${index % 7}`,
    amount: index % 2 ? 0.1 : '0.10',
    order_id: `ORD-${index}`,
  }));
  const sums = {
    gross: 1_012.4,
    commission: 0,
    commission_tax: 0,
    payment_fee: 0,
    tax_withheld: 0,
  };
  const data = { payout_cycle: '', orders: [], deductions, totals: { ...sums, net: 0 } };
  const body = { statusCode: 200, message: '', data };
  await page.route('**/payout-details', (route) => route.fulfill({ json: body }));
  await signInNew(DEMO, CYCLES);
  await cycles(page).nth(0).getByRole('link').click();
  await expect(deducted(page)).toContainText('Not explained₹12.40');
  await deducted(page).getByRole('link', { name: 'All lines' }).click();
  await expect(lines(page)).toHaveCount(25);
  await expect(page.getByText('1–25 of 10,000')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
  expect(rows).toHaveLength(10_000);
  expect(rows[0]?.Label).toBe("'=1+1");
});

test('a phone with text of twice the size has everything within its width', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 32);
  await signInNew(DEMO, CYCLES);
  await cycles(page).nth(2).getByRole('link').click();
  await expect(deducted(page)).toContainText('Not explained');
  const isWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
  expect(await isWide()).toBe(false);
  await deducted(page).getByRole('link', { name: 'All lines' }).click();
  await expect(lines(page).first()).toBeVisible();
  expect(await isWide()).toBe(false);
});
