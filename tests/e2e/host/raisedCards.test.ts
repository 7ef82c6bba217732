import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { open, settled } from '../../support/visit.ts';

test.use({ harness: 'lab' });

interface Shadows {
  cards: number;
  /** The boxes that cut off the shadow of a card. */
  cut: string[];
}

function readShadows(page: Page): Promise<Shadows> {
  return page.evaluate(() => {
    /** The visible part of the default shadow of a raised card, in px. */
    const [above, beside, below] = [2, 4, 6];
    const name = ({ localName, className, textContent }: Element) =>
      `<${localName} class="${className}"> ${textContent?.slice(0, 40)}`;
    const cuts = (box: Element, card: Element): boolean => {
      const styles = getComputedStyle(box);
      const isClipped = styles.overflowX !== 'visible' || styles.contentVisibility === 'auto';
      if (!isClipped) return false;
      const outer = box.getBoundingClientRect();
      const inner = card.getBoundingClientRect();
      const start = inner.left - outer.left - box.clientLeft + box.scrollLeft;
      const top = inner.top - outer.top - box.clientTop + box.scrollTop;
      return (
        start < beside ||
        box.scrollWidth - start - inner.width < beside ||
        top < above ||
        box.scrollHeight - top - inner.height < below
      );
    };
    const found = new Set<string>();
    let cards = 0;
    for (const card of document.querySelectorAll('.vp-root main *')) {
      const { boxShadow } = getComputedStyle(card);
      if (boxShadow === 'none' || boxShadow.includes('inset') || !card.checkVisibility()) continue;
      cards += 1;
      for (let box = card.parentElement; box?.closest('.vp-root'); box = box.parentElement) {
        if (cuts(box, card)) found.add(`${name(box)} cuts ${name(card)}`);
        // Further out, the card is at the place to which the box is scrolled.
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) break;
      }
    }
    return { cards, cut: [...found] };
  });
}

for (const width of [390, 1280]) {
  test(`raised cards have their whole shadow at ${width} px`, async ({
    page,
    signInNew,
    recorder,
  }) => {
    test.slow();
    recorder.allowCalls('restaurantGet', 'every screen shows the shift');
    recorder.allowCalls('orderHistory', 'every screen shows the figures of the day');
    await page.setViewportSize({ width, height: 900 });
    const look = encodeURIComponent(JSON.stringify({ card: 'raised' }));
    await signInNew(
      {
        orders: ['waiting_for_confirmation', 'cooking', 'cooking'].map((status) => ({ status })),
        history: 12,
        demo: ['menu', 'team', 'payments', 'offers', 'reviews'],
      },
      `/looks/dashboard?look=${look}`,
    );
    await settled(page);
    const card = page.locator('[data-order-card]').first();
    await expect(card).toHaveCSS('box-shadow', /^rgba\(20, 18, 12/);
    const expectWhole = async (path: string) => {
      await expect.poll(async () => (await readShadows(page)).cards, path).toBeGreaterThan(0);
      expect.soft((await readShadows(page)).cut, path).toEqual([]);
    };
    await expectWhole('/dashboard');
    for (const path of [
      '/orders',
      '/outlet/order-history',
      '/food-menu',
      '/insights',
      '/outlet/rating',
      '/team',
      '/pending-payouts',
      '/timings',
      '/setting/manage-profile',
      '/kyc-documents',
    ]) {
      await open(page, `/looks${path}`);
      await expectWhole(path);
    }
  });
}
