import type { Page } from '@playwright/test';
import { dayFigure } from '../../pages/dashboard.ts';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { kitchen } from '../../support/kitchen.ts';
import { keepLedger, measureMemory, takeStock, watchCalls } from '../../support/ledger.ts';
import { passCode } from '../../support/signIn.ts';

test.use({ harness: 'lab' });

/**
 * The number of visits. The second visit shows what a visit leaves behind, and the later visits that this does not
 * grow.
 */
const ROUNDS = 4;

/** What each visit reads, with the shift in the header. */
const READS = ['vendorGet', 'waitingOrders', 'orderChanges', 'restaurantGet', 'orderHistory'];

/** The number of mounts; `npm run soak -- mounts` sets 200. */
const MOUNTS = Number(process.env.MOUNTS ?? 5);
/** The number of visits after which caches are full. */
const WARM_UP = 3;
const MAX_GROWTH_MB = 5;
const MIB = 1024 * 1024;

const toggle = (page: Page) => page.getByRole('button', { name: /(open|close) portal/i });

/** Closes the portal once the dashboard is complete, so that every visit renders the same. */
async function close(page: Page) {
  const dashboard = page.getByRole('heading', { name: 'New Orders' });
  await expect(dashboard).toBeVisible();
  await expect(page.getByText('No Data Found')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  // The shift and the figures of today are loaded after the first paint.
  await expect(page.getByRole('banner').getByText('0 waiting')).toBeVisible();
  await expect(dayFigure(page, 'Orders today')).toHaveText('0');
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
    for (const call of [...READS, 'dashboard']) recorder.allowCalls(call, 'each visit reads them');
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
    const { nodes } = await measureMemory(page);

    for (let round = 1; round < ROUNDS; round += 1) await openAndClose(page);

    await expect.poll(() => takeStock(page)).toEqual(after1);
    await expect.poll(async () => (await measureMemory(page)).nodes).toBeLessThanOrEqual(nodes);
    expect(after1).toMatchObject({ intervals: 0, history: [], isPatched: false });
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
  await expect(titleOf(page, 'Offers')).toBeVisible();
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

test(`${MOUNTS} visits of the kitchen leave nothing behind`, async ({
  page,
  signInNew,
  recorder,
}) => {
  test.setTimeout(90_000 + MOUNTS * 5_000);
  for (const endpoint of [...READS, 'ordersByStatus'])
    recorder.allowCalls(endpoint, 'each visit reads them');
  for (const endpoint of ['/sandbox/push', 'savePushToken'])
    recorder.allowCalls(endpoint, 'the sandbox has a token for each stream');
  await page.addInitScript(keepLedger);
  const openCalls = watchCalls(page);
  const settings = { isAutomatic: true };
  await page.addInitScript(
    (stored) => localStorage.setItem('print_settings', stored),
    JSON.stringify(settings),
  );
  await signInNew(
    { orders: [{ status: 'waiting_for_confirmation' }] },
    '/remount/orders?view=kitchen',
  );
  let rules = -1;
  /** Waits until the parts that load after the first paint add no more styles. */
  const untilStyled = () =>
    expect
      .poll(
        async () => {
          const before = rules;
          ({ rules } = await takeStock(page));
          return rules - before;
        },
        { intervals: [500] },
      )
      .toBe(0);
  const visit = async () => {
    await toggle(page).click();
    await expect(kitchen(page).getByRole('article')).toBeVisible();
    // Wait until the change stream, the push stream, the printing and the wake lock have started.
    await expect
      .poll(async () => {
        const { locks, channels, wakeLocks } = await takeStock(page);
        const isPrinting = locks.some((name) => name?.includes(':printing:'));
        const streams = openCalls().filter((path) => /\/(push|changes)$/.test(path)).length;
        return { isPrinting, streams, wakeLocks, hasChannels: channels > 0 };
      })
      .toEqual({ isPrinting: true, streams: 2, wakeLocks: 1, hasChannels: true });
    await untilStyled();
    await toggle(page).click();
    await expect(kitchen(page)).toBeHidden();
  };
  for (let round = 0; round < WARM_UP; round += 1) await visit();
  const before = await takeStock(page);
  const start = await measureMemory(page);
  for (let round = WARM_UP; round < MOUNTS; round += 1) await visit();

  const nothing = { intervals: 0, timeouts: 0, channels: 0, wakeLocks: 0, locks: [] };
  await expect.poll(() => takeStock(page)).toEqual({ ...before, ...nothing });
  await expect.poll(openCalls).toEqual([]);
  await expect.poll(async () => (await measureMemory(page)).nodes).toBeLessThanOrEqual(start.nodes);
  // The browser itself may add a few listeners. A leak would add at least one for each visit.
  await expect
    .poll(async () => (await measureMemory(page)).jsEventListeners)
    .toBeLessThan(start.jsEventListeners + MOUNTS - WARM_UP);
  const end = await measureMemory(page);
  expect(end.documents).toBeLessThanOrEqual(start.documents);
  const grown = (end.heap - start.heap) / MIB;
  const figures = [
    `heap ${(start.heap / MIB).toFixed(2)} MiB, grown by ${grown.toFixed(2)} MiB`,
    ...(['nodes', 'jsEventListeners', 'documents'] as const).map(
      (name) => `${name} ${start[name]} to ${end[name]}`,
    ),
  ];
  process.stdout.write(`${MOUNTS} visits: ${figures.join(', ')}\n`);
  expect(grown).toBeLessThan(MAX_GROWTH_MB);
});
