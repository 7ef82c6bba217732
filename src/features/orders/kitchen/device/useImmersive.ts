import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { focusedBeside } from '../../../../core/dom/focusedBeside';
import { isImmersiveAtom } from '../../../../ui/theme/immersive';

/** Fills the whole portal, and takes the focus unless a control of the host has it. */
export function useImmersive(root: RefObject<HTMLElement | null>): void {
  const setImmersive = useSetAtom(isImmersiveAtom);
  useLayoutEffect(() => {
    setImmersive(true);
    return () => setImmersive(false);
  }, [setImmersive]);
  useEffect(() => {
    const { current } = root;
    const focused = current && focusedBeside(current);
    const { activeElement, body } = document;
    if (!current || (activeElement !== body && !current.closest('.vp-root')?.contains(focused))) {
      return;
    }
    current.focus({ preventScroll: true });
  }, [root]);
}
