import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { SubjectName } from './buildSubjects.ts';
import type { Marketplace } from './marketplace.ts';
import { installClock } from './pageClock.ts';
import { EMPTY_PAGE, type ServedSubject } from './serveSubject.ts';

/** The results of one round, by the name of the figure. */
export type Figures = Record<string, number>;

/** A measurement. Each round of each subject runs in its own browser context. */
export interface Measurement {
  name: string;
  isSignedOut?: true;
  /** The measurement mostly waits, so all subjects run in parallel, in a single round. */
  isWaiting?: true;
  /** The measured visit has a slow network. */
  isSlow?: true;
  /** The subjects that have the measured screen; default: all. */
  subjects?: readonly SubjectName[];
  run(round: Round): Promise<Figures>;
}

/** Runs a part of a measurement and measures its CPU time. It also profiles the part on request. */
export type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export interface Round {
  page: Page;
  devTools: CDPSession;
  served: ServedSubject;
  market: Marketplace;
  step: Step;
}

export interface RoundOptions {
  browser: Browser;
  served: ServedSubject;
  market: Marketplace;
  throttle: number;
  isSignedOut?: boolean | undefined;
  isSlow?: boolean | undefined;
}

/** 1.6 Mbit/s with a latency of 150 ms, a slow mobile network. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

function storageOf({ url }: ServedSubject, { session }: Marketplace) {
  const entries = { ...session, vendor_portal_host: `${url}/api`, isKycCompleted: 'true' };
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Opens an empty page in a context with an empty cache. */
export async function openCold(
  options: RoundOptions,
): Promise<{ context: BrowserContext; page: Page; devTools: CDPSession }> {
  const { browser, served, market, throttle, isSignedOut, isSlow } = options;
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    baseURL: served.url,
    ...(isSignedOut ? {} : { storageState: storageOf(served, market) }),
  });
  // Define `__name`, a helper that the loader of this script inserts into functions that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(installClock);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  // Pages of one origin share a renderer process, so the measured page will have the same CPU throttling.
  await page.goto(EMPTY_PAGE);
  await devTools.send('Performance.enable');
  await devTools.send('Network.enable');
  await devTools.send('Network.clearBrowserCache');
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  if (isSlow) await devTools.send('Network.emulateNetworkConditions', SLOW);
  return { context, page, devTools };
}

/** Opens a path. Returns the ms from the start of the navigation until `isDone` is true and painted. */
export async function open(page: Page, path: string, isDone: string): Promise<number> {
  await page.addInitScript(`window.opened = bench.until(() => ${isDone})`);
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate(() => window.opened);
}

/** The visits after which the browser has compiled scripts in its cache. */
const VISITS = 3;

/** Opens a path in another page as often as it takes to fill the caches of the browser. */
export async function visitBefore(page: Page, path: string, isDone: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(path);
  for (let visit = 0; visit < VISITS; visit += 1) {
    await other.waitForFunction(isDone);
    // The browser writes compiled scripts into its cache some seconds after a visit.
    await other.waitForTimeout(2_500);
    if (visit < VISITS - 1) await other.goto(path);
  }
  await other.close();
}

/** Ms from an action in the page until `isDone` is true and painted. Both arguments are JavaScript code. */
export function timed(page: Page, act: string, isDone: string): Promise<number> {
  return page.evaluate(`bench.timed(() => { ${act} }, () => ${isDone})`);
}

/** Ms from an action in the page until the last change is painted; see `PageClock.answered`. */
export function answered(page: Page, act: string, quietFrames = 10): Promise<number> {
  return page.evaluate(`bench.answered(() => { ${act} }, ${quietFrames})`);
}

/** Blocking time is only the part of a task that exceeds 50 ms. */
const NOT_BLOCKING_MS = 50;

/** The blocking time and the longest task since `start`. */
export async function taskFigures(page: Page, start = 0): Promise<Figures> {
  const tasks = await page.evaluate((since) => window.bench.tasksSince(since), start);
  return {
    'blocking time': tasks.reduce((sum, task) => sum + task - NOT_BLOCKING_MS, 0),
    'longest task': Math.max(0, ...tasks),
  };
}

/** The number and the compressed size of the scripts that the page had requested by `time`. */
export async function scriptFigures(
  page: Page,
  { files }: ServedSubject,
  time: number,
): Promise<Figures> {
  const urls = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= until)
        .map(({ name }) => name),
    time,
  );
  const paths = new Set(urls.map((url) => new URL(url).pathname));
  const scripts = [...paths].flatMap((path) => (path.endsWith('.js') && files.get(path)) || []);
  const sizes = scripts.map((script) => gzipSync(script, { level: 9 }).length);
  return {
    'scripts, KiB gzip': sizes.reduce((sum, size) => sum + size, 0) / 1024,
    'script requests': sizes.length,
  };
}

/** The number and the decoded size of the calls that were answered since `from`, per minute. */
export async function callFigures(page: Page, from = 0, minutes = 1): Promise<Figures> {
  const calls = await page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('/api/') && startTime >= since)
        .map((entry) => ({
          path: entry.name,
          bytes: (entry as PerformanceResourceTiming).decodedBodySize,
        })),
    from,
  );
  const histories = calls.filter(({ path }) => path.endsWith('get-order-history'));
  return {
    calls: calls.length / minutes,
    'history calls': histories.length / minutes,
    'KiB answered': calls.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / minutes,
  };
}

export async function heapFigure(devTools: CDPSession): Promise<Figures> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return { 'heap, MB': usedSize / 1_000_000 };
}

/** The CPU time of the main thread in ms, which does not depend on other programs. */
export async function processorTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}
