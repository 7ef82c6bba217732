import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const HEIGHT = 900;
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function findBarriers(axe: AxeBuilder, seen: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${seen}: ${id} ${target.join(' ')} ${failureSummary}`,
    ),
  );
}

/**
 * WCAG 2.2 A and AA find nothing wrong with what the page shows: every rule on a phone and a wide
 * screen, and once more the contrast when it is dark.
 */
export async function expectNoBarriers(page: Page, place: string): Promise<void> {
  const found: string[] = [];
  const everything = () => new AxeBuilder({ page }).withTags(EVERY_RULE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await findBarriers(everything(), `${width} px`)));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast = new AxeBuilder({ page }).withRules('color-contrast');
  found.push(...(await findBarriers(contrast, 'dark')));
  expect(found, place).toEqual([]);
}
