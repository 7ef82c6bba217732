import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { isImmersiveAtom } from '../../../ui/theme/immersive';

/**
 * Fills the whole portal, and takes the focus unless a control of the host has it. Returns the distance from the top of
 * the page in px, for a host that gives the portal no height.
 */
export function useImmersive(root: RefObject<HTMLElement | null>): number {
  const setImmersive = useSetAtom(isImmersiveAtom);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setImmersive(true);
    return () => setImmersive(false);
  }, [setImmersive]);
  useEffect(() => {
    const measure = () => {
      const box = root.current?.closest('.vp-root')?.getBoundingClientRect();
      if (box) setTop(Math.max(0, Math.round(box.top + globalThis.scrollY)));
    };
    measure();
    globalThis.addEventListener('resize', measure);
    return () => globalThis.removeEventListener('resize', measure);
  }, [root]);
  useEffect(() => {
    const { current } = root;
    const focused = current && focusedBeside(current);
    const { activeElement, body } = document;
    if (!current || (activeElement !== body && !current.closest('.vp-root')?.contains(focused))) {
      return;
    }
    current.focus({ preventScroll: true });
  }, [root]);
  return top;
}
