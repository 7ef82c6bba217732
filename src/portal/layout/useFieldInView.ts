import { type RefObject, useEffect } from 'react';
import { focusedBeside } from '../../core/dom/focusedBeside';
import { createSizeObserver } from '../../core/dom/sizeObserver';

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Keeps the focused field visible when a bar below the scroller takes some of its height. */
export function useFieldInView(scrollerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const observer = createSizeObserver(() => {
      const field = focusedBeside(scroller);
      if (field?.matches(FIELDS) && scroller.contains(field)) {
        field.scrollIntoView({ block: 'nearest' });
      }
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scrollerRef]);
}
