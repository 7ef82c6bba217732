import type { Locator, Page } from '@playwright/test';
import type { Appearance } from '../../../src/core/contracts';
import { landing, landingOf } from '../../pages/landing.ts';
import { expect, test } from '../../support/fixtures.ts';
import { expectNoLoss } from '../../support/loss.ts';
import { openSignedIn, requestCode } from '../../support/signIn.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab' });

/** The address of a page whose portal has an appearance; `styles` are those of the page. */
function withLook(look: unknown, { path = '/', styles = '' } = {}): string {
  const options = new URLSearchParams({ look: JSON.stringify(look), page: styles });
  return `/looks${path}?${options}`;
}

const errorsOf = (page: Page) => page.getByRole('status', { name: 'Errors' });
const logOf = (page: Page) => page.getByRole('status', { name: 'Log' });
const signInOf = (page: Page) => landingOf(page).signIn;

test('fonts, shapes, density follow the host', async ({ page }) => {
  const look: Appearance = {
    font: { family: 'serif', headingFamily: 'monospace', scale: 1.25, weight: { strong: 700 } },
    radius: { control: '0', field: '4px' },
    density: 'comfortable',
  };
  await page.goto(withLook(look));

  await expect(landing(page)).toHaveCSS('font-size', '35px');
  await expect(landing(page)).toHaveCSS('font-family', /^monospace/);
  await expect(landing(page)).toHaveCSS('font-weight', '700');
  await expect(signInOf(page)).toHaveCSS('border-radius', '0px');
  await expect(landingOf(page).phone).toHaveCSS('border-radius', '4px');
  await expect(landingOf(page).phone).toHaveCSS('min-height', '48px');
  await expect(landingOf(page).phone).toHaveCSS('font-family', /^serif/);
});

test('parts that cannot be used are reported once, with the defaults in their place', async ({
  page,
}) => {
  const look = { font: { scale: 9 }, radius: 'red', density: 'tight', darkWhen: '(((' };
  await page.goto(withLook(look));

  const report =
    'config: The appearance prop has parts that cannot be used: font.scale, radius, density, darkWhen';
  await expect(errorsOf(page)).toHaveText(report);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.goBack();
  await expect(landing(page)).toHaveCSS('font-size', '28px');
  await expect(signInOf(page)).toHaveCSS('border-radius', '8px');
  await expect(errorsOf(page)).toHaveText(report);
});

test('a font that does not load is reported', async ({ page }) => {
  const styles = '@font-face { font-family: Lost; src: url(data:font/woff2;base64,AAAA) }';
  await page.goto(withLook({ font: { family: 'Lost, serif' } }, { styles }));

  await expect(errorsOf(page)).toHaveText(
    'config: A font of the appearance prop could not be loaded: Lost, serif',
  );
});

test('a variable that the page lacks leads to the default', async ({ page }) => {
  const radius = { control: 'var(--none)', card: 'var(--none, 3px)' };
  await page.goto(withLook({ light: { primary: 'var(--none)' }, radius }));

  await expect(logOf(page)).toContainText('var(--none) for --vp-radius-control');
  await expect(logOf(page)).toContainText('primary: var(--none) is not defined');
  await expect(logOf(page)).not.toContainText('--vp-radius-card');
  await expect(signInOf(page)).toHaveCSS('border-radius', '8px');
  await expect(landingOf(page).phone).toHaveCSS('border-radius', '8px');
  await expect(signInOf(page)).toHaveCSS('background-color', 'rgb(20, 96, 60)');
});

test('a shadow root follows the page', async ({ page }) => {
  await page.goto(`${withLook({ darkWhen: '.dark' })}&shadow`);
  await expect(landing(page)).toBeVisible();
  const root = page.locator('.vp-root');
  await expect(root).toHaveAttribute('data-vp-scheme', 'light');

  await page.locator('body').evaluate(({ classList }) => classList.add('dark'));

  await expect(root).toHaveAttribute('data-vp-scheme', 'dark');
});

test('an open dialog follows another appearance', async ({ page, newVendor }) => {
  const { phone } = await newVendor();
  await page.goto(withLook({ brandName: 'Saffron' }));
  await page.getByRole('button', { name: 'Change soon' }).click();
  await requestCode(page, phone);
  const { dialog } = landingOf(page);
  const first = dialog.getByRole('textbox').first();
  await first.fill('7');

  await expect(dialog).toHaveCSS('border-radius', '3px');

  await expect(first).toHaveValue('7');
});

