import type { Page } from '@playwright/test';
import { dashboard } from '../../pages/dashboard.ts';
import { landing } from '../../pages/landing.ts';
import { menuLink, menuOf } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { describeHost } from '../../support/describeHost.ts';
import { expect, test } from '../../support/fixtures.ts';
import { passCode } from '../../support/signIn.ts';

test.use({ harness: 'lab' });

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: [string, unknown][] }).heard);

const element = (page: Page) => page.locator('vendor-portal');
const root = (page: Page) => element(page).locator('> .vp-root');

const FIRST_FILES = ['standalone', 'portal', 'code-dialog', 'restoreFocus'];

/** Serves the built scripts and a page that uses them without a bundler. */
async function servePlainPage(page: Page) {
  const html = `<!doctype html><p>Host</p><vendor-portal host="/api" basename="/plain">`;
  await page.route('**/plain', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.route('**/published/*', (route, request) =>
    route.fulfill({ path: `dist/element/${new URL(request.url()).pathname.split('/').at(-1)}` }),
  );
}

async function openOffers(page: Page) {
  await menuLink(page, 'Offers').click();
  await expect(titleOf(page, 'Offers')).toBeVisible();
}

test('the tag is a portal in a page without React', async ({ page, sandbox, newVendor }) => {
  const { phone, vendorId, restaurantId } = await newVendor();
  await page.goto('/element');
  await passCode(page, sandbox, phone);
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(/\/element\/dashboard$/);
  await expect(element(page)).not.toContainText('Loading');
  expect(await heard(page)).toContainEqual([
    'vp-signin',
    { vendorId, restaurantId, isKycCompleted: true },
  ]);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(token).toBeTruthy();
  expect(JSON.stringify(await heard(page))).not.toContain(token);
  expect(await root(page).boundingBox()).toMatchObject({ height: 900 });
});

test('the tag follows its attributes', async ({ page, signInNew }) => {
  await signInNew({}, '/element');
  await expect(dashboard(page)).toBeVisible();
  await element(page).evaluate((tag) => tag.setAttribute('color-scheme', 'dark'));
  await expect(root(page)).toHaveAttribute('data-vp-scheme', 'dark');
  const before = await root(page).elementHandle();
  await element(page).evaluate((tag) => document.querySelector('#second')?.append(tag));
  await openOffers(page);
  expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await heard(page)).toContainEqual(['vp-navigate', { path: '/offers', title: 'Offers' }]);
});

test('the tag can be inserted again after its removal', async ({ page, signInNew }) => {
  await signInNew({}, '/element');
  await openOffers(page);
  await element(page).evaluate((tag) => {
    Object.assign(window, { tag });
    tag.remove();
  });
  expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
  await page.evaluate(() => document.querySelector('#first')?.append(Reflect.get(window, 'tag')));
  await expect(titleOf(page, 'Offers')).toBeVisible();
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(landing(page)).toBeVisible();
  expect(await heard(page)).toContainEqual(['vp-signout', 'user']);
});

test('one script is the portal in a page without a bundler', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await servePlainPage(page);
  await page.goto('/plain');
  const before = await page.evaluate(describeHost, 'p');
  await page.addScriptTag({ url: '/published/standalone.js', type: 'module' });
  await expect(landing(page)).toBeVisible();

  const names = scripts.map((url) => url.replace(/^.*\/|(-[\w-]{8})?\.js$/g, ''));
  expect(names).toContain('portal');
  // No other script is loaded yet. The code dialog, and what moves the focus, follow the first paint.
  expect(names.filter((name) => !FIRST_FILES.includes(name))).toEqual([]);
  await element(page).evaluate((tag) => tag.remove());
  const after = await page.evaluate(describeHost, 'p');
  const stays = after.globals.filter((name) => !before.globals.includes(name));
  expect(stays).toEqual(['__reactRouterVersion']);
  expect({ ...after, globals: before.globals, inBody: after.inBody + 1 }).toEqual(before);
  await expect(page.locator('style')).toHaveCount(1);
});
