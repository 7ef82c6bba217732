import type { Page } from '@playwright/test';
import { HISTORY, pager, rows } from '../../../tests/pages/history.ts';
import { searchBox, titleOf } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

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

test('“Show all orders” clears a search that found nothing', async ({ page, signInNew }) => {
  await signInNew({ orders: pastOrders() }, HISTORY);
  await expect(pager(page)).toHaveText('1–25 of 45');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.press('Enter');
  await expect(pager(page)).toHaveText('26–45 of 45');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  const sizes = page.getByLabel('Rows per page');
  await expect(sizes.getByRole('option')).toHaveText(['10', '25', '50']);
  await sizes.selectOption('50');
  await expect(rows(page)).toHaveCount(45);

  await searchBox(page).fill('.*');
  await expect(page.getByText('There are no records to display')).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).press('Enter');
  await expect(rows(page)).toHaveCount(45);
  await expect(searchBox(page)).toHaveValue('');
  await expect(title(page)).toBeFocused();
});

test('the keyboard alone opens an order', async ({ page, signInNew }) => {
  await signInNew({ orders: pastOrders() }, `${HISTORY}?status=declined&search=d-3`);
  await expect(rows(page)).toHaveCount(1);
  await searchBox(page).focus();
  await page.keyboard.press('Backspace');
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
  await expect(titleOf(page, 'Order D-1')).toBeFocused();
});

test('a history that ignores the filter is filtered by the portal', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, ...vendor } = await newVendor();
  const data = pastOrders().map((order, index) => ({ _id: `id${index}`, ...order }));
  const body = { statusCode: 200, data };
  await sandbox.fault({ endpoint: 'orderHistory', restaurantId, body });
  await signIn(vendor, `${HISTORY}?status=declined&search=-3`);
  await expect(pager(page)).toHaveText('1–1 of 1');
  await searchBox(page).fill('-');
  await expect(pager(page)).toHaveText('1–5 of 5');
});

for (const pages of [[], ['history.pages']] as const) {
  test(`the filter “With an issue” finds the orders that had one ${pages.join()}`, async ({
    page,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const vendor = await newVendor({ orders: pastOrders().slice(0, 3) });
    const [, second] = vendor.orders;
    await sandbox.addIssue(vendor.restaurantId, { food_order_id: second?._id });
    await signIn(vendor, HISTORY, { capabilities: ['orders.issues', ...pages] });
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Handling').selectOption('With an issue');
    await dialog.getByRole('button', { name: 'Show orders' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('C-02');
  });
}

test('without the capability the history has no filter for issues', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: pastOrders().slice(0, 3) });
  await signIn(vendor, `${HISTORY}?handling=issue`);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: /With an issue/ })).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  const options = page.getByRole('dialog').getByLabel('Handling').getByRole('option');
  await expect(options.filter({ hasText: 'With an issue' })).toHaveCount(0);
});
