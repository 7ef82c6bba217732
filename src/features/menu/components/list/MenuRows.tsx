import { useAtomValue } from 'jotai';
import { UtensilsCrossed } from 'lucide-react';
import { Fragment, useId, useMemo } from 'react';
import { hasCapabilityAtom } from '../../../../core/capabilities';
import type { OwnColumn } from '../../../../core/contracts';
import { uniqueKeys } from '../../../../core/format/uniqueKeys';
import { clip } from '../../../../core/format/wireValues';
import messages from '../../../../core/menu/messages.en.json';
import { categoriesAtom } from '../../../../core/menu/queries';
import type { DishCategory, MenuItem } from '../../../../core/menu/types';
import { useText } from '../../../../core/messages/useText';
import { useIncrementalList } from '../../../../ui/patterns/list/useIncrementalList';
import { useHasFailed } from '../../../../ui/patterns/QueryView';
import type { DataColumn } from '../../../../ui/patterns/table/dataTableModel';
import { Button } from '../../../../ui/primitives/Button';
import { Quiet, Stack } from '../../../../ui/primitives/layout/Layout';
import { useReveal } from '../../useAddedItem';
import { CategoryTitle, RowPicture, Rows } from './rowStyles';

const NOTHING: readonly [] = [];

/** The number of rows at first, and how many more are added near the end. */
const STEP = 60;

interface MenuRowProps {
  item: MenuItem;
  isAdded: boolean;
  columns: readonly DataColumn<MenuItem>[];
}

interface MenuRowsProps extends Pick<MenuRowProps, 'columns'> {
  items: readonly MenuItem[];
  added: MenuItem | undefined;
}

/** The menu as a list by category. */
export function MenuRows({ items, added, columns }: MenuRowsProps) {
  const text = useText(messages);
  const query = useAtomValue(categoriesAtom);
  const isOrdered = useAtomValue(hasCapabilityAtom)('menu.categories');
  const hasFailed = useHasFailed(query);
  const categories = query.data ?? (hasFailed ? NOTHING : undefined);
  const sorted = useMemo(
    () => byCategory(items, categories, { isOrdered }).flatMap((group) => group.items),
    [items, categories, isOrdered],
  );
  const { shown, isMore, showMore, end } = useIncrementalList(
    sorted,
    STEP,
    added ? sorted.indexOf(added) + 1 : 0,
  );
  const groups = byCategory(shown, categories, { isOrdered });
  return (
    <Stack>
      {groups.map((group) => (
        <Category
          key={group.id}
          group={group}
          isRead={categories !== undefined}
          isOnly={groups.length === 1}
          added={added}
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

interface CategoryGroup {
  id: string;
  /** `''` if the category is unknown or not read yet. */
  name: string;
  isHidden: boolean;
  items: readonly MenuItem[];
}

/**
 * The items by category, in the order of the menu, or in that of the categories with `isOrdered`. Once the categories
 * are read, the items of unknown categories are the last group.
 */
export function byCategory(
  items: readonly MenuItem[],
  categories: readonly DishCategory[] | undefined,
  { isOrdered = false } = {},
): readonly CategoryGroup[] {
  const categoriesById = new Map(categories?.map((category) => [category.id, category]));
  const groups = new Map<string, MenuItem[]>();
  if (isOrdered) for (const id of categoriesById.keys()) groups.set(id, []);
  for (const item of items) {
    const id = !categories || categoriesById.get(item.categoryId)?.name ? item.categoryId : '';
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  const unknown = groups.get('');
  if (categories && groups.delete('') && unknown) groups.set('', unknown);
  return [...groups]
    .filter(([, inGroup]) => inGroup.length > 0)
    .map(([id, inGroup]) => {
      const { name = '', isHidden = false } = categoriesById.get(id) ?? {};
      return { id, name, isHidden, items: inGroup };
    });
}

interface CategoryProps extends Pick<MenuRowsProps, 'columns' | 'added'> {
  group: CategoryGroup;
  /** Until the categories are read, the place of the title is empty. */
  isRead: boolean;
  isOnly: boolean;
}

function Category({ group, isRead, isOnly, added, columns }: CategoryProps) {
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
          <MenuRow key={keys[index]} item={item} isAdded={item === added} columns={columns} />
        ))}
      </Rows>
    </section>
  );
}

/** A dish and, at the end of the row, the other columns. */
function MenuRow({ item, isAdded, columns }: MenuRowProps) {
  const ref = useReveal<HTMLLIElement>(isAdded);
  const dish = columns.find(({ id }) => id === 'item');
  const others = columns.filter((column) => column !== dish);
  return (
    <li ref={ref} data-out={!item.isInStock || undefined} data-added={isAdded || undefined}>
      <RowPicture source={item.image} alt="" standIn={<UtensilsCrossed size={20} />} />
      <div data-part="dish">{dish?.cell?.(item)}</div>
      <div data-part="actions">
        {others.map(({ id, header, cell, value }) => (
          <Fragment key={id}>
            {OWN.includes(id) ? (
              cell?.(item)
            ) : (
              <div data-part="value">
                <small>{header}</small>
                {cell ? cell(item) : value(item)}
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </li>
  );
}

type ColumnId = OwnColumn<'menu'>['id'];

const OWN: readonly string[] = ['item', 'price', 'stock', 'actions'] satisfies ColumnId[];
