import { searchBox, titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test('the filters of the offers survive a reload', async ({ page, signInNew }) => {
  await signInNew({ demo: ['offers'] }, '/offers');
  const rows = page
    .getByRole('table', { name: 'Offers for your restaurant' })
    .locator('tbody')
    .getByRole('row');
  await expect(rows).toHaveCount(7);
  await page.getByText('Off', { exact: true }).first().click();
  await searchBox(page).fill('off');
  await page.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect(page).toHaveURL(/\/offers\?status=pending&sort=title$/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('₹100 off over ₹300');
  await expect(searchBox(page)).toHaveValue('off');
  await searchBox(page).fill('.*');
  await expect(page.getByText('No Offers Found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all offers' }).click();
  await expect(titleOf(page)).toBeFocused();
  await expect(rows).toHaveCount(7);
});
