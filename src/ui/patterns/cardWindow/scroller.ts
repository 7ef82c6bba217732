/** What moves a list past the eye: an element of the portal or of its host, or the window. */
export type Scroller = Element | Window;

const SCROLLS = /^(auto|scroll|overlay)$/;

/**
 * What scrolls this element now. A box that could scroll but is as tall as its contents does not:
 * a host may give the portal no height of its own and scroll around it.
 */
export function findScroller(element: Element): Scroller {
  let box = parentOf(element);
  while (box) {
    const { overflowY } = getComputedStyle(box);
    const isRoot = box === document.scrollingElement || box === document.body;
    if (!isRoot && SCROLLS.test(overflowY) && box.scrollHeight > box.clientHeight + 1) return box;
    box = parentOf(box);
  }
  return window;
}

/** Also out of a shadow tree, and through the slot that shows an element. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** How far below the start of the scroller's contents this element begins, in px. */
export function startWithin(scroller: Scroller, element: Element): number {
  const { top } = element.getBoundingClientRect();
  if (!(scroller instanceof Element)) return top + window.scrollY;
  return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
}
