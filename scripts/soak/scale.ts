import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { connectSandbox, type SandboxControl } from '../../testing/index.ts';
import { type HarnessProcess, startHarnessProcess } from '../../tests/support/harnessProcess.ts';
import { openSignedIn } from '../../tests/support/signIn.ts';
import { findChromium, findHeadlessShell } from '../chromium.ts';
import { INSTALL, startPostgres } from './postgres.ts';
import type { SoakReport, SoakSuite } from './suite.ts';

const SIZES = [10_000, 200_000] as const;
const MODES = [[], ['history.pages', 'orders.changes']] as const;
/** The searched texts: a dish, a customer, an order, and a text that no order contains. */
const SEARCHES = ['butter naan', 'ravi', '-0017', 'nothing'];
const DEMO = { phone: '6000000001' };
const KEY = 'scale';
/** The time after which every list has been read after the cursor. Counts are read once a minute. */
const SETTLING_MS = 75_000;
const MEASURED_MS = 60_000;
const OPENINGS = 3;
/** The timeout of pages. A busy machine takes long to show the whole history. */
const LONGEST_WAIT_MS = 180_000;
/** The maximum size of an answer to a board without changes, in bytes. */
const QUIET_BYTES = 1_024;
/** The calls that are made without a change, too: the waiting orders in full (c28), and the figures of the header. */
const ALWAYS_READ = /\/food-order\/(?:get-waiting-order|history-page)$/;

/** The calls of one page below `/api` and the size of their answers. `largest` leaves out those that are always read. */
interface Traffic {
  calls: number;
  bytes: number;
  largest: number;
}

