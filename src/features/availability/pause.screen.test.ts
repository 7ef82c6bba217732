import { expect, test } from '../../../tests/support/screen/screen.tsx';

test('there is no control without the capabilities', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  const status = 'waiting_for_confirmation';
  await sandbox.addOrder(restaurantId, { status, order_id: 'ORD-7203' });
  await signIn(vendor, '/orders');
  await page.getByRole('button', { name: 'Reject, order ORD-7203' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Reject order #7203?' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Pause|Busy/ })).toHaveCount(0);
  expect(await sandbox.log({ restaurantId, endpoint: 'storeState' })).toEqual([]);
});
