import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { enterCode, requestCode } from '../support/signIn.ts';

test.use({ harness: 'lab' });

const NONCE = 'c3RyaWN0LXBvbGljeQ';
const POLICY = [
  "default-src 'self'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  `style-src 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

/** The lab page as a host with a strict policy would send it. */
async function sendWithPolicy(page: Page) {
  await page.route('**/csp*', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(
      '<script type="module"',
      `<script nonce="${NONCE}" type="module"`,
    );
    const headers = { ...response.headers(), 'content-security-policy': POLICY };
    await route.fulfill({ response, body: html, headers });
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      violations.push(`${effectiveDirective} ${blockedURI}`);
    });
    Object.assign(window, { violations });
  });
}

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

test('under a strict policy the portal is styled, and nothing is refused', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const { phone } = await newVendor({ orders: [{ status: 'Pending' }] });
  await sendWithPolicy(page);
  await page.goto('/csp');
  await requestCode(page, phone);
  await enterCode(page, await sandbox.code(phone));
  await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Open orders board' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();

  const root = page.locator('.vp-root');
  expect(await root.evaluate((element) => getComputedStyle(element).containerName)).toBe('vp');
  expect(await violations(page)).toEqual([]);
});
