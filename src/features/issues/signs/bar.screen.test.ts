import { expect, test } from '../../../../tests/support/screen/screen.tsx';

test('the bar counts down for the first issue that can still be answered', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
  const { restaurantId } = vendor;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const issue = { food_order_id: 'o1', order_id: 'ORD-1', state: 'open', created_at: at(0) };
  // A backend that does not settle what is over.
  const data = [
    { ...issue, _id: 'i1', expires_at: at(-60_000) },
    { ...issue, _id: 'i2', expires_at: at(6 * 60_000) },
  ];
  const body = { statusCode: 200, data, next: null };
  await sandbox.fault({ endpoint: 'orderIssues', restaurantId, body });
  await signIn(vendor, '/orders', { capabilities: ['orders.issues'] });
  const bar = page.getByRole('region', { name: 'Open issues' });
  await expect(bar).toContainText(/2 issues · 5:\d\d left/);
});
