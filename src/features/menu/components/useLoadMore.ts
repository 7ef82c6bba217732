import { useEffect, useRef, useState } from 'react';
import { LOAD_MORE_MS } from '../../../core/menu/menuList';

/**
 * Shows more cards after the specified delay. The focus moves to the first new card, unless the user has moved it
 * elsewhere.
 */
export function useLoadMore(filter: string, shown: number, onMore: () => void) {
  const grid = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstNew = useRef<number | null>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setLoading(false);
    },
    [filter],
  );
  useEffect(() => {
    if (firstNew.current === null) return;
    grid.current?.querySelectorAll<HTMLElement>('article').item(firstNew.current)?.focus();
    firstNew.current = null;
  }, [shown]);
  const loadMore = () => {
    setLoading(true);
    timer.current = setTimeout(() => {
      setLoading(false);
      firstNew.current = more.current?.matches(':focus') ? shown : null;
      latest.current();
    }, LOAD_MORE_MS);
  };
  return { grid, more, isLoading, loadMore };
}
