import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { boardLink, dashboard } from '../../pages/dashboard.ts';
import { cropPicture, editFromMenu } from '../../pages/food.ts';
import { findingsOf } from '../../pages/host.ts';
import { PROFILE, restaurantOf, SAVED } from '../../pages/restaurant.ts';
import { expect, test } from '../../support/fixtures.ts';
import { standInForGoogle } from '../../support/googleMaps.ts';
import { enforce } from '../../support/policy.ts';
import { watchDialog } from '../../support/printing.ts';
import { passCode } from '../../support/signIn.ts';
import { visit } from '../../support/visit.ts';

test.use({ harness: 'lab' });

const NONCE = 'c3RyaWN0LXBvbGljeQ';
const [, DOCUMENTED = ''] =
  /Content-Security-Policy:\n([^`]*)```/.exec(readFileSync('docs/csp.md', 'utf8')) ?? [];
/** The policy in the documentation, with Trusted Types added. */
const POLICY = [
  DOCUMENTED.replaceAll('<random>', NONCE).replaceAll(/\s+/g, ' ').trim(),
  "require-trusted-types-for 'script'",
  'trusted-types vendor-portal',
].join('; ');

/** Serves the lab page as a host with a strict policy would. */
async function sendWithPolicy(page: Page, policy = POLICY) {
  await page.route('**/csp*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('<script type="module"', `<script nonce="${NONCE}" type="module"`)
      // The icon of the lab is a data: URL, which the portal does not need.
      .replace(/<link rel="icon"[^>]*>/, '');
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, body: html, headers });
  });
  await page.addInitScript(() => {
    const top = window.top as unknown as { violations?: string[] };
    // A frame adds its violations to those of the page.
    const violations = (top.violations ??= []);
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

test('the portal is styled under a strict policy with Trusted Types', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const { phone } = await newVendor({ orders: [{ status: 'Pending' }] });
  await sendWithPolicy(page);
  await page.goto('/csp');
  await passCode(page, sandbox, phone);
  await expect(dashboard(page)).toBeVisible();
  await boardLink(page).click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();

  await visit(page, '/csp/terms-and-conditions');
  await expect(page.getByRole('heading', { name: '1. Orders' })).toBeVisible();

  const root = page.locator('.vp-root');
  expect(await root.evaluate((element) => getComputedStyle(element).containerName)).toBe('vp');
  expect(await violations(page)).toEqual([]);
});

test('a nonce of another response is replaced by the one of the document', async ({ page }) => {
  await sendWithPolicy(page);
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  for (const [given, logged] of [
    ['b3RoZXI', 1],
    ['', 0],
  ] as const) {
    logs.length = 0;
    await page.goto(`/csp?nonce=${given}`);
    await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
    const root = page.locator('.vp-root');
    expect(await root.evaluate((element) => getComputedStyle(element).containerName)).toBe('vp');
    expect(await violations(page)).toEqual([]);
    const notes = () => logs.filter((text) => text.includes('The nonce prop is not the nonce'));
    // The code that logs the note is loaded after the first paint.
    await expect.poll(notes).toHaveLength(logged);
  }
});

test('a policy that has another nonce for styles takes the given one', async ({
  page,
  recorder,
}) => {
  recorder.expectError('Applying inline style violates');
  await sendWithPolicy(
    page,
    POLICY.replace(`style-src 'nonce-${NONCE}'`, "style-src 'nonce-b3du'"),
  );
  await page.goto('/csp?nonce=b3du');
  await expect(page.getByRole('heading', { name: 'Get Started' })).toBeVisible();
  const root = page.locator('.vp-root');
  expect(await root.evaluate((element) => getComputedStyle(element).containerName)).toBe('vp');
});

test('orders are printed under a strict policy with Trusted Types', async ({ page, signInNew }) => {
  await sendWithPolicy(page);
  const printed = await watchDialog(page);
  const print = async () => {
    await page.getByRole('button', { name: /^Print order/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bill' }).click();
  };
  await signInNew({ orders: [{ status: 'waiting_for_confirmation' }] }, '/csp/orders');
  await print();
  await expect.poll(() => printed).toEqual([expect.stringContaining('Total bill')]);
  const before = await violations(page);
  await page.goto('/csp/orders?printer');
  await print();
  await expect(page).toHaveTitle(/<style>.*Total bill/);

  expect([...before, ...(await violations(page))]).toEqual([]);
});

test('a picture is cropped under a strict policy with Trusted Types', async ({
  page,
  signInNew,
}) => {
  await sendWithPolicy(page);
  await signInNew({ demo: ['menu'] }, '/csp/food-menu');
  await editFromMenu(page, 'Masala Chai');
  await cropPicture(page);
  expect(await violations(page)).toEqual([]);
});

test('the maps script uses the only policy that the host allows', async ({ page, signInNew }) => {
  const google = await standInForGoogle(page);
  const policy = "require-trusted-types-for 'script'; trusted-types host-policy";
  const violations = await enforce(page, '**/trusted/**', policy);
  await signInNew({ profile: SAVED }, '/trusted/terms-and-conditions');
  await expect(page.getByRole('heading', { name: '1. Orders' })).toBeVisible();
  await visit(page, `/trusted${PROFILE}`);
  await restaurantOf(page).isOpen();
  await restaurantOf(page).address.fill('4 Test');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();

  expect(google.loads()).toBe(1);
  const asked = await page.evaluate(() => Reflect.get(window, 'asked') as string[]);
  expect(asked.filter((text) => text.startsWith('html')).join()).toContain('sample terms');
  expect(asked.filter((text) => text.startsWith('script'))).toEqual([
    expect.stringMatching(/^script https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/),
  ]);
  expect(violations).toEqual([]);
});

test('what a policy refuses is shown with the line to add', async ({ page, recorder }) => {
  recorder.expectError('Ignoring duplicate Content-Security-Policy');
  recorder.expectError('Applying inline style violates');
  recorder.expectError('CSSStyleSheet could not be found on HTMLStyleElement');
  recorder.expectError(/Connecting to .* violates|Refused to connect/);
  await sendWithPolicy(page, POLICY.replace(`style-src 'nonce-${NONCE}'`, "style-src 'self'"));
  await page.goto('/csp');
  await expect(page.getByRole('alert')).toContainText('<VendorPortal nonce={nonce} />');

  await page.unrouteAll();
  await sendWithPolicy(page, `connect-src 'none'; ${POLICY}`);
  await page.goto('/csp');
  await page.getByRole('textbox', { name: /phone/i }).fill('9876543210');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  const findings = findingsOf(page);
  await expect(findings.getByText("connect-src 'self'")).toBeVisible();
  await expect(findings.getByRole('alert')).toHaveCount(1);
  expect(await violations(page)).toContainEqual(expect.stringMatching(/^connect-src /));
});
