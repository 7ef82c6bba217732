import type { Page } from '@playwright/test';
import { legalPages } from '../../pages/legal.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

const PROTECTED = [
  '/dashboard',
  '/orders',
  '/orders/view-order/ORD-1',
  '/orders/issues',
  '/outlet',
  '/outlet/restaurant-profile',
  '/outlet/order-history',
  '/outlet/order-history/view/ORD-1',
  '/outlet/rating',
  '/outlet/payment-logs',
  '/team',
  '/team/add-team-member',
  '/food-menu',
  '/food-menu/add-product',
  '/food-menu/prices',
  '/food-menu/categories',
  '/food-item',
  '/food-item/edit',
  '/food-item/abc',
  '/products',
  '/offers',
  '/timings',
  '/kyc-documents',
  '/kyc-documents/kyc-detail?type=bank',
  '/pending-payouts',
  '/setting/manage-profile',
  '/vendor-kyc',
  '/vendor-kyc/kyc-detail?type=bank',
  '/kyc-submitted',
  '/logout',
];

async function expectLegalPages(page: Page) {
  for (const { path, title } of legalPages) {
    await visit(page, path);
    await expect(titleOf(page)).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
}

test('every protected screen leads a visitor to /login', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/vendor-kyc/kyc-detail?type=bank');
  await expect(page).toHaveURL(/\/login$/);

  for (const path of PROTECTED) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  await expect(titleOf(page)).toHaveText('Get Started');

  await visit(page, '/terms-and-conditions');
  await expect.poll(() => calls.filter((path) => path.startsWith('/api/'))).toEqual(['/api/about']);
});

test('Back skips the redirect of a signed-in vendor from a public screen', async ({
  page,
  signInNew,
}) => {
  await signInNew({}, '/login');
  await expect(page).toHaveURL(/\/dashboard$/);

  for (const path of ['/', '/login', '/register', '/vendor-kyc', '/no/such/screen']) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  await expectLegalPages(page);
  for (const [path, target] of [
    ['/food-item', '/food-menu'],
    ['/products', '/food-menu'],
    ['/outlet', '/outlet/restaurant-profile'],
  ] as const) {
    await visit(page, path);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  }
  await visit(page, '/orders');
  await expect(titleOf(page)).toHaveText('Orders');
  await page.goto('/no/such/screen');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/orders$/);
});