test('an open dialog follows the switch of the page', async ({ page, newVendor }) => {
  const { phone } = await newVendor();
  const look: Appearance = { dark: { surface: '#001020' }, darkWhen: '.dark' };
  await page.goto(withLook(look));
  await requestCode(page, phone);
  const { dialog } = landingOf(page);
  const first = dialog.getByRole('textbox').first();
  await first.fill('7');

  await page.evaluate(() => document.documentElement.classList.add('dark'));

  await expect(dialog).toHaveCSS('background-color', 'rgb(0, 16, 32)');
  await expect(dialog).toHaveCSS('color-scheme', 'dark');
  await expect(first).toHaveValue('7');
});

test('two portals on a page have their own appearances', async ({ page }) => {
  const left: Appearance = {
    light: { primary: '#a00' },
    dark: { bg: '#100' },
    radius: { control: '0' },
    font: { family: 'serif', scale: 1.25 },
    darkWhen: '.dark',
  };
  const right: Appearance = { light: { bg: '#eef' }, density: 'comfortable', brandName: 'Saffron' };
  const looks = { left: JSON.stringify(left), right: JSON.stringify(right) };
  await page.goto(`/pair?${new URLSearchParams(looks)}`);
  const [first, second] = [
    page.getByRole('region', { name: 'left' }),
    page.getByRole('region', { name: 'right' }),
  ];
  const signIn = (portal: Locator) => portal.getByRole('button', { name: 'Sign In', exact: true });
  await expect(signIn(first)).toHaveCSS('background-color', 'rgb(170, 0, 0)');
  await expect(signIn(first)).toHaveCSS('border-radius', '0px');
  await expect(signIn(first)).toHaveCSS('font-family', /^serif/);
  await expect(landing(first)).toHaveCSS('font-size', '35px');
  await expect(signIn(second)).toHaveCSS('background-color', 'rgb(20, 96, 60)');
  await expect(signIn(second)).toHaveCSS('border-radius', '8px');
  await expect(signIn(second)).toHaveCSS('font-family', /^system-ui/);
  await expect(landing(second)).toHaveCSS('font-size', '28px');

  await page.evaluate(() => document.documentElement.classList.add('dark'));

  await expect(first.locator('.vp-root')).toHaveCSS('background-color', 'rgb(17, 0, 0)');
  await expect(second.locator('.vp-root')).toHaveCSS('background-color', 'rgb(238, 238, 255)');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a compact control is 44 px high', async ({ page }) => {
    await page.goto(withLook({ density: 'compact', font: { scale: 0.875 } }));
    await expect(landingOf(page).phone).toHaveCSS('min-height', '44px');
  });

  test('a small button is 44 px high', async ({ page, newVendor, sandbox }) => {
    const path = '/setting/manage-profile';
    await openSignedIn(page, sandbox, await newVendor(), withLook({}, { path }));
    const test = page.getByRole('button', { name: 'Test sound' });
    expect((await test.boundingBox())?.height).toBe(44);
  });
});

const SCREENS = [
  '/orders',
  '/food-menu',
  '/pending-payouts',
  '/setting/manage-profile',
  '/outlet/order-history',
  '/insights',
  '/team',
  '/offers',
  '/timings',
];

test.describe('on a phone of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const look of [
    { font: { scale: 1.25 }, density: 'compact', card: 'raised' },
    { font: { scale: 0.875 }, density: 'comfortable', radius: { control: '999px' } },
  ] as const satisfies Appearance[]) {
    test(`nothing is cut off with text × ${look.font.scale}${look.font.scale < 1 ? '' : ''}`, async ({
      page,
      newVendor,
      sandbox,
    }) => {
      test.slow();
      const vendor = await newVendor({
        orders: [{ status: 'waiting_for_confirmation' }, { status: 'cooking' }],
        items: [{ name: 'Paneer Butter Masala with Butter Naan' }],
        history: 3,
        demo: ['team'],
      });
      await sandbox.fill(vendor.restaurantId, ['offers']);
      await page.goto(withLook(look));
      await expectNoLoss(page, '/');
      await openSignedIn(page, sandbox, vendor, withLook(look, { path: '/dashboard' }));
      await expectNoLoss(page, '/dashboard');
      for (const path of SCREENS) {
        await visit(page, `/looks${path}`);
        await expectNoLoss(page, path);
      }
    });
  }
});
