import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { SkeletonBlock } from '../../../ui/primitives/Skeleton';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden';
import { box, color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { MenuItem } from '../types';
import { useLoadMore } from '../useLoadMore';
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
  /** What the items are narrowed by: another one calls off what was being loaded. */
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
      <Grid ref={grid}>
        {items.slice(0, shown).map((item, index) => (
          <MenuCard key={`${item.id} ${index}`} item={item} {...card} />
        ))}
      </Grid>
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

/** As large as what comes. */
export function MenuSkeleton() {
  const text = useText(messages);
  return (
    <Grid role="status">
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonBlock key={index} height="440px" />
      ))}
    </Grid>
  );
}
