import type { Page } from '@playwright/test';

/** What may not be under a toast: controls, texts, pictures, cards and bars. */
const THINGS =
  'a, button, input, select, textarea, label, summary, h1, h2, h3, p, li, time, dt, dd, td, img, article, header, nav, ' +
  'dialog, [role="tablist"], [role="region"], [data-part="sign"]';

/** Everything that a toast lies on: parts of the page or, while a dialog is open, of that dialog. */
export function underToasts(page: Page): Promise<string[]> {
  return page.evaluate((things) => {
    const root = document.querySelector('.vp-root') as HTMLElement;
    const toasts = [...root.querySelectorAll('[data-vp-part="toast"]')];
    if (toasts.length === 0) throw new Error('No toast is shown');
    const dialog = [...root.querySelectorAll('dialog[open]')].at(-1);
    /** The part of an element that its scrollers show. */
    const seen = (element: Element) => {
      const box = element.getBoundingClientRect();
      let [top, right, bottom, left] = [box.top, box.right, box.bottom, box.left];
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const clip = around.getBoundingClientRect();
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      }
      return { top, right, bottom, left };
    };
    const area = toasts.map(seen);
    return [...(dialog ?? root).querySelectorAll(things)]
      .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
      .filter((thing) => thing.getBoundingClientRect().width > 2)
      .filter((thing) => !toasts.some((toast) => thing.contains(toast) || toast.contains(thing)))
      .filter((thing) => {
        const own = seen(thing);
        return area.some(
          (box) =>
            Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1 &&
            Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1,
        );
      })
      .map((thing) => `${thing.localName} ${thing.textContent?.trim().slice(0, 40)}`);
  }, THINGS);
}