/** Copies the seeded history back in time until the restaurant has about `size` orders. */
async function grow(url: string, size: number): Promise<void> {
  const client = new pg.Client(`${url}?options=-csearch_path%3Dvendor_portal_sandbox`);
  await client.connect();
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'vendor_portal_sandbox' and table_name = 'orders'`,
  );
  const changed: Record<string, string> = {
    id: `md5(orders.id || copy)`,
    order_number: `order_number || '-' || copy`,
    created_at: `created_at - copy * (select max(created_at) - min(created_at) from orders)`,
  };
  const names = rows.map(({ column_name }) => column_name);
  await client.query(
    `insert into orders (${names.join(', ')})
     select ${names.map((name) => changed[name] ?? name).join(', ')}
     from orders, generate_series(1, $1::int) as copy where status in ('completed', 'declined')`,
    [Math.round(size / SIZES[0]) - 1],
  );
  await client.query('vacuum analyze orders');
  await client.end();
}

/** Counts the calls and bytes of a page for a minute in which nothing changes. An open stream makes no calls. */
async function quietMinute(page: Page): Promise<Traffic> {
  await sleep(SETTLING_MS);
  const session = await page.context().newCDPSession(page);
  const sizes = new Map<string, number>();
  const expected = new Set<string>();
  let calls = 0;
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) calls += 1;
    if (ALWAYS_READ.test(pathname)) expected.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + dataLength);
  });
  await session.send('Network.enable');
  await sleep(MEASURED_MS);
  await session.detach();
  const bytes = [...sizes.values()].reduce((sum, one) => sum + one, 0);
  const others = [...sizes].filter(([id]) => !expected.has(id)).map(([, size]) => size);
  return { calls, bytes, largest: Math.max(0, ...others) };
}

async function openBoard(browser: Browser, path: string, { url, control }: Market) {
  const page = await openPage(browser, url);
  await openSignedIn(page, control, DEMO, path);
  await page.getByRole('article').first().waitFor();
  return page;
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const page = await browser.newPage({ baseURL });
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  return page;
}

/** The median times from opening the history until its first rows are shown, and until the number of rows is shown. */
async function openHistory(browser: Browser, { url, control }: Market) {
  const page = await openPage(browser, url);
  const first: number[] = [];
  const whole: number[] = [];
  await openSignedIn(page, control, DEMO, '/outlet/order-history');
  // The first opening only fills the caches.
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    const start = Date.now();
    await page.goto('/outlet/order-history');
    await page.locator('tbody tr').first().waitFor();
    const atFirst = Date.now() - start;
    await page.getByText(/^1–25 of /).waitFor();
    if (opening === 0) continue;
    first.push(atFirst);
    whole.push(Date.now() - start);
  }
  await page.close();
  return { first: median(first), whole: median(whole) };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

interface Market {
  url: string;
  control: SandboxControl;
}

/** The times of searches in ms. Each search runs once before, to fill the caches. */
async function timeSearches({ url, control }: Market): Promise<number[]> {
  const { access_token, restaurant } = await control.token(DEMO.phone);
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const times: number[] = [];
  for (const search of [...SEARCHES, ...SEARCHES]) {
    const filter = { status: 'all', search };
    const body = { restaurant_id: restaurant?._id, filter, sort: '-date', cursor: null, size: 25 };
    const start = Date.now();
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    await (await fetch(`${url}/api/food-order/history-page`, sent)).text();
    times.push(Date.now() - start);
  }
  return times.slice(SEARCHES.length);
}

/** Measures two boards for a quiet minute. */
async function measureBoards(browser: Browser, market: Market) {
  const boards = await Promise.all([
    openBoard(browser, '/orders', market),
    openBoard(browser, '/orders?tab=all', market),
  ]);
  const [board, all] = (await Promise.all(boards.map(quietMinute))) as [Traffic, Traffic];
  await Promise.all(boards.map((page) => page.close()));
  return { board, all };
}

/** The figures of one size. With the capabilities, the boards are measured both polled and with the stream. */
async function measure(browser: Browser, { url }: HarnessProcess, isOptional: boolean) {
  const context = await browser.newContext();
  const market = { url, control: connectSandbox({ url: `${url}/api`, key: KEY }).control };
  const history = await openHistory(browser, market);
  const searches = isOptional ? await timeSearches(market) : [];
  const { id } = await market.control.fault({ endpoint: 'orderChangesStream', status: 404 });
  const polled = await measureBoards(browser, market);
  await market.control.clearFault(id);
  const streamed = isOptional ? await measureBoards(browser, market) : null;
  const log = await market.control.log({ endpoint: 'orderHistory' });
  await context.close();
  const boards = [polled, ...(streamed ? [streamed] : [])];
  const largest = Math.max(...boards.flatMap(({ board, all }) => [board.largest, all.largest]));
  const isHeavy = isOptional && (largest > QUIET_BYTES || log.length > 0);
  const failure = `an answer of ${largest} bytes, ${log.length} calls of the whole history`;
  return { history, searches, polled, streamed, failures: isHeavy ? [failure] : [] };
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1);
const boardsOf = ({ board, all }: Awaited<ReturnType<typeof measureBoards>>) =>
  `board ${perMinute(board)}; tab All ${perMinute(all)}`;
const perMinute = ({ calls, bytes }: Traffic) => `${calls} calls, ${kib(bytes)} KiB`;

async function run(): Promise<SoakReport> {
  const server = await startPostgres();
  if (!server) return { figures: [], failures: [INSTALL] };
  const executablePath = findHeadlessShell() ?? (await findChromium()) ?? undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const figures: string[] = [];
  const failures: string[] = [];
  try {
    for (const size of SIZES) {
      for (const names of MODES) {
        const isNew = names.length === 0;
        const harness = await startHarness(server.url, names, isNew && size === SIZES[0]);
        if (isNew && size > SIZES[0]) await grow(server.url, size);
        try {
          const measured = await measure(browser, harness, !isNew);
          const { history, searches, polled, streamed } = measured;
          const name = `${size} orders, ${isNew ? 'without' : 'with'}`;
          figures.push(
            `${name}: ${boardsOf(polled)}; first rows ${history.first} ms, all ${history.whole} ms`,
          );
          if (searches.length > 0) figures.push(`${name}: searches ${searches.join(', ')} ms`);
          if (streamed) figures.push(`${name}, as a stream: ${boardsOf(streamed)}`);
          failures.push(...measured.failures.map((one) => `${size} orders: ${one}`));
        } finally {
          await harness.stop();
        }
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return { figures, failures };
}

function startHarness(database: string, names: readonly string[], isNew: boolean) {
  const named = names.length > 0 ? ['--capabilities', ...names] : [];
  const reset = isNew ? ['--reset'] : [];
  return startHarnessProcess({
    args: ['standalone', '--port', '0', '--quiet', '--database', database, ...reset, ...named],
    env: { VENDOR_PORTAL_SANDBOX_KEY: KEY, VENDOR_PORTAL_WATCH: 'false' },
  });
}

export const scale: SoakSuite = {
  name: 'scale',
  about: 'a quiet board and the history at 10,000 and 200,000 orders on a PostgreSQL server',
  run,
};
