import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus to the page's title when what had it is gone, after a deletion for example. Put a
 * hidden element with `ref={marker}` on the page.
 */
export function useTitleFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    focusTitleOf(marker.current);
  }, [times]);
  return { marker, focusTitle: () => setTimes((before) => before + 1) };
}

/** Gives the focus to the title of the page that an element is on, before the element goes. */
export function focusTitleOf(element: Element | null): void {
  const screen = element?.closest('main');
  screen?.querySelector<HTMLElement>('[data-vp-part="page-title"]')?.focus();
}
