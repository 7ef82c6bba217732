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
      const start = ['header', '[data-vp-part="title-row"]', '[role="tablist"][data-stuck]']
        .map((part) => root.querySelector<HTMLElement>(part)?.offsetHeight ?? 0)
        .reduce((sum, height) => sum + height, Math.max(0, root.getBoundingClientRect().top));
      region?.style.setProperty('--vp-toast-start', `${start}px`);
    };
    // Measuring forces a layout, so do it only for a message.
    if (notices.getLog().length > 0) place();
    return notices.subscribe(place);
  }, [notices]);
  return regionRef;
}
