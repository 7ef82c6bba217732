import { type RefObject, useEffect, useRef } from 'react';
import type { Notices } from './notices';

/** Places the toasts below the header, the title with its tools, and the tabs of a board, so that they cover no button there. */
export function useStartBelowTitle(notices: Notices): RefObject<HTMLDivElement | null> {
  const regionRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = () => {
      const region = regionRef.current;
      const root = region?.closest<HTMLElement>('.vp-root');
      if (!root) return;
      // The parts have space between them, and the title may be scrolled away.
      const bottoms = ['header', '[data-vp-part="title-row"]', '[role="tablist"][data-stuck]'].map(
        (part) => root.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
      );
      // A portal can begin below the window.
      const start = Math.min(Math.max(0, ...bottoms), window.innerHeight / 2);
      region?.style.setProperty('--vp-toast-start', `${start}px`);
    };
    // Measuring forces a layout, so do it only for a message.
    if (notices.getLog().length > 0) place();
    return notices.subscribe(place);
  }, [notices]);
  return regionRef;
}
