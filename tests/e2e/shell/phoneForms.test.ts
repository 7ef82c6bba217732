import type { Page } from '@playwright/test';
import { newOrdersBar } from '../../pages/screen.ts';
import { confirmDelete, openMode } from '../../pages/timings.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { open } from '../../support/visit.ts';

const WAITING = { status: 'waiting_for_confirmation' };
const HEIGHT = 844;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: HEIGHT } });

const mainScreens = (page: Page) => page.getByRole('navigation', { name: 'Main screens' });

/** The height of the actions of a form and of everything below the content of the screen. */
async function covered(page: Page): Promise<number> {
  const [foot, bar] = [page.locator('.vp-foot'), newOrdersBar(page)];
  const [actions, below] = [await foot.boundingBox(), await bar.boundingBox()];
  return (actions?.height ?? HEIGHT) + HEIGHT - (below?.y ?? 0);
}

for (const [path, action] of [
  ['/team/add-team-member', 'Submit'],
  ['/outlet/restaurant-profile', 'Update'],
  ['/timings', 'Save All Day Timings'],
] as const) {
  test(`on ${path} the actions and the bars below them cover at most 170 px`, async ({
    page,
    signInNew,
  }) => {
    await signInNew({ orders: [WAITING], demo: ['timings'] }, path);
    await expect(page.getByRole('button', { name: action, exact: true })).toBeInViewport();
    await expect(newOrdersBar(page)).toBeVisible();
    await expect(mainScreens(page)).toBeVisible();
    expect(await covered(page)).toBeLessThanOrEqual(170);
  });
}

test('the changes of the hours are listed above the foot, which stays low', async ({
  page,
  signInNew,
}) => {
  await signInNew({ orders: [WAITING], demo: ['timings'] }, '/timings');
  await openMode(page, 'Specific Days');
  await page.getByRole('button', { name: 'Delete slot 2, Tuesday' }).click();
  await confirmDelete(page);
  const list = page.getByRole('list', { name: 'Saving changes what customers see' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(newOrdersBar(page)).toBeVisible();
  expect(await covered(page)).toBeLessThanOrEqual(170);
});

/** Screens of which another screen is a part; Back leads there. */
const PARTS = [
  '/food-menu/add-product',
  '/food-menu/prices',
  '/food-menu/categories',
  '/team/add-team-member',
  '/kyc-documents/kyc-detail?type=bank',
  '/pending-payouts/month/2026-11',
];

const MAIN = [
  '/dashboard',
  '/orders',
  '/food-menu',
  '/insights',
  '/team',
  '/offers',
  '/timings',
  '/pending-payouts',
  '/outlet/restaurant-profile',
  '/outlet/order-history',
  '/outlet/rating',
  '/outlet/payment-logs',
  '/kyc-documents',
  '/setting/manage-profile',
];

test('on a phone every screen has the main screens below it, and Back at the same place', async ({
  page,
  newVendor,
  signIn,
}) => {
  test.slow();
  const vendor = await newVendor({ orders: [WAITING], demo: ['menu', 'team', 'timings'] });
  const { order_id } = vendor.orders[0] ?? { order_id: '' };
  await nameCapabilities(page, ['menu.create', 'menu.categories']);
  await signIn(vendor, '/team/add-team-member');
  const places = new Set<string>();
  for (const path of [
    ...MAIN,
    `/orders/view-order/${order_id}`,
    ...PARTS,
    `/outlet/order-history/view/${order_id}`,
  ]) {
    await open(page, path);
    await expect(mainScreens(page), path).toBeInViewport({ ratio: 1 });
    const edge = (await mainScreens(page).boundingBox())?.y ?? 0;
    for (const foot of await page.locator('.vp-foot').all()) {
      const { y, height } = (await foot.boundingBox()) ?? { y: HEIGHT, height: 0 };
      expect(y + height, path).toBeLessThanOrEqual(edge);
    }
    if (MAIN.includes(path)) continue;
    const back = page.locator('[data-vp-part="title-row"] > button');
    await expect(back, path).toHaveAccessibleName(/^Back/);
    const { x, y } = (await back.boundingBox()) ?? { x: 0, y: 0 };
    places.add(`${Math.round(x)} ${Math.round(y)}`);
  }
  expect([...places]).toHaveLength(1);
});

test('the account has no setting for keyboard shortcuts', async ({ page, signInNew }) => {
  await signInNew({}, '/setting/manage-profile');
  const device = page.getByRole('region', { name: 'This device' });
  await expect(device.getByRole('switch', { name: 'Accept with one tap' })).toBeVisible();
  await expect(device.getByRole('switch', { name: /Keyboard shortcuts/ })).toBeHidden();
});
