import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { SkeletonBlock } from '../../../ui/primitives/Skeleton';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden';
import { box, color, font, space } from '../../../ui/theme/theme';
import { LOAD_MORE_MS } from '../menuList';
import messages from '../messages.en.json';
import type { MenuItem } from '../types';
import { MenuCard, type MenuCardProps } from './MenuCard';

/** One column in a narrow box, two in a medium one, three in a wide one. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${box.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
`;

interface MenuGridProps extends Omit<MenuCardProps, 'item'> {
  items: readonly MenuItem[];
  shown: number;
  onMore: () => void;
}

export function MenuGrid({ items, shown, onMore, ...card }: MenuGridProps) {
  const text = useText(messages);
  const { grid, isLoading, loadMore } = useLoadMore(shown, onMore);
  const count = Math.min(shown, items.length);
  return (
    <>
      <Grid ref={grid}>
        {items.slice(0, shown).map((item, index) => (
          <MenuCard key={`${item.id} ${index}`} item={item} {...card} />
        ))}
      </Grid>
      <More>
        <p role="status">{text('shownOf', { shown: count, total: items.length })}</p>
        {count < items.length && (
          <Button isBusy={isLoading} onClick={loadMore}>
            {text('loadMore')}
          </Button>
        )}
      </More>
    </>
  );
}

/** More cards after the specified delay; the keyboard goes on at the first of them. */
function useLoadMore(shown: number, onMore: () => void) {
  const grid = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const firstNew = useRef<number | null>(null);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (firstNew.current === null) return;
    grid.current?.querySelectorAll<HTMLElement>('article').item(firstNew.current)?.focus();
    firstNew.current = null;
  }, [shown]);
  const loadMore = () => {
    setLoading(true);
    timer.current = setTimeout(() => {
      setLoading(false);
      firstNew.current = shown;
      latest.current();
    }, LOAD_MORE_MS);
  };
  return { grid, isLoading, loadMore };
}

/** As large as what comes. */
export function MenuSkeleton() {
  const text = useText(messages);
  return (
    <Grid role="status">
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonBlock key={index} $height="440px" aria-hidden="true" />
      ))}
    </Grid>
  );
}
