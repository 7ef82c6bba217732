import type { Page } from '@playwright/test';
import { titleOf } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const ISSUES = '/orders/issues';
const WITH_ISSUES = { capabilities: ['orders.issues'] } as const;
const ORDER = { orders: [{ status: 'completed' }] } as const;

const cards = (page: Page) => page.getByRole('article');

test('the open issues are sorted by the time that is left', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  const add = (kind: string, minutesLeft: number) =>
    sandbox.addIssue(vendor.restaurantId, { kind, minutesLeft });
  for (const [kind, minutes] of [
    ['late', 9],
    ['wrong', 3],
    ['damaged', 6],
  ] as const) {
    await add(kind, minutes);
  }
  await sandbox.addIssue(vendor.restaurantId, { kind: 'other', expires_at: null });
  await signIn(vendor, ISSUES, WITH_ISSUES);
  await expect(cards(page)).toContainText([
    /Wrong dish.*2:5\d to answer/,
    /Damaged.*5:5\d to answer/,
    /Late.*8:5\d to answer/,
    /Other problem.*no deadline/,
  ]);
});

test('without the capability the path leads to the orders', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(ORDER);
  await sandbox.addIssue(vendor.restaurantId, {});
  await signIn(vendor, ISSUES);
  await expect(titleOf(page)).toHaveText('Orders');
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'orderIssues' })).toEqual([]);
});
