import { type RefObject, useEffect } from 'react';

/** Scrolls to an issue of the list and focuses it, once it is shown; `''` for none. */
export function useFocusIssue(
  list: RefObject<HTMLElement | null>,
  id: string,
  block: 'start' | 'center',
): void {
  useEffect(() => {
    if (id === '') return;
    const issues = list.current?.querySelectorAll<HTMLElement>('[data-issue]') ?? [];
    const wanted = [...issues].find(({ dataset }) => dataset.issue === id);
    wanted?.scrollIntoView({ block });
    wanted?.focus({ preventScroll: true });
  }, [list, id, block]);
}
