import type { Page } from '@playwright/test';
import { titleOf } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

const SCREENS = [
  '/dashboard',
  '/orders',
  '/outlet/order-history',
  '/food-menu',
  '/offers',
  '/outlet/rating',
  '/insights',
  '/timings',
  '/team',
  '/pending-payouts',
] as const;

/** Fields keep their border, what floats has one with its shadow, and the edge of a picture is part of it. */
const WITH_BOTH = 'input, select, textarea, img, dialog, [popover], :disabled, [aria-disabled]';

/** The parts of the screen with a ground of their own and a border around it. */
function partsWithBoth(page: Page): Promise<string[]> {
  return page.locator('.vp-root').evaluate((root, exempt) => {
    const isSeen = (color: string) => !/^transparent$|, 0\)$|\/ 0\)$/.test(color);
    return [...root.querySelectorAll<HTMLElement>('*')]
      .filter((part) => {
        const style = getComputedStyle(part);
        const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
          (side) =>
            Number.parseFloat(style[`border${side}Width`]) > 0 &&
            style[`border${side}Style`] !== 'none' &&
            isSeen(style[`border${side}Color`]),
        );
        return (
          edges.length === 4 &&
          isSeen(style.backgroundColor) &&
          style.borderTopColor !== style.backgroundColor &&
          part.checkVisibility() &&
          !part.closest(exempt)
        );
      })
      .map((part) => `${part.localName} ${part.textContent?.trim().slice(0, 40)}`);
  }, WITH_BOTH);
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`at ${width} px, no part of a screen has a ground and a border (c85)`, async ({
    page,
    signInNew,
  }) => {
    await page.setViewportSize({ width, height });
    await signInNew({
      orders: [{ status: 'waiting_for_confirmation' }, { status: 'cooking' }],
      history: 20,
      demo: ['menu', 'offers', 'reviews', 'team', 'timings', 'payments'],
    });
    for (const path of SCREENS) {
      await visit(page, path);
      await expect(titleOf(page)).toBeVisible();
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
      expect(await partsWithBoth(page), path).toEqual([]);
    }
  });
}
