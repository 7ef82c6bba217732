import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a lost response is not sent twice', async ({ page, newVendor, sandbox, signIn }) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  await sandbox.control.fault({ endpoint: 'updateOrderStatus', dropAfterCommit: true, times: 1 });
  await signIn(vendor, '/partner/orders');
  await page.getByRole('button', { name: /^Accept, order/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(page.getByText('Order Updated!')).toBeVisible();
});
