import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useScreenPlace } from './screenPlace';

/** Whoever does one of these wants to be elsewhere. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Rows that come later than this, in ms, no longer move the screen. */
const SETTLE_MS = 5_000;

/** For what scrolls the screens: a new one begins at its top, and who returns finds it as it was left. */
export function useScreenScroll(): RefObject<HTMLDivElement | null> {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  // Kept here: asking the page for it would lay the new screen out before its time.
  const top = useRef(0);
  const { pathname } = useLocation();
  const place = useScreenPlace();
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const left = new AbortController();
    let settled = AbortSignal.abort();
    if (shown.current !== pathname) {
      shown.current = pathname;
      const found = place.find();
      if (found > 0 || top.current > 0) settled = settleAt(scroller, found, left.signal);
      top.current = found;
    }
    const remember = () => {
      if (settled.aborted) top.current = scroller.scrollTop;
    };
    scroller.addEventListener('scroll', remember, { passive: true, signal: left.signal });
    return () => {
      left.abort();
      place.keep(top.current);
    };
  }, [place, pathname]);
  return scrollerRef;
}

/** Scrolls there once the rows that are on their way make room. The signal says when that is over. */
function settleAt(scroller: HTMLElement, top: number, left: AbortSignal): AbortSignal {
  const over = new AbortController();
  const stop = () => over.abort();
  const timer = setTimeout(stop, SETTLE_MS);
  scroller.scrollTop = top;
  // First called once the screen is laid out, and has put its own lists in place.
  const observer = new ResizeObserver(() => {
    scroller.scrollTop = top;
    if (Math.abs(scroller.scrollTop - top) <= 1) stop();
  });
  over.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  for (const part of scroller.children) observer.observe(part);
  for (const name of TAKEN_OVER) {
    scroller.addEventListener(name, stop, { passive: true, signal: over.signal });
  }
  left.addEventListener('abort', stop);
  return over.signal;
}
