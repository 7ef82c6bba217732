import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { createSizeObserver } from '../../core/dom/sizeObserver';
import { useScrollPosition } from './scrollPosition';

/** Input events that stop the scroll restoration. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** In ms. Rows that load after this time no longer change the scroll position. */
const SETTLE_MS = 5_000;

/** Scrolls a new screen to its top and restores the position of one that the user returns to. */
export function useScreenScroll(): RefObject<HTMLDivElement | null> {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  // Cached from scroll events: reading `scrollTop` here would force a layout.
  const top = useRef(0);
  const { pathname } = useLocation();
  const position = useScrollPosition();
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const unmounted = new AbortController();
    let restored = AbortSignal.abort();
    if (shown.current !== pathname) {
      shown.current = pathname;
      const stored = position.find();
      if (stored > 0 || top.current > 0) restored = settleAt(scroller, stored, unmounted.signal);
      top.current = stored;
    }
    const save = () => {
      if (restored.aborted) top.current = scroller.scrollTop;
    };
    scroller.addEventListener('scroll', save, { passive: true, signal: unmounted.signal });
    return () => {
      unmounted.abort();
      position.save(top.current);
    };
  }, [position, pathname]);
  return scrollerRef;
}

/** Scrolls to `top`, and again while content loads. The returned signal aborts when the scrolling has ended. */
function settleAt(scroller: HTMLElement, top: number, unmounted: AbortSignal): AbortSignal {
  const over = new AbortController();
  const stop = () => over.abort();
  const timer = setTimeout(stop, SETTLE_MS);
  scroller.scrollTop = top;
  // Runs for the first time after the layout of the screen and its lists.
  const observer = createSizeObserver(() => {
    scroller.scrollTop = top;
    if (Math.abs(scroller.scrollTop - top) <= 1) stop();
  });
  over.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const part of scroller.children) observer.observe(part);
  for (const name of USER_INPUT) {
    scroller.addEventListener(name, stop, { passive: true, signal: over.signal });
  }
  unmounted.addEventListener('abort', stop);
  return over.signal;
}
