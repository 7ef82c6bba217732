import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first entry that was added to a list. Call `expectAdded` where the entries are added; if they replace
 * others, with the index of the first.
 *
 * @param field - selects a field of each entry
 */
export function useFocusAdded<Element extends HTMLElement>(
  count: number,
  field: string,
): { list: RefObject<Element | null>; expectAdded: (first?: number) => void } {
  const list = useRef<Element>(null);
  const expected = useRef<number>(null);
  useEffect(() => {
    if (expected.current === null) return;
    const added = count - expected.current;
    expected.current = null;
    if (added <= 0) return;
    // From the end, because other fields of the list may match too.
    [...(list.current?.querySelectorAll<HTMLElement>(field) ?? [])].at(-added)?.focus();
  });
  return {
    list,
    expectAdded(first = count) {
      expected.current = first;
    },
  };
}
