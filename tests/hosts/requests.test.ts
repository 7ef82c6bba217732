import { type Browser, expect, type Page, test } from '@playwright/test';
import { connectSandbox } from '../../testing/index.ts';
import { orderCard } from '../support/board.ts';
import { openSignedIn, requestCode } from '../support/signIn.ts';
import { hostPageOf } from './hostPage.ts';
import { chosenKinds } from './kinds.ts';
import { readPrepared, urlOf } from './prepared.ts';

/** Two hosts whose bundlers split scripts by their own rules, and the element, whose scripts this package splits. */
const COUNTED: readonly string[] = ['vite', 'webpack', 'element'];
const SIGN_IN_SCRIPTS = 10;
const BOARD_SCRIPTS = 24;

/** The scripts that the page has requested so far. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Opens a page with an empty cache, which has to load all of its scripts. */
async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

for (const kind of chosenKinds().filter(({ name }) => COUNTED.includes(name))) {
  test(`${kind.name}: the code is asked for after ${SIGN_IN_SCRIPTS} scripts at most`, async ({
    browser,
  }) => {
    const prepared = readPrepared();
    const url = urlOf(prepared, kind);
    const { phone } = await connectSandbox({ url: `${url}/api`, key: prepared.key }).newVendor();
    const page = await newPage(browser, url);
    const scripts = watchScripts(page);
    await page.goto(kind.mount);
    await hostPageOf(page, kind).heading('Get Started');

    await requestCode(page, phone);

    expect(scripts).not.toEqual([]);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(SIGN_IN_SCRIPTS);
    await page.context().close();
  });

  test(`${kind.name}: the board is shown after ${BOARD_SCRIPTS} scripts at most`, async ({
    browser,
  }) => {
    const prepared = readPrepared();
    const url = urlOf(prepared, kind);
    const { control } = connectSandbox({ url: `${url}/api`, key: prepared.key });
    const vendor = await control.newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
    const page = await newPage(browser, url);
    const scripts = watchScripts(page);

    await openSignedIn(page, control, vendor, `${kind.mount}/orders`);
    for (const order of vendor.orders) await expect(orderCard(page, order)).toBeVisible();

    expect(scripts).not.toEqual([]);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(BOARD_SCRIPTS);
    await page.context().close();
  });
}
