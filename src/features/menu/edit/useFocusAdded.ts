import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the last field of a list after a click has added one. Call `expectAdded` in the click.
 *
 * @param field - selects the fields of the list
 */
export function useFocusAdded<Element extends HTMLElement>(
  count: number,
  field: string,
): { list: RefObject<Element | null>; expectAdded: () => void } {
  const list = useRef<Element>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    [...(list.current?.querySelectorAll<HTMLElement>(field) ?? [])].at(-1)?.focus();
  }, [count, field]);
  return {
    list,
    expectAdded() {
      isExpected.current = true;
    },
  };
}
