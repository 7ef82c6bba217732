import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/axe.ts';

/** One page of each kind. */
const PAGES = [
  '',
  'docs/',
  'quick-start/',
  'performance/',
  'decisions/',
  'api/',
  'api/printers/',
  'calls/',
  'calls/orders/',
  'calls/records/',
];

async function search(page: Page, text: string): Promise<void> {
  // The button is enabled when the shortcut works.
  await expect(page.getByRole('button', { name: 'Search' })).toBeEnabled();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Search' }).fill(text);
}

for (const path of PAGES) {
  test(`the page "${path}" has no barriers`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoBarriers(page, path, ['light', 'dark']);
  });

  test(`the page "${path}" fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
}

test('the search finds a page of the documentation', async ({ page }) => {
  await page.goto('');
  await search(page, 'thermal printer');
  await page.getByRole('dialog').getByRole('link', { name: 'Printing', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Printing', level: 1 })).toBeVisible();
});

test('the search finds an export', async ({ page }) => {
  await page.goto('quick-start/');
  await search(page, 'bluetoothPrinter');
  const found = page.getByRole('dialog').getByRole('link', { name: 'vendor-portal/printers' });
  await expect(found.first()).toBeVisible();
});

test('the keyboard skips the menus', async ({ page }) => {
  await page.goto('theming/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the menu of a phone opens a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('quick-start/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Theming', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Theming', level: 1 })).toBeVisible();
});

test('the chosen colours stay after a reload', async ({ page }) => {
  await page.goto('quick-start/');
  await page.getByRole('combobox', { name: 'Select theme' }).selectOption('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the code of each way to embed is copied with one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('');
  await page.getByRole('tab', { name: 'Custom element' }).click();
  await page
    .getByRole('tabpanel', { name: 'Custom element' })
    .getByRole('button', { name: 'Copy to clipboard' })
    .click();
  await expect(page.getByText('Copied!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('<vendor-portal host="https://api.market.example"');
});

test('the first page starts the board on request', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the board here' }).click();
  await expect(page.getByTitle('The portal, live')).toBeVisible();
});

test('an export names the export that its type is made of', async ({ page }) => {
  await page.goto('api/vendor-portal/');
  await page.getByRole('main').getByRole('link', { name: 'VendorPortalProps' }).first().click();
  await expect(page).toHaveURL(/#vendorportalprops$/);
  await expect(page.getByRole('heading', { name: 'VendorPortalProps' })).toBeInViewport();
});
