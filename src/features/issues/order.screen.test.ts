import { titleOf } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const WITH_ISSUES = { capabilities: ['orders.issues'] } as const;

test('the page of an order shows its issues, and opens the one that waits', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'completed' }] });
  const [order] = vendor.orders;
  if (!order) throw new Error('There is no order');
  const { _id } = await sandbox.addIssue(vendor.restaurantId, { kind: 'quality' });
  await sandbox.moveIssue(_id, 'grant');
  await sandbox.addIssue(vendor.restaurantId, { kind: 'late', minutesLeft: 5 });
  await signIn(vendor, `/orders/view-order/${order.order_id}?issue=${_id}`, WITH_ISSUES);
  const issues = page.getByRole('region', { name: 'Issues', exact: true }).getByRole('listitem');
  await expect(issues).toContainText([/Late/, /Bad quality.*It costs you ₹280/]);
  await expect(issues.filter({ hasText: 'Bad quality' })).toBeFocused();
  await page.getByRole('link', { name: 'Answer', exact: true }).click();
  await expect(titleOf(page)).toHaveText('Issues');
});

test('an order without issues has no section for them', async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor({ orders: [{ status: 'completed' }] });
  await signIn(vendor, `/orders/view-order/${vendor.orders[0]?.order_id}`, WITH_ISSUES);
  await expect(page.getByRole('region', { name: 'Charges' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Issues' })).toHaveCount(0);
});
