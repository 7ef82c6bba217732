import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { guestRulesOf } from '../../support/guestRules.ts';
import { differencesOf, looksOf } from '../../support/looks.ts';
import { requestCode } from '../../support/signIn.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab' });

const BESIDE = '[data-testid="beside"] [data-samples], [data-testid="beside"] [data-samples] *';
const INSIDE = '.vp-root main [data-samples], .vp-root main [data-samples] *';

const inside = (page: Page) => page.locator('.vp-root main [data-samples]').first();

/** Expects the elements inside the portal to have the styles of those next to it. */
async function expectSameLooks(page: Page) {
  await expect(inside(page)).toBeAttached();
  const differences = async () =>
    differencesOf(await looksOf(page, BESIDE), await looksOf(page, INSIDE));
  await expect.poll(differences, { timeout: 20_000 }).toEqual([]);
}

test('content of a slot looks as it does next to the portal', async ({ page }) => {
  await page.goto('/guests');

  await expectSameLooks(page);
  await expect(inside(page).locator('xpath=..')).toHaveAttribute('lang', 'ta');
  await expect(inside(page)).toHaveCSS('direction', 'rtl');
});

test('code in a slot has the size that it has next to the portal, on a page without a size', async ({
  page,
}) => {
  await page.goto('/guests?sizeless&ltr');
  await expect(page.locator('[data-testid="beside"] code')).toHaveCSS('font-size', '13px');

  await expectSameLooks(page);
  await expect(inside(page).locator('code')).toHaveCSS('font-size', '13px');
});

test('content of a page looks as it does next to the portal', async ({ page, signInNew }) => {
  await signInNew({}, '/guests/samples');

  await expectSameLooks(page);
});

