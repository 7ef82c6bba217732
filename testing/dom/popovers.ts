import { addMissing } from './define.ts';

const IS_OPEN = ':popover-open';

/** Popovers stay where they are in the document, and are shown even while they are closed. */
export function addPopovers(): void {
  if ('showPopover' in HTMLElement.prototype) return;
  const shown = new WeakSet<Element>();
  addMissing(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      shown.add(this);
    },
    hidePopover(this: HTMLElement) {
      shown.delete(this);
    },
    togglePopover(this: HTMLElement) {
      if (!shown.delete(this)) shown.add(this);
    },
  });
  const { matches } = Element.prototype;
  // Selector engines without popovers throw on this pseudo-class.
  Object.defineProperty(Element.prototype, 'matches', {
    configurable: true,
    writable: true,
    value(this: Element, selectors: string) {
      return selectors === IS_OPEN ? shown.has(this) : matches.call(this, selectors);
    },
  });
}
