import { HISTORY, pager, rows } from '../../../tests/pages/history.ts';
import { searchBox, tryAgain } from '../../../tests/pages/screen.ts';
import { pagesOf, pastOrders } from '../../../tests/support/historyPages.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const PAGES = { capabilities: ['history.pages'] } as const;

test('each page of the history is one call', async ({ page, sandbox, signInNew }) => {
  const vendor = await signInNew({ orders: pastOrders() }, HISTORY, PAGES);
  await expect(pager(page)).toHaveText('1–25 of 40');
  await searchBox(page).fill('asha');
  await expect(pager(page)).toHaveText('1–25 of 30');
  await page.getByRole('columnheader').getByRole('button', { name: 'Total' }).click();
  await expect.poll(() => pagesOf(sandbox, vendor)).toHaveLength(3);
  await page.getByRole('columnheader').getByRole('button', { name: 'Total' }).click();
  await expect(rows(page).first()).toContainText('C-30');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(pager(page)).toHaveText('26–30 of 30');
  await expect(rows(page).first()).toContainText('C-5');
  await expect(page).toHaveURL(/\?sort=-total&page=2$/);

  const sent = await pagesOf(sandbox, vendor);
  const asha = { status: 'all', search: 'asha' };
  expect(sent[0]).toEqual({ filter: { status: 'all', search: '' }, sort: '-date', size: 25 });
  expect(sent.at(-1)).toEqual({ filter: asha, sort: '-total', size: 25 });
  expect(sent).toHaveLength(5);
});

test('a reload stays on its page', async ({ page, sandbox, signInNew }) => {
  const vendor = await signInNew({ orders: pastOrders() }, `${HISTORY}?page=2`, PAGES);
  await expect(pager(page)).toHaveText('26–40 of 40');
  await expect(rows(page).first()).toContainText('C-26');
  await page.goto(`${HISTORY}?page=9`);
  await expect(pager(page)).toHaveText('26–40 of 40');
  await expect(page).toHaveURL(/page=2$/);
  await pagesOf(sandbox, vendor);
});

test('“Try again” shows a page that failed', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ orders: pastOrders() });
  const { restaurantId } = vendor;
  await signIn(vendor, HISTORY, PAGES);
  await expect(pager(page)).toHaveText('1–25 of 40');
  const { id } = await sandbox.fault({ endpoint: 'historyPage', restaurantId, status: 400 });
  await page.getByRole('button', { name: 'Next page' }).click();
  const again = tryAgain(page);
  await expect(again).toBeVisible();
  await expect(pager(page)).toHaveText('1–25 of 40');
  await sandbox.clearFault(id);
  await again.click();
  await expect(pager(page)).toHaveText('26–40 of 40');
});

test('the server adds up what the declined orders lost', async ({ page, signInNew }) => {
  const orders = [
    { order_id: 'A', status: 'declined', total_amount: 200.5 },
    { order_id: 'B', status: 'declined', total_amount: 99.25 },
    { order_id: 'C', status: 'completed', total_amount: 400 },
  ];
  await signInNew({ orders }, `${HISTORY}?status=declined`, PAGES);
  await expect(page.getByText('2 declined · ₹299.75 lost')).toBeVisible();
});
