import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LOAD_MORE_MS } from '../../../core/menu/menuList';
import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { Columns } from '../../../ui/primitives/layout/ScreenLayout';
import { SkeletonBlock } from '../../../ui/primitives/SkeletonRows';
import { color, font, space } from '../../../ui/theme/theme';
import { MenuCard, type MenuCardProps } from './MenuCard';

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

interface MenuGridProps extends Omit<MenuCardProps, 'item' | 'isAdded'> {
  items: readonly MenuItem[];
  added: MenuItem | undefined;
  /** Changing the filter cancels a pending "Load More". */
  filter: string;
  shown: number;
  onMore: () => void;
}

export function MenuGrid({ items, added, filter, onMore, ...props }: MenuGridProps) {
  const text = useText(messages);
  const { shown: chosen, ...card } = props;
  const shown = Math.max(chosen, added ? items.indexOf(added) + 1 : 0);
  const { grid, more, isLoading, loadMore } = useLoadMore(filter, shown, onMore);
  const count = Math.min(shown, items.length);
  return (
    <>
      <Columns $wide={3} ref={grid}>
        {items.slice(0, shown).map((item, index) => (
          <MenuCard key={`${item.id} ${index}`} item={item} isAdded={item === added} {...card} />
        ))}
      </Columns>
      <More>
        <p role="status">{text('shownOf', { shown: count, total: items.length })}</p>
        {count < items.length && (
          <Button ref={more} isBusy={isLoading} onClick={loadMore}>
            {text('loadMore')}
          </Button>
        )}
      </More>
    </>
  );
}

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

export function MenuSkeleton() {
  const text = useText(messages);
  return (
    <Columns $wide={3} role="status">
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonBlock key={index} height="440px" />
      ))}
    </Columns>
  );
}
