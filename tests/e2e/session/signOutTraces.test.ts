import type { Page } from '@playwright/test';
import { kycDetailPath } from '../../pages/kyc.ts';
import { signOut } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilStreaming } from '../../support/push.ts';
import { readBrowser, readHeap } from '../../support/secrets.ts';
import { deviceKeys, expectNoTraces, storeOneOfEach, walkBack } from '../../support/traces.ts';
import { visit } from '../../support/visit.ts';

/** One text from each verification of the sandbox's vendors. */
const KYC = [
  ['bank', '000000001234'],
  ['fssai', '19926000000001'],
  ['gst', '29ZZZFZ0000Z1ZR'],
  ['pan', 'ZZZFZ0000Z'],
] as const;
const BANK = ['Demo Bank of Nowhere', 'ZZZZ0DEMO01'];
const PLANTED = Array.from({ length: 24 }, (_, at) => `planted-${String(at).padStart(2, '0')}`);
const [SEARCHED = '', FILTERED = '', ORDERED = '', PUSHED = '', WAITING = '', ...CUSTOMERS] =
  PLANTED;
const SECRETS = [...PLANTED, ...BANK, ...KYC.map(([, text]) => text)];
const HISTORY = '/outlet/order-history';

/** `npm run soak -- secrets` reads the memory of the pages in each case, CI in one. */
const READS_EACH_HEAP = process.env.READS_HEAP === 'true';

const leaked = (text: string) => SECRETS.filter((secret) => text.includes(secret));

/**
 * Waits until the page shows the secret. The secret is not passed to the page, where it would stay in memory. Returns
 * the stored data.
 */
async function showing(page: Page, secret: string): Promise<string> {
  await expect.poll(() => page.content()).toContain(secret);
  return readBrowser(page);
}

for (const [how, fault] of [
  ['is answered', {}],
  ['fails', { status: 500 }],
  ['hangs', { hang: true }],
] as const) {
  test(`thirty secrets are nowhere in the browser after a sign-out whose call ${how}`, async ({
    page,
    context,
    newVendor,
    signIn,
    sandbox,
  }) => {
    const readsHeap = READS_EACH_HEAP || how === 'fails';
    const heapOf = async (of: Page) => (readsHeap ? readHeap(of) : '');
    test.setTimeout(readsHeap ? 300_000 : 90_000);
    const done = { status: 'completed', ageMinutes: 120 };
    const orders = CUSTOMERS.map((customerName) => ({ ...done, customerName }));
    const waiting = { status: 'waiting_for_confirmation', customerName: WAITING };
    const vendor = await newVendor({
      orders: [{ ...done, order_id: ORDERED }, waiting, ...orders],
    });
    const { vendorId, restaurantId } = vendor;
    await sandbox.fault({ endpoint: 'logout', restaurantId, ...fault });
    const streaming = untilStreaming(page);
    await signIn(vendor, `${HISTORY}?rows=50`);
    await streaming;
    const before = [await showing(page, ORDERED)];
    await visit(page, `${HISTORY}?search=${SEARCHED}`);
    before.push(await showing(page, SEARCHED));
    await visit(page, `${HISTORY}?customer=${FILTERED}`);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    before.push(await readBrowser(page));
    for (const [type, text] of KYC) {
      await visit(page, kycDetailPath(type, '/kyc-documents'));
      before.push(await showing(page, text));
    }
    await visit(page, '/orders');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill(WAITING);
    before.push(await showing(page, WAITING));
    await page.keyboard.press('Escape');
    await sandbox.push(vendorId, { title: PUSHED });
    before.push(await showing(page, PUSHED));
    const other = await context.newPage();
    await other.goto(`${HISTORY}?rows=50`);
    await showing(other, ORDERED);
    const stored = await storeOneOfEach(page);
    expect(leaked(before.join())).toEqual(SECRETS);
    expect(leaked(await heapOf(page))).toEqual(readsHeap ? SECRETS : []);

    await signOut(page);
    await other.waitForURL('**/login');

    expect(leaked([await heapOf(page), await heapOf(other)].join())).toEqual([]);
    const entries = await walkBack(page, 6);
    const after = [await readBrowser(page), await readBrowser(other), ...entries];
    expect(leaked(after.join())).toEqual([]);
    await expectNoTraces(page, stored);
  });
}

test('the next vendor of a device has no data of the last one', async ({
  page,
  newVendor,
  signIn,
}) => {
  const title = titleOf(page);
  await signIn(await newVendor());
  await expect(title).toBeVisible();
  const stored = await storeOneOfEach(page);
  await signOut(page);
  await expectNoTraces(page, stored);
  await signIn(await newVendor());
  await expect(title).toBeVisible();
  const next = await storeOneOfEach(page);

  expect(next.filter((key) => stored.includes(key))).toEqual(deviceKeys('device'));
});
