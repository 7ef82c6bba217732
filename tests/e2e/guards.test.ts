import { expect, test } from '../support/fixtures.ts';

const PROTECTED = [
  '/dashboard',
  '/orders',
  '/orders/view-order/ORD-1',
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

const LEGAL = [
  ['/terms-and-conditions', 'Terms and Conditions'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/open-source-library', 'Open Source Library'],
] as const;

test('every protected screen leads a visitor to /login', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const path of PROTECTED) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Get Started');
  }
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('an unknown path leads a visitor to the landing', async ({ page }) => {
  await page.goto('/no/such/screen');

  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the legal pages are open to everyone', async ({ page }) => {
  for (const [path, title] of LEGAL) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('a signed-in vendor is kept out of the public screens', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor());

  for (const path of ['/', '/login', '/register', '/vendor-kyc', '/no/such/screen']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  for (const [path, title] of LEGAL) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('the other names of a screen lead to it', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());

  for (const [path, target] of [
    ['/food-item', '/food-menu'],
    ['/products', '/food-menu'],
    ['/outlet', '/outlet/restaurant-profile'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  }
});

test('a redirect leaves nothing behind for the Back button', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor());
  await page.goto('/orders');

  await page.goto('/no/such/screen');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();

  await expect(page).toHaveURL(/\/orders$/);
});
