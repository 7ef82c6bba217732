import type { Page } from '@playwright/test';

const AHEAD_MS = 5_000;

/** From now on the page's clock, installed before, moves only when the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + AHEAD_MS);
}
