import type { BrowserContext, Page } from '@playwright/test';
import { signOut } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { NO_PORTAL, passCode } from '../../support/signIn.ts';
import { expectNoTraces, readTraces, storeOneOfEach } from '../../support/traces.ts';

const SIGN_IN = 'Get Started';
const NAME = 'Ananda Bhavan';

async function openTab(context: BrowserContext, like: Page): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(like.url());
  await expect(tab.getByRole('heading', { name: NAME })).toBeVisible();
  return tab;
}

async function setLifecycle(page: Page, state: 'frozen' | 'active'): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state });
  await browser.detach();
}

/** Freezes a signed-in tab and signs out in a second tab. Returns the second tab. */
async function signOutInOtherTab(context: BrowserContext, page: Page): Promise<Page> {
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  const other = await openTab(context, page);
  await setLifecycle(page, 'frozen');
  await signOut(other);
  await expect(titleOf(other)).toHaveText(SIGN_IN);
  return other;
}

test('a tab that comes back to the portal stays signed out', async ({
  page,
  context,
  sandbox,
  signInNew,
}) => {
  const { restaurantId } = await signInNew({ name: NAME });
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  const other = await openTab(context, page);
  await sandbox.fault({ endpoint: 'logout', restaurantId, hang: true });
  const portal = page.url();
  const stored = await storeOneOfEach(page);
  await page.goto(NO_PORTAL);
  await signOut(other);
  await expect(titleOf(other)).toHaveText(SIGN_IN);

  await page.goto(portal);

  await expect(page).toHaveURL(/\/login$/);
  await expect(titleOf(page)).toHaveText(SIGN_IN);
  await expectNoTraces(page, stored);
  await other.reload();
  await expect(titleOf(other)).toHaveText(SIGN_IN);
  await expectNoTraces(other, stored);
});

test('a tab that was frozen during the sign-out is signed out when it goes on', async ({
  page,
  context,
  signInNew,
}) => {
  await signInNew({ name: NAME });
  const stored = await storeOneOfEach(page);
  await signOutInOtherTab(context, page);

  await setLifecycle(page, 'active');

  await expect(titleOf(page)).toHaveText(SIGN_IN);
  await expectNoTraces(page, stored);
});

test('a tab that was frozen while another vendor signed in follows them', async ({
  page,
  context,
  newVendor,
  sandbox,
  signInNew,
}) => {
  await signInNew({ name: NAME });
  const other = await signOutInOtherTab(context, page);
  await passCode(other, sandbox, (await newVendor({ name: 'Bombay Tiffin' })).phone);
  await expect(other.getByRole('heading', { name: 'Bombay Tiffin' })).toBeVisible();

  await setLifecycle(page, 'active');

  await expect(page.getByRole('heading', { name: 'Bombay Tiffin' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Bombay Tiffin' })).toBeVisible();
  const tokens = [page, other].map(async (tab) => (await readTraces(tab)).session.accessToken);
  expect(new Set(await Promise.all(tokens)).size).toBe(1);
});
