import { styled } from 'styled-components';
import messages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { Columns } from '../../../ui/primitives/layout/ScreenLayout';
import { SkeletonBlock } from '../../../ui/primitives/SkeletonRows';
import { color, font, space } from '../../../ui/theme/theme';
import { MenuCard, type MenuCardProps } from './MenuCard';
import { useLoadMore } from './useLoadMore';

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
  /** Changing the filter cancels a pending "Load More". */
  filter: string;
  shown: number;
  onMore: () => void;
}

export function MenuGrid({ items, filter, shown, onMore, ...card }: MenuGridProps) {
  const text = useText(messages);
  const { grid, more, isLoading, loadMore } = useLoadMore(filter, shown, onMore);
  const count = Math.min(shown, items.length);
  return (
    <>
      <Columns $wide={3} ref={grid}>
        {items.slice(0, shown).map((item, index) => (
          <MenuCard key={`${item.id} ${index}`} item={item} {...card} />
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
