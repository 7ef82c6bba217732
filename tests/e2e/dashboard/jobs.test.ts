import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('the declined orders of the same weekday a week ago are four taps away', async ({
  page,
  signInNew,
}) => {
  const ageMinutes = 7 * 1_440;
  const [sold, declined] = ['completed', 'declined'].map((status) => ({ status, ageMinutes }));
  await signInNew({ orders: [sold, declined] as { status: string }[] });
  await page.getByRole('link', { name: /by now on|Orders of/ }).tap();
  await expect(titleOf(page, 'Order History')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog');
  await filters.getByText('Declined', { exact: true }).tap();
  await filters.getByRole('button', { name: 'Show orders' }).tap();
  await expect(page.getByText(/^1 declined/)).toBeVisible();
});
