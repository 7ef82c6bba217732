import { expect, test } from '../../../tests/support/screen/screen.tsx';

const DAY = '/insights?period=today';

test('the insights count the issues of the period, with what they cost', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'completed' }] });
  const { restaurantId } = vendor;
  const add = (kind: string) => sandbox.addIssue(restaurantId, { kind });
  const { _id } = await add('missing');
  await add('missing');
  await add('late');
  await sandbox.moveIssue(_id, 'grant');
  await signIn(vendor, DAY, { capabilities: ['orders.issues'] });
  const issues = page.getByRole('region', { name: 'Issues' });
  await expect(issues.getByRole('link', { name: '3 Issues' })).toBeVisible();
  const reasons = issues.getByRole('table', { name: 'Reason' }).getByRole('row');
  await expect(reasons).toContainText([/Reason/, /Something is missing2₹280/, /Late1–/]);
  await expect(issues.getByRole('table', { name: 'Item' })).toContainText('Paneer Butter Masala2');
});

test('a member who may not see the orders sees no issues in the insights', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({
    permissions: ['order_history'],
    orders: [{ status: 'completed' }],
  });
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, {});
  await signIn(vendor, DAY, { capabilities: ['orders.issues'] });
  await expect(page.getByRole('region', { name: 'Close of day' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Issues' })).toHaveCount(0);
  expect(await sandbox.log({ restaurantId, endpoint: 'orderIssues' })).toEqual([]);
});

test('without the capability the insights read no issues', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'completed' }] });
  const { restaurantId } = vendor;
  await sandbox.addIssue(restaurantId, {});
  await signIn(vendor, DAY);
  await expect(page.getByRole('region', { name: 'Close of day' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Issues' })).toHaveCount(0);
  expect(await sandbox.log({ restaurantId, endpoint: 'orderIssues' })).toEqual([]);
});
