import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './fixtures.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // A rule of best practice: nobody misses a level that was never there.
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
  elementRef: false,
};

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

async function findBarriers(page: Page, view: string): Promise<string[]> {
  // Load axe once for each page, because loading it takes as long as checking a small screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (options) => {
    if (!window.axe) throw new Error('axe did not load');
    const { passes, violations: barriers } = await window.axe.run(options);
    if (passes.length + barriers.length === 0) throw new Error('axe found nothing to check');
    return barriers;
  }, OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${view}: ${id} ${target.join(' ')} ${failureSummary}`,
    ),
  );
}

type ColorScheme = 'light' | 'dark';

/**
 * A phone in light colours and a wide screen in dark colours, so that both layouts and both schemes are checked. The
 * phone is so high that the buttons at its lower edge cover no control in part, which axe reports as too small.
 */
const VIEWS = [
  { width: 390, height: 3_000, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** Expects that axe finds no violation of WCAG 2.2 A and AA on the page, by default in one scheme for each width. */
export async function expectNoBarriers(
  page: Page,
  place: string,
  schemes?: readonly ColorScheme[],
): Promise<void> {
  const barriers: string[] = [];
  for (const { width, height, colorScheme: own } of VIEWS) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes ?? [own]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      barriers.push(...(await findBarriers(page, `${width} px, ${colorScheme}`)));
    }
  }
  expect(barriers, place).toEqual([]);
}
