import { isFromRight } from '../../../core/dom/isFromRight';
import { OVERLAY_EVENT } from '../../primitives/overlay/Dialog';
import { depths } from '../../theme/theme';

/** The width from which a toast shares a row with the title or with the bar of a view that fills the portal, in px. */
const ROOM_PX = 280;
const WIDEST_PX = 480;
const GAP_PX = 16;
const GUTTER_PX = 24;

const TITLE = '[data-vp-part="title-row"]';
const VIEW = '[data-vp-part="immersive"]';

/**
 * Keeps the element of the toasts where it lies on nothing (c67): in the topmost dialog, in the title row or the bar of
 * a view if there is room, or in a line of its own that takes its room from the page. Returns a function that stops it.
 */
export function keepInPlace(root: HTMLElement, host: HTMLElement): () => void {
  // Holds no dialog: one that was removed would keep the screen around it in memory.
  const openings = new WeakMap<Element, number>();
  let count = 0;
  const orderOf = (dialog: Element) => openings.get(dialog) ?? 0;
  const topDialog = () =>
    [...root.querySelectorAll('dialog[open]')]
      .sort((one, other) => orderOf(one) - orderOf(other))
      .at(-1);
  const home = host.parentElement ?? root;
  const isShown = () => host.querySelector('.vp-toast') !== null;
  const place = () => {
    root.style.overflowAnchor = '';
    // Out of the flow, so that the row that is measured has its usual height.
    host.style.cssText = 'position: absolute';
    const dialog = topDialog();
    if (dialog) return put(host, 'dialog', dialog, dialog.firstChild);
    // Measuring forces a layout, so do it only for a toast.
    if (!isShown()) return put(host, 'line', home, null);
    const view = root.querySelector(VIEW);
    return view ? placeInView(view, host) : placeOnScreen(root, host);
  };
  const isAstray = () => {
    const view = root.querySelector(VIEW);
    const scroller = root.querySelector('main')?.parentElement ?? root;
    // The screen has loaded below a toast that was shown before it.
    const isAbove = host.dataset.place === 'stuck' && !scroller.contains(host);
    return !host.isConnected || isAbove || (view !== null && !view.contains(host));
  };
  // A navigation removes the row that holds the toasts. The page is observed only while there is one.
  const page = new MutationObserver(() => isAstray() && place());
  let frame = 0;
  const toasts = new MutationObserver(() => {
    page.disconnect();
    cancelAnimationFrame(frame);
    // Before the paint, but after the change that the toast is about, so that the screen is laid out once.
    frame = requestAnimationFrame(() => {
      place();
      if (isShown()) page.observe(root, { childList: true, subtree: true });
    });
  });
  const follow = ({ target }: Event) => {
    count += 1;
    openings.set(target as Element, count);
    place();
  };
  toasts.observe(host, { childList: true, subtree: true });
  root.addEventListener(OVERLAY_EVENT, follow);
  place();
  return () => {
    toasts.disconnect();
    cancelAnimationFrame(frame);
    page.disconnect();
    root.removeEventListener(OVERLAY_EVENT, follow);
    root.style.overflowAnchor = '';
    host.remove();
  };
}

type Place = 'dialog' | 'bar' | 'title' | 'line' | 'stuck';

const STYLES: Record<Place, Partial<CSSStyleDeclaration>> = {
  dialog: {},
  // Its content does not widen the bar, which folds what does not fit.
  bar: { inlineSize: '0', minInlineSize: '100%' },
  title: { position: 'absolute', insetBlock: '0', display: 'grid', alignContent: 'center' },
  line: { flex: 'none' },
  stuck: { position: 'sticky', insetBlockStart: '0', zIndex: `${depths.bar}` },
};

/** Moves the element only if it is elsewhere, because a moved toast may be announced again. */
function put(host: HTMLElement, place: Place, parent: Element, before: Node | null): void {
  host.dataset.place = place;
  host.style.cssText = '';
  Object.assign(host.style, STYLES[place]);
  const next = before === host ? host.nextSibling : before;
  if (host.parentElement !== parent || host.nextSibling !== next) parent.insertBefore(host, next);
}

function placeInView(view: Element, host: HTMLElement): void {
  const bar = view.querySelector(':scope > header');
  const space = bar?.querySelector(':scope > [data-part="space"]');
  if (bar && space && fits(host, 'bar', space.clientWidth, bar.clientHeight - GAP_PX)) {
    return put(host, 'bar', space, null);
  }
  put(host, 'line', view, bar?.nextSibling ?? view.firstChild);
}

function placeOnScreen(root: HTMLElement, host: HTMLElement): void {
  const main = root.querySelector('main');
  const scroller = main?.parentElement;
  if (!main || !scroller) return put(host, 'stuck', root, root.firstChild);
  if (placeInTitle(root, host)) return;
  // A line below the header or, if that is scrolled away, above the scroller.
  if (scroller.scrollTop > 0) return put(host, 'line', scroller.parentElement ?? root, scroller);
  put(host, 'line', scroller, main);
  const top = topOf(root);
  if (host.getBoundingClientRect().top >= top) return;
  // The page itself scrolls. Without scroll anchors, it moves down by the height of the line.
  root.style.overflowAnchor = 'none';
  put(host, 'stuck', scroller, main);
  const title = root.querySelector(TITLE)?.getBoundingClientRect();
  if (title && title.top <= top && title.bottom > top) {
    host.style.insetBlockStart = `${title.height}px`;
  }
}

/** The visible top of the portal. */
function topOf(root: HTMLElement): number {
  return Math.max(0, root.getBoundingClientRect().top);
}

/** Covers the free part of the title row, whose height and buttons stay as they are. */
function placeInTitle(root: HTMLElement, host: HTMLElement): boolean {
  const row = root.querySelector(TITLE);
  const heading = row?.querySelector(':scope > [data-part="heading"]');
  if (!row || !heading) return false;
  const box = row.getBoundingClientRect();
  if (box.top < topOf(root)) return false;
  const isRtl = isFromRight(row);
  /** The distances of a part's start and end from the end of the row. */
  const distances = (part: Element) => {
    const { left, right } = part.getBoundingClientRect();
    const [toLeft, toRight] = [box.right - left, box.right - right];
    return isRtl
      ? { start: box.width - toRight, end: box.width - toLeft }
      : { start: toLeft, end: toRight };
  };
  const actions = row.querySelector(':scope > [data-part="actions"]:not(:empty)');
  const end = actions ? distances(actions).start + GAP_PX : GUTTER_PX;
  const headingEnd = [...heading.children]
    .map((part) => distances(part).end)
    .reduce((one, other) => Math.min(one, other), box.width);
  const width = Math.min(headingEnd - GAP_PX - end, WIDEST_PX);
  if (!fits(host, 'title', width, box.height)) return false;
  put(host, 'title', row, null);
  Object.assign(host.style, { inlineSize: `${width}px`, insetInlineEnd: `${end}px` });
  return true;
}

/** Whether the toasts are not higher than `height` in a box of this width. */
function fits(host: HTMLElement, place: Place, width: number, height: number): boolean {
  if (!(width >= ROOM_PX)) return false;
  host.dataset.place = place;
  host.style.inlineSize = `${width}px`;
  const isLow = host.offsetHeight <= height;
  host.style.inlineSize = '';
  return isLow;
}
