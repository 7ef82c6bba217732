import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const HEIGHT = 900;
const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function findBarriers(page: Page, view: string): Promise<string[]> {
  // Legacy mode reads this page alone, which has no frames, and opens no second one for the report.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: EVERY_RULE, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${view}: ${id} ${target.join(' ')} ${failureSummary}`,
    ),
  );
}

/** A phone by day and a wide screen by night: every rule in both layouts and both schemes. */
const VIEWS = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** WCAG 2.2 A and AA find nothing wrong with what the page shows. */
export async function expectNoBarriers(page: Page, place: string): Promise<void> {
  const found: string[] = [];
  for (const { width, colorScheme } of VIEWS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await findBarriers(page, `${width} px, ${colorScheme}`)));
  }
  expect(found, place).toEqual([]);
}
