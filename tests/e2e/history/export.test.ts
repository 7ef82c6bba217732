import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { HISTORY } from '../../pages/history.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createGate } from '../../support/gate.ts';

const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true });
const exportDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Export Order History as CSV' });

async function startExport(page: Page) {
  await exportButton(page).click();
  await exportDialog(page).getByRole('button', { name: 'Export' }).click();
}

function order(order_id: string, status: string, total_amount: number) {
  const billing_detail = { payment_status: 'captured', total_amount };
  return { order_id, status, total_amount, billing_detail, ageMinutes: total_amount };
}

test('the file has every order that is filtered', async ({ page, signInNew }) => {
  const completed = Array.from({ length: 30 }, (_, index) =>
    order(`C-${index + 1}`, 'completed', 100.5 + index),
  );
  const orders = [...completed, order('=D-1', 'declined', 900)];
  await signInNew({ orders }, `${HISTORY}?status=completed&sort=-total`);
  await expect(page.getByText('1–25 of 30')).toBeVisible();
  const saved = page.waitForEvent('download');
  await startExport(page);
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/_Order-History_\d{4}-\d\d-\d\d.*\.csv$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
  const expected = completed
    .toReversed()
    .map(({ order_id, total_amount }) => [order_id, total_amount]);
  expect(rows.map((row) => [row.Order, Number(row['Total (INR)'])])).toEqual(expected);
  await expect(page.getByText('30 rows exported')).toBeVisible();
});

test('an export of 10,000 orders can be cancelled', async ({ page, newVendor, signIn }) => {
  const data = Array.from({ length: 10_000 }, (_, index) => ({
    _id: `id${index}`,
    order_id: `O-${index}`,
    status: 'completed',
  }));
  const gate = createGate();
  let isHeld = false;
  await page.route('**/get-order-history', async (route) => {
    if (isHeld) await gate.opened;
    await route.fulfill({ json: { statusCode: 200, data } }).catch(() => {});
  });
  let isSaved = false;
  page.on('download', () => {
    isSaved = true;
  });
  await signIn(await newVendor(), HISTORY);
  await expect(page.getByText('1–25 of 10,000')).toBeVisible();
  isHeld = true;
  await startExport(page);
  const running = page.getByRole('dialog', { name: 'Exporting Order History' });
  await expect(running.getByRole('progressbar')).toBeVisible();
  await running.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(running).toBeHidden();
  await expect(exportButton(page)).toBeFocused();
  await expect(exportButton(page)).not.toHaveAttribute('aria-busy', 'true');
  gate.open();
  expect(isSaved).toBe(false);
});
