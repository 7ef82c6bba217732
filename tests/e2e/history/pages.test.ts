import { HISTORY, pager, rows } from '../../pages/history.ts';
import { searchBox } from '../../pages/screen.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { pagesOf, pastOrders } from '../../support/historyPages.ts';

test.beforeEach(({ page }) => nameCapabilities(page, ['history.pages']));

test('the server filters the history', async ({ page, sandbox, signInNew }) => {
  const items = [{ name: 'Masala Dosa', quantity: 1, price: 90, diet: 'veg' }];
  const vendor = await signInNew(
    {
      orders: [
        { order_id: 'A', status: 'completed', total_amount: 200.5, items },
        { order_id: 'B', status: 'completed', total_amount: 300, items },
        { order_id: 'C', status: 'declined', total_amount: 400, items },
        { order_id: 'CHEAP', status: 'completed', total_amount: 20, items },
        { order_id: 'TEA', status: 'completed', total_amount: 500 },
        { order_id: 'OLD', status: 'completed', total_amount: 250, items, ageMinutes: 9 * 1_440 },
      ],
    },
    `${HISTORY}?period=7d&min=100&max=550&item=DOSA&rows=10`,
  );
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('term')).toHaveText(['Orders', /^Revenue/, 'Average']);
  await expect(page.getByRole('definition')).toHaveText(['3', '₹500.50', '₹250.25']);
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  await downloading;
  const [shown, exported] = await pagesOf(sandbox, vendor);
  expect(shown?.filter).toMatchObject({
    status: 'all',
    search: '',
    min: 100,
    max: 550,
    item: 'DOSA',
  });
  expect(exported).toEqual({ filter: shown?.filter, sort: '-date', size: 200 });
});

test('the history offers only what the backend sorts and filters by', async ({
  page,
  sandbox,
  signInNew,
}) => {
  const entry = { name: 'history.pages', sorts: ['total'], filters: ['status', 'amount'] };
  await nameCapabilities(page, [entry]);
  const query = 'status=completed&search=asha&min=120&customer=ravi&period=7d&sort=-customer';
  const { restaurantId } = await signInNew({ orders: pastOrders() }, `${HISTORY}?${query}`);
  await expect(pager(page)).toHaveText('1–21 of 21');
  await expect(searchBox(page)).toBeHidden();
  const table = page.getByRole('table', { name: 'Past orders' });
  await expect(table.getByRole('columnheader').getByRole('button')).toHaveText(['Total']);
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter orders' });
  await expect(dialog.getByLabel('Total from')).toHaveValue('120');
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await expect(dialog.getByRole('combobox')).toHaveCount(0);
  await dialog.getByLabel('Total to').fill('125');
  await dialog.getByLabel('Total to').press('Enter');
  await expect(pager(page)).toHaveText('1–6 of 6');

  const calls = await sandbox.log({ restaurantId, endpoint: 'historyPage' });
  expect(calls.map(({ fields: { filter, sort } }) => ({ filter, sort }))).toEqual([
    { filter: { status: 'completed', search: '', min: 120 }, sort: '-date' },
    { filter: { status: 'completed', search: '', min: 120, max: 125 }, sort: '-date' },
  ]);
});
