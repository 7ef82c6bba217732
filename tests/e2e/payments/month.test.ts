import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { titleOf } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

const DAY_MS = 86_400_000;
const IST_MS = 5.5 * 3_600_000;

/** The first moment of the month before the current one, in India. */
function lastMonth(): { month: string; start: number; days: number } {
  const [year = 0, number = 0] = new Date(Date.now() + IST_MS).toISOString().split('-').map(Number);
  const start = Date.UTC(year, number - 2, 1);
  const days = Math.round((Date.UTC(year, number - 1, 1) - start) / DAY_MS);
  return { month: new Date(start).toISOString().slice(0, 7), start: start - IST_MS, days };
}

const { month, start, days } = lastMonth();

/** An order on each day of the month. */
const ORDERS = Array.from({ length: days }, (_, index) => ({
  order_id: `ORD-${String(index + 1).padStart(4, '0')}`,
  createdAt: new Date(start + index * DAY_MS + 13 * 3_600_000).toISOString(),
  status: 'completed',
  paymentStatus: 'captured',
  gst_percentage: index % 2 === 0 ? 5 : 18,
}));

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** The number of pages of a PDF file. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('a month of 31 days is printed on one A4 page', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('payoutDetails', 'a month has up to six cycles');
  await nameCapabilities(page, ['payouts.detail']);
  const vendor = await newVendor({ orders: ORDERS });
  await sandbox.fill(vendor.restaurantId, ['payments']);
  await signIn(vendor, `/pending-payouts/month/${month}`);
  await expect(part(page, 'Sales').getByRole('row')).toHaveCount(days + 3);
  await expectNoBarriers(page, 'a month');
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
  });
  expect(pageCount(pdf)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'CSV' })).toBeHidden();
  await expect(part(page, 'What does not add up')).toBeVisible();
});

test('the file of the last month is three taps from the board', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('payoutDetails', 'a month has up to six cycles');
  await nameCapabilities(page, ['payouts.detail']);
  await page.setViewportSize({ width: 390, height: 844 });
  const vendor = await newVendor({ orders: ORDERS });
  await sandbox.fill(vendor.restaurantId, ['payments']);
  await signIn(vendor, '/orders');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Pending Payouts' }).click();
  const saved = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /^CSV of / })
    .last()
    .click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(
    `Test-Kitchen_Month_${month}-01_${month}-${String(days).padStart(2, '0')}.csv`,
  );
  const file = await readFile(await download.path(), 'utf8');
  const lines: Record<string, string>[] = parse(file, { bom: true, columns: true });
  const sales = lines.filter((line) => line.Part === 'Sales');
  expect(sales).toHaveLength(days);
  expect(sales[0]).toMatchObject({ Day: `${month}-01`, Orders: '1', 'Tax rate (%)': '5' });
  await expect(titleOf(page, 'Month')).toBeVisible();
  const sum = sales.reduce((all, line) => all + Number(line['Amount (INR)']), 0);
  const shown = await part(page, 'Commission and deductions').getByRole('row').nth(1).textContent();
  expect(shown?.replaceAll(',', '')).toContain(`₹${sum.toFixed(2)}`);
});
