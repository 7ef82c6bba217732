import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addedNameAtom, isAfterAdding } from '../../core/menu/addedItem';
import type { MenuItem } from '../../core/menu/types';

/** The item that was just added, once the menu has it. */
export function useAddedItem(menu: readonly MenuItem[] | undefined): MenuItem | undefined {
  const name = useAtomValue(addedNameAtom);
  const isAdded = isAfterAdding(useLocation().state);
  return isAdded ? menu?.findLast((item) => item.name === name) : undefined;
}

/** Scrolls to the row or card of an added item, and focuses it or its link. */
export function useReveal<Element extends HTMLElement>(
  isAdded: boolean,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isAdded || !element) return;
    element.scrollIntoView({ block: 'center' });
    const target =
      element.tabIndex < 0 && element.hasAttribute('tabindex')
        ? element
        : element.querySelector('a');
    target?.focus({ preventScroll: true });
  }, [isAdded]);
  return ref;
}
