import { expect, type Locator, type Page, type Request } from '@playwright/test';

const AHEAD_MS = 5_000;
const STEP_MS = 1_000;

/** Hides the server's time, so that the page uses the clock that the test moves. */
export async function hideServerTime(page: Page): Promise<void> {
  await page.route('**/api/**', async (route, request) => {
    // Change only POST requests: the portal reads the time from no others, and a stream does not end.
    if (request.method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    delete headers.date;
    await route.fulfill({ response, headers });
  });
}

/** Stops the installed clock of the page: from now on only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}

/** Moves the page's clock forward until the element appears, for example after the reads that follow a lost answer. */
export async function moveOnUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await expect(awaited).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [20] });
}

/**
 * Installs the page's clock and returns a function that moves it forward, in ms. Before each step, the function waits
 * for the calls with `part` in their URL, because the portal would treat a call that stays open as a lost connection.
 */
export async function installClock(
  page: Page,
  part = '/food-order/',
): Promise<(time: number) => Promise<void>> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes(part)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.clock.install();
  return async (time) => {
    for (let passed = 0; passed < time; passed += STEP_MS) {
      await expect.poll(() => open.size).toBe(0);
      await page.clock.runFor(STEP_MS);
    }
    await expect.poll(() => open.size).toBe(0);
  };
}
