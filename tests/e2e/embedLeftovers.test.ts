import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { passCode } from '../support/signIn.ts';

test.use({ harness: 'lab' });

/** The second visit shows what one leaves behind, and the others that it does not grow. */
const ROUNDS = 4;

interface Ledger {
  listeners: Record<string, number>;
  timers: number;
}

/** Runs before the page's own scripts: counts listeners and timers that are not removed. */
function keepLedger() {
  const listeners: Record<string, number> = {};
  // Weak, so that the ledger itself prevents no garbage collection.
  const known = new WeakMap<EventTarget, Set<string>>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const nameOf = (type: string, listener: object, options: unknown) => {
    if (!ids.has(listener)) ids.set(listener, (lastId += 1));
    const capture =
      typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
    return `${type} ${ids.get(listener)} ${Boolean(capture)}`;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isWatched = (target: EventTarget) =>
    [window, document, document.documentElement, document.body].includes(target as typeof window) ||
    target.constructor.name === 'Navigation' ||
    target.constructor.name === 'MediaQueryList';
  const change = (target: EventTarget, name: string, by: 1 | -1) => {
    const own = known.get(target) ?? new Set();
    known.set(target, own);
    if (by === 1 ? own.has(name) : !own.has(name)) return;
    if (by === 1) own.add(name);
    else own.delete(name);
    const key = `${target.constructor.name} ${name.split(' ')[0]}`;
    listeners[key] = (listeners[key] ?? 0) + by;
  };
  EventTarget.prototype.addEventListener = function patched(type, listener, options) {
    const target = this ?? window;
    if (listener && isWatched(target)) change(target, nameOf(type, listener, options), 1);
    return add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function patched(type, listener, options) {
    const target = this ?? window;
    if (listener && isWatched(target)) change(target, nameOf(type, listener, options), -1);
    return remove.call(target, type, listener, options);
  };
  const intervals = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof start>) => {
      const id = start(...args);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      intervals.delete(id);
      stop(id);
    },
    ledger: () => ({ listeners: { ...listeners }, timers: intervals.size }),
  });
}

const toggle = (page: Page) => page.getByRole('button', { name: /(open|close) portal/i });

/** What the page holds now, apart from the portal's own element. */
async function takeStock(page: Page) {
  return page.evaluate(() => {
    const { listeners, timers } = (window as unknown as { ledger(): Ledger }).ledger();
    const { pushState, replaceState } = window.history;
    return {
      listeners: Object.fromEntries(Object.entries(listeners).filter(([, count]) => count !== 0)),
      timers,
      history: Reflect.ownKeys(window.history).map(String),
      isPatched: [pushState, replaceState].some((method) => !/native code/.test(String(method))),
      styles: document.querySelectorAll('style').length,
      rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      elements: document.querySelectorAll('*').length,
    };
  });
}

/** All nodes that are in memory after a garbage collection, also those in no document. */
async function countNodes(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const { nodes } = await browser.send('Memory.getDOMCounters');
  await browser.detach();
  return nodes;
}

/** Closes the portal once the dashboard is complete, so that every visit renders the same. */
async function close(page: Page) {
  const dashboard = page.getByRole('heading', { name: 'New Orders' });
  await expect(dashboard).toBeVisible();
  await expect(page.getByText('No Data Found')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await toggle(page).click();
  await expect(dashboard).toBeHidden();
}

async function openAndClose(page: Page) {
  await toggle(page).click();
  await close(page);
}

for (const [browser, isPatched, prepare] of [
  ['a browser with the Navigation API', false, () => {}],
  ['an older browser', true, () => Reflect.deleteProperty(window, 'navigation')],
] as const) {
  test(`${ROUNDS} visits of a signed-in portal leave nothing behind in ${browser}`, async ({
    page,
    sandbox,
    newVendor,
    recorder,
  }) => {
    recorder.allowCalls('vendorGet', 'each visit reads them');
    recorder.allowCalls('dashboard', 'each visit reads them');
    recorder.allowCalls('waitingOrders', 'each visit reads them');
    await page.addInitScript(keepLedger);
    await page.addInitScript(prepare);
    const vendor = await newVendor();
    await page.goto('/remount');
    await toggle(page).click();
    await passCode(page, sandbox, vendor.phone);
    await expect(page.getByRole('heading', { name: 'New Orders' })).toBeVisible();
    expect(await takeStock(page)).toMatchObject({ isPatched });
    await close(page);
    await openAndClose(page);
    const after1 = await takeStock(page);
    const nodes = await countNodes(page);

    for (let round = 1; round < ROUNDS; round += 1) await openAndClose(page);

    await expect.poll(() => takeStock(page)).toEqual(after1);
    await expect.poll(() => countNodes(page)).toBeLessThanOrEqual(nodes);
    expect(after1).toMatchObject({ timers: 0, history: [], isPatched: false });
    expect(
      Object.keys(after1.listeners).filter((name) => /popstate|storage|page/.test(name)),
    ).toEqual([]);
  });
}

test('the elements of a portal that is gone are collected', async ({
  page,
  sandbox,
  newVendor,
}) => {
  const { phone } = await newVendor();
  await page.goto('/remount');
  await toggle(page).click();
  await passCode(page, sandbox, phone);
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  await page.evaluate(() => {
    const root = document.querySelector('.vp-root');
    Object.assign(window, { gone: root && new WeakRef(root) });
  });
  await toggle(page).click();
  await expect(page.locator('.vp-root')).toHaveCount(0);

  const browser = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await browser.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => Reflect.get(window, 'gone').deref() === undefined);
    })
    .toBe(true);
});
