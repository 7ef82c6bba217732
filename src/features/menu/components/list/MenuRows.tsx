import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { hasCapabilityAtom } from '../../../../core/capabilities';
import { uniqueKeys } from '../../../../core/format/uniqueKeys';
import { clip } from '../../../../core/format/wireValues';
import messages from '../../../../core/menu/messages.en.json';
import { categoriesAtom } from '../../../../core/menu/queries';
import type { MenuItem } from '../../../../core/menu/types';
import { useText } from '../../../../core/messages/useText';
import { useIncrementalList } from '../../../../ui/patterns/list/useIncrementalList';
import { useHasFailed } from '../../../../ui/patterns/QueryView';
import { Button } from '../../../../ui/primitives/Button';
import { Quiet, Stack } from '../../../../ui/primitives/layout/Layout';
import { byCategory, type CategoryGroup } from '../../categories/byCategory';
import { MenuRow, type MenuRowProps } from './MenuRow';
import { CategoryTitle, Rows } from './rowStyles';

const NOTHING: readonly [] = [];

/** The number of rows at first, and how many more are added near the end. */
const STEP = 60;

interface MenuRowsProps extends Pick<MenuRowProps, 'columns'> {
  items: readonly MenuItem[];
}

/** The menu as a list by category. */
export function MenuRows({ items, columns }: MenuRowsProps) {
  const text = useText(messages);
  const query = useAtomValue(categoriesAtom);
  const isOrdered = useAtomValue(hasCapabilityAtom)('menu.categories');
  const hasFailed = useHasFailed(query);
  const categories = query.data ?? (hasFailed ? NOTHING : undefined);
  const sorted = useMemo(
    () => byCategory(items, categories, { isOrdered }).flatMap((group) => group.items),
    [items, categories, isOrdered],
  );
  const { shown, isMore, showMore, end } = useIncrementalList(sorted, STEP);
  const groups = byCategory(shown, categories, { isOrdered });
  return (
    <Stack>
      {groups.map((group) => (
        <Category
          key={group.id}
          group={group}
          isRead={categories !== undefined}
          isOnly={groups.length === 1}
          columns={columns}
        />
      ))}
      {isMore && (
        <div ref={end}>
          <Button onClick={showMore}>{text('loadMore')}</Button>
        </div>
      )}
      <Quiet as="p" role="status">
        {text('itemCount', { count: items.length })}
      </Quiet>
    </Stack>
  );
}

interface CategoryProps extends Pick<MenuRowProps, 'columns'> {
  group: CategoryGroup;
  /** Until the categories are read, the place of the title is empty. */
  isRead: boolean;
  isOnly: boolean;
}

function Category({ group, isRead, isOnly, columns }: CategoryProps) {
  const { name, isHidden, items } = group;
  const text = useText(messages);
  const titleId = useId();
  const keys = uniqueKeys(items.map(({ id }) => id));
  const title = isRead && (clip(name) || (isOnly ? '' : text('otherItems')));
  return (
    <section>
      {title !== '' && (
        <CategoryTitle id={titleId} aria-hidden={!isRead}>
          {title} {isHidden && <Quiet>{text('categoryHidden')}</Quiet>}
        </CategoryTitle>
      )}
      <Rows aria-labelledby={title ? titleId : undefined}>
        {items.map((item, index) => (
          <MenuRow key={keys[index]} item={item} columns={columns} />
        ))}
      </Rows>
    </section>
  );
}
