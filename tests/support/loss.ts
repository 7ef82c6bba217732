import type { Page } from '@playwright/test';
import { titleOf } from '../pages/screen.ts';
import { expect } from './fixtures.ts';

/** What is wider than its place: the portal, its content, or a text that is cut off in a control. */
function findLoss(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TEXTS = 'button, a, h1, h2, h3, label, legend, dt, dd, summary, .vp-chip';
    const boxes = [...document.querySelectorAll<HTMLElement>(`.vp-root, main, main :is(${TEXTS})`)];
    return boxes
      .filter((box) => box.checkVisibility() && box.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((box) => `${box.localName}: ${box.textContent?.slice(0, 40)}`);
  });
}

/** Expects that the screen shows all of its content. */
export async function expectNoLoss(page: Page, path: string): Promise<void> {
  await expect(titleOf(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  expect(await findLoss(page), path).toEqual([]);
}
