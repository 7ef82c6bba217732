import type { Page } from '@playwright/test';
import { keysThatStay } from '../../src/core/device/keys.ts';
import { signOut } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoTraces, storeOneOfEach, walkBack } from '../support/traces.ts';
import { visit } from '../support/visit.ts';

const SECRETS = Array.from({ length: 30 }, (_, at) => `planted-${String(at).padStart(2, '0')}`);
const [SEARCHED = '', FILTERED = '', ORDERED = '', ...OTHERS] = SECRETS;
const HISTORY = '/outlet/order-history';

/** Everything that a page can read of this browser, its caches and databases included. */
async function scan(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const inPage = await page.evaluate(async () => {
    const caches = await globalThis.caches.keys();
    const databases = await indexedDB.databases();
    return [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      window.name,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      caches,
      databases,
    ];
  });
  return JSON.stringify([cookies, inPage]);
}

const leaked = (text: string, secrets: readonly string[]) =>
  secrets.filter((secret) => text.includes(secret));

test('after sign-out thirty secrets are in no storage, cookie, cache, document, URL or entry, in any tab', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  const orders = OTHERS.map((name) => ({
    status: 'completed',
    ageMinutes: 120,
    customerName: name,
  }));
  const vendor = await newVendor({
    orders: [{ order_id: ORDERED, status: 'completed' }, ...orders],
  });
  await signIn(vendor, `${HISTORY}?search=${SEARCHED}`);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(SEARCHED);
  expect(page.url()).not.toContain(SEARCHED);
  await visit(page, `${HISTORY}?customer=${FILTERED}`);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${HISTORY}?rows=50`);
  await expect(other.getByText(OTHERS[0] ?? '').first()).toBeVisible();
  const before = leaked(await scan(other), SECRETS);
  const kept = await storeOneOfEach(page);

  await signOut(page);
  await other.waitForURL('**/login');

  const entries = await walkBack(page, 2);
  const texts = [await scan(page), await scan(other), ...entries];
  expect(before.length).toBeGreaterThan(20);
  expect(texts.flatMap((text) => leaked(text, SECRETS))).toEqual([]);
  await expectNoTraces(page, kept);
});

test('the next vendor of a device has the settings and no data of the last one', async ({
  page,
  newVendor,
  signIn,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await signIn(await newVendor());
  await expect(title).toBeVisible();
  const kept = await storeOneOfEach(page);
  await signOut(page);
  await expectNoTraces(page, kept);
  await signIn(await newVendor());
  await expect(title).toBeVisible();
  const next = await storeOneOfEach(page);

  expect(next.filter((key) => kept.includes(key))).toEqual(keysThatStay('device'));
});
