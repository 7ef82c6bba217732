import type { Page } from '@playwright/test';
import { OPEN } from '../../../sandbox/resources/orders/statuses.ts';
import { expect, test } from '../../support/fixtures.ts';
import { findLookFaults, listenToServer } from '../../support/lookFaults.ts';
import { openSignedIn } from '../../support/signIn.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab' });

const SCREENS = [
  '/dashboard',
  '/orders',
  '/timings',
  '/team/add-team-member',
  '/offers',
  '/orders?view=kitchen',
  '/orders?view=ready',
  '/outlet/order-history',
  '/insights',
  '/outlet/restaurant-profile',
  '/outlet/rating',
  '/outlet/payment-logs',
  '/team',
  '/food-menu',
  '/food-menu/add-product',
  '/food-menu/prices',
  '/pending-payouts',
  '/kyc-documents',
  '/kyc-documents/kyc-detail?type=bank',
  '/kyc-documents/kyc-detail?type=fssai',
  '/setting/manage-profile',
  '/terms-and-conditions',
];
/** `npm run soak -- locales` checks every screen in both writing directions; `language/clipped` has the sample. */
const isSweep = process.env.EVERY_SCREEN === '1';
const LOCALES = ['en-XA', 'ar'];
const WIDTHS = [390, 1280];

const ORDERS = OPEN.map((status) => ({ status }));

/** Expects the portal to show this screen, with nothing still loading. */
async function expectScreen(page: Page, screen: string): Promise<void> {
  const { pathname } = new URL(screen, page.url());
  await expect(page.getByRole('status', { name: 'Screen' })).toHaveText(pathname);
  await expect(page.getByText('Ĺóóááđííńǧ')).toHaveCount(0);
}

for (const locale of isSweep ? LOCALES : []) {
  test(`screens in ${locale} hold the longest words`, async ({
    page,
    sandbox,
    newVendor,
    recorder,
  }) => {
    test.setTimeout(240_000);
    recorder.allowCalls(
      'restaurantGet',
      'profile, timings, shift and estimates are opened at once',
    );
    const words = await listenToServer(page);
    const vendor = await newVendor({ name: 'Ananda Bhavan', orders: ORDERS, history: 3 });
    await sandbox.fill(vendor.restaurantId, ['team', 'menu', 'offers']);
    await openSignedIn(page, sandbox, vendor, `/looks/dashboard?locale=${locale}`);
    await expectScreen(page, '/dashboard');
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const screen of SCREENS) {
        await visit(page, `/looks${screen}`);
        await expectScreen(page, screen);
        const lookFaults = await findLookFaults(page, words);
        faults.push(...lookFaults.map((fault) => `${screen}, ${width} px: ${fault}`));
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    expect(faults).toEqual([]);
  });
}

test('an Arabic portal runs from right to left', async ({ page, newVendor, sandbox }) => {
  await openSignedIn(page, sandbox, await newVendor(), '/looks/offers?locale=ar');
  const menu = page.getByRole('complementary');
  await expect(menu).toBeVisible();

  await expect(page.locator('.vp-root')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  expect(await menu.boundingBox()).toMatchObject({ x: 1280 - 248, width: 248 });
});
