import { useAtomValue } from 'jotai';
import { useId, useMemo } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { useIncrementalList } from '../../../ui/patterns/list/useIncrementalList';
import { uniqueKeys } from '../../../ui/patterns/list/uniqueKeys';
import { Button } from '../../../ui/primitives/Button';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { byCategory, type CategoryGroup } from '../categories';
import messages from '../messages.en.json';
import { categoriesAtom } from '../queries';
import type { MenuItem } from '../types';
import { MenuRow, type MenuRowProps } from './MenuRow';
import { CategoryTitle, Rows } from './rowStyles';

const NOTHING: readonly [] = [];

/** The number of rows at first, and how many more are added near the end. */
const STEP = 60;

interface MenuRowsProps extends Omit<MenuRowProps, 'item'> {
  items: readonly MenuItem[];
}

/** The menu as a list by category. */
export function MenuRows({ items, ...row }: MenuRowsProps) {
  const text = useText(messages);
  const { data, isError } = useAtomValue(categoriesAtom);
  const categories = data ?? (isError ? NOTHING : undefined);
  const sorted = useMemo(
    () => byCategory(items, categories).flatMap((group) => group.items),
    [items, categories],
  );
  const { shown, isMore, showMore, end } = useIncrementalList(sorted, STEP);
  const groups = byCategory(shown, categories);
  return (
    <Stack>
      {groups.map((group) => (
        <Category key={group.id} group={group} isOnly={groups.length === 1} {...row} />
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

interface CategoryProps extends Omit<MenuRowProps, 'item'> {
  group: CategoryGroup;
  isOnly: boolean;
}

function Category({ group: { name, items }, isOnly, ...row }: CategoryProps) {
  const text = useText(messages);
  const titleId = useId();
  const keys = uniqueKeys(items.map(({ id }) => id));
  const isNamed = name !== '' || !isOnly;
  return (
    <section>
      {isNamed && <CategoryTitle id={titleId}>{clip(name) || text('otherItems')}</CategoryTitle>}
      <Rows aria-labelledby={isNamed ? titleId : undefined}>
        {items.map((item, index) => (
          <MenuRow key={keys[index]} item={item} {...row} />
        ))}
      </Rows>
    </section>
  );
}