test('content of a slot follows the theme of the host while a dialog is open', async ({
  page,
  newVendor,
}) => {
  test.slow();
  const { phone } = await newVendor();
  await page.goto('/guests');
  await expectSameLooks(page);
  await requestCode(page, phone);
  const before = await looksOf(page, INSIDE);

  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await expect(inside(page)).toHaveCSS('color', 'rgb(240, 230, 210)');
  await expectSameLooks(page);
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await expect.poll(async () => differencesOf(before, await looksOf(page, INSIDE))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dark wrapper' }).click();

  await expect(inside(page)).toHaveCSS('color', 'rgb(240, 230, 210)');
  await expectSameLooks(page);
});

test('a second portal gives its own styles to its content', async ({ page }) => {
  await page.goto('/guests?pair');
  const second = page.getByTestId('second').locator('[data-samples]');

  await expect(second).toHaveCSS('text-transform', 'none');
  await expect(second).toHaveCSS('font-family', /^system-ui/);
  await expect(second.locator('.card')).toHaveCSS('padding-top', '20px');
  await expect(second.locator('.large')).toHaveCSS('font-size', '30px');
  await expect(inside(page)).toHaveCSS('text-transform', 'uppercase');
});

test('components of the portal look the same in the styles of the page', async ({
  page,
  signInNew,
}) => {
  const kit = '.vp-kit-page, .vp-kit-page .vp-kit';
  await signInNew({}, '/guests/kit?ltr&styles=portal');
  await expect(page.locator('.vp-kit-page')).toBeVisible();
  const wanted = await looksOf(page, kit);
  await page.goto('/guests/kit?ltr');
  await expect(page.locator('.vp-kit-page')).toBeVisible();

  expect(wanted.length).toBeGreaterThan(15);
  expect(differencesOf(wanted, await looksOf(page, kit))).toEqual([]);
});

/** Opens a screen with at least `boxes` elements of the host, and compares the rules of the portal with them. */
async function rulesOn(page: Page, path: string, boxes: number) {
  await visit(page, `/guests${path}`);
  const samples = page.locator('.vp-guest [data-samples]');
  await expect.poll(() => samples.count()).toBeGreaterThanOrEqual(boxes);
  const guestRules = await guestRulesOf(page);
  expect(guestRules.selectors).toBeGreaterThan(100);
  expect.soft(guestRules.matches, path).toEqual([]);
  return guestRules;
}

test('no rule of the portal matches content of the host', async ({ page, signInNew }) => {
  test.slow();
  await page.goto('/guests');
  await rulesOn(page, '/login', 1);
  const vendor = await signInNew(
    { orders: [{ status: 'waiting_for_confirmation' }], history: 4, demo: ['menu', 'payments'] },
    '/guests/samples',
  );
  await rulesOn(page, '/samples', 2);
  const { ofKit } = await rulesOn(page, '/dashboard', 3);
  expect(ofKit.join()).toContain('vp-kit-card');
  await rulesOn(page, '/orders', 3);
  await rulesOn(page, `/orders/view-order/${vendor.orders[0].order_id}`, 2);
  await visit(page, '/guests/food-menu');
  await page
    .getByRole('link', { name: /^View Details, / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/food-item\//);
  await rulesOn(page, new URL(page.url()).pathname.replace('/guests', ''), 2);
  // With a field in the form, and with cells in the tables.
  await rulesOn(page, '/outlet/restaurant-profile', 3);
  await rulesOn(page, '/outlet/order-history', 3);
  await rulesOn(page, '/pending-payouts', 4);
});

test('no rule of the portal matches content of the host on the other screens', async ({
  page,
  signInNew,
}) => {
  test.slow();
  await signInNew({ demo: ['menu', 'team', 'offers', 'payments'] }, '/guests/samples');
  await rulesOn(page, '/outlet/payment-logs', 3);
  await rulesOn(page, '/team', 3);
  await rulesOn(page, '/offers', 3);
  await rulesOn(page, '/timings', 2);
  await rulesOn(page, '/kyc-documents', 2);
  await visit(page, '/guests/food-menu');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await rulesOn(page, '/food-menu', 4);
});

test('a render of the host reads no styles for 10,000 elements in a slot', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const read = window.getComputedStyle;
    const counted = { reads: 0 };
    window.getComputedStyle = (...given) => {
      counted.reads += 1;
      return read(...given);
    };
    Object.assign(window, { counted });
  });
  const reads = () =>
    page.evaluate(() => (window as unknown as { counted: { reads: number } }).counted.reads);
  await page.goto('/guests?many');
  await expect(inside(page).locator('span').nth(9_999)).toBeAttached({ timeout: 30_000 });
  await expect(inside(page)).toHaveCSS('text-transform', 'uppercase');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const before = await reads();

  await page.getByRole('button', { name: 'Rendered 0 times' }).click();
  await page.getByRole('button', { name: 'Rendered 1 times' }).click();

  await expect(page.getByRole('button', { name: 'Rendered 2 times' })).toBeVisible();
  expect(await reads()).toBe(before);
});

test('content of a portal gets the styles of the page when its parent is attached', async ({
  page,
}) => {
  await page.goto('/guests?detached');
  const isShown = () =>
    page.evaluate(() => {
      const { detached } = window as unknown as { detached?: Element };
      return detached?.querySelector('[data-samples]') instanceof Element;
    });
  await expect.poll(isShown).toBe(true);

  await page.getByRole('button', { name: 'Attach' }).click();

  await expectSameLooks(page);
});

test('style sheets of the host apply to content in a shadow root', async ({ page }) => {
  await page.goto('/guests?shadow');
  const card = inside(page).locator('.card');
  await expect(card).toHaveCSS('padding-top', '20px');
  await expect(inside(page).locator('.large')).toHaveCSS('font-size', '30px');
  await expect(inside(page)).toHaveCSS('color', 'rgb(90, 20, 60)');

  await page.getByRole('button', { name: 'Wrong sheets' }).click();

  await expect(page.getByText('The shadowStyles prop has items that are neither')).toBeVisible();
  await expect(card).toHaveCSS('padding-top', '0px');
  await expect(card).toBeVisible();
});
