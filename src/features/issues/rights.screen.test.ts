import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const WITH_ISSUES = { capabilities: ['orders.issues'] } as const;
const COOK = { orders: [{ status: 'cooking' }], permissions: ['orders_status_update'] } as const;

const bar = (page: Page) => page.getByRole('region', { name: 'Open issues' });

test('a member who may not answer orders reads the issues, and cannot answer them', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(COOK);
  await sandbox.addIssue(vendor.restaurantId, { kind: 'missing' });
  await signIn(vendor, '/orders/issues', WITH_ISSUES);
  const card = page.getByRole('article');
  await expect(card).toContainText('If you do nothing: the customer gets ₹280');
  await expect(card).toContainText("You don't have permission to answer issues. Ask the owner.");
  await expect(card.getByRole('button')).toHaveText(['What the order knows']);
});

test('only the page of an order shows its issue to a member who may not answer it', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(COOK);
  await sandbox.addIssue(vendor.restaurantId, { kind: 'missing' });
  await signIn(vendor, `/orders/view-order/${vendor.orders[0].order_id}`, WITH_ISSUES);
  const issues = page.getByRole('region', { name: 'Issues', exact: true });
  await expect(issues).toContainText('Something is missing');
  await expect(issues.getByRole('link')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});
