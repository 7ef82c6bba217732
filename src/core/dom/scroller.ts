/** The element that scrolls: one of the portal or of its host, or the window. */
export type Scroller = Element | Window;

const SCROLLS = /^(auto|scroll|overlay)$/;

/**
 * Finds the element that scrolls. A box as high as its content does not scroll, but an element of the host around it
 * may.
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

/** The parent element, even across shadow roots and slots. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Distance of the element from the start of the scroller's content, in px. */
export function startWithin(scroller: Scroller, element: Element): number {
  const { top } = element.getBoundingClientRect();
  if (!(scroller instanceof Element)) return top + window.scrollY;
  return top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop;
}
