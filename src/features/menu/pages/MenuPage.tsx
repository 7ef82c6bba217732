import { useAtom, useAtomValue } from 'jotai';
import { ListChecks, Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { restaurantIdAtom } from '../../../core/state/services';
import { type FailedSwitch, useListSwitch } from '../../../core/state/useListSwitch';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { AlertDialog } from '../../../ui/primitives/overlay/AlertDialog';
import { Button } from '../../../ui/primitives/Button';
import { ButtonLink } from '../../../ui/primitives/ButtonLink';
import { Select } from '../../../ui/primitives/form/Select';
import { box } from '../../../ui/theme/theme';
import { normalize } from '../../../core/forms/choices';
import { TAGS } from '../choices';
import { DeleteItem } from '../components/DeleteItem';
import { MenuGrid, MenuSkeleton } from '../components/MenuGrid';
import { useItemName } from '../useItemName';
import { menuExport } from '../menuExport';
import { filterMenu, TYPE_FILTERS } from '../menuList';
import messages from '../messages.en.json';
import { setInStockAtom } from '../mutations';
import { categoriesAtom, menuAtom, menuKeys } from '../queries';
import { bulkRunAtom, isUnderWay } from '../stock/bulk/bulkRun';
import type { MenuItem } from '../types';
import { remindersAtom } from '../stock/outUntil/outUntil';
import { useMenuView } from '../useMenuView';

const StockArea = lazyPage(() => import('../stock/StockArea'), 'StockArea');

const NOTHING: readonly MenuItem[] = [];

/** `/food-menu` (B2) */
export function MenuPage() {
  const text = useText(messages);
  const query = useAtomValue(menuAtom);
  const menu = useMenuView();
  const { toggle, failed, forget } = useStockSwitch();
  const [deleting, setDeleting] = useState<MenuItem | null>(null);
  const { search, type, tag, category, shown, isSelecting } = menu.view;
  const run = useAtomValue(bulkRunAtom);
  const isRunning = isUnderWay(run);
  useEndedReminders(query.data);
  const data = useMemo(
    () => query.data && filterMenu(query.data, { search, type, tag, category }),
    [query.data, search, type, tag, category],
  );
  return (
    <Page
      title={text('title')}
      titleNote={
        <ExportButton
          name={text('title')}
          count={data?.length ?? 0}
          read={() => ({ columns: menuExport(text), rows: data ?? NOTHING })}
        />
      }
      action={!isSelecting && <AddProduct />}
      secondary={
        !isRunning && data && <SelectSwitch isSelecting={isSelecting} onChange={menu.onSelecting} />
      }
      filters={!isRunning && <MenuFilters menu={menu} />}
    >
      {(isSelecting || run) && (
        <Suspense fallback={<MenuSkeleton />}>
          <StockArea
            isSelecting={isSelecting}
            menu={query.data ?? NOTHING}
            shown={data ?? NOTHING}
          />
        </Suspense>
      )}
      <QueryView
        query={{ ...query, data }}
        skeleton={<MenuSkeleton />}
        empty={
          <ListEmpty
            text={text('empty')}
            help={text(query.data ? 'emptyHelp' : 'loadHelp')}
            narrowed={
              menu.isNarrowed && query.data?.length
                ? {
                    help: text('emptyNarrowed'),
                    showAll: text('showAll'),
                    onShowAll: menu.onShowAll,
                  }
                : undefined
            }
          />
        }
      >
        {(items) =>
          !isSelecting && (
            <MenuGrid
              items={items}
              filter={`${type} ${tag} ${search}`}
              shown={shown}
              onMore={menu.onMore}
              onToggle={toggle}
              onDelete={setDeleting}
            />
          )
        }
      </QueryView>
      {deleting && <DeleteItem item={deleting} onClose={() => setDeleting(null)} />}
      <StockFailure failed={failed} onClose={forget} />
    </Page>
  );
}

interface SelectSwitchProps {
  isSelecting: boolean;
  onChange: (isSelecting: boolean) => void;
}

function SelectSwitch({ isSelecting, onChange }: SelectSwitchProps) {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  if (!can(RIGHTS.setStock)) return null;
  return (
    <Button icon={!isSelecting && <ListChecks size={18} />} onClick={() => onChange(!isSelecting)}>
      {text(isSelecting ? 'selectEnd' : 'select')}
    </Button>
  );
}

function AddProduct() {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  return (
    can(RIGHTS.editMenu) && (
      <ButtonLink variant="primary" to={paths.addProduct}>
        <Plus size={18} />
        {text('addProduct')}
      </ButtonLink>
    )
  );
}

const TagFilter = styled.div`
  inline-size: 180px;
  ${box.narrow} {
    inline-size: 100%;
  }
`;

function MenuFilters({ menu }: { menu: ReturnType<typeof useMenuView> }) {
  const text = useText(messages);
  const { search, view, onSearch, onSearchEnd, onType, onTag } = menu;
  const types = TYPE_FILTERS.map((value) => ({ value, label: text(value) }));
  const tags = TAGS.map((tag) => ({ value: normalize(tag), label: text(tag) }));
  return (
    <FilterBar
      search={search}
      searchHint={text('searchHint')}
      status={view.type}
      statusLabel={text('type')}
      options={types}
      onStatus={onType}
      {...{ onSearch, onSearchEnd }}
    >
      <TagFilter>
        <Select
          label={text('tag')}
          options={[{ value: 'all', label: text('all') }, ...tags]}
          value={view.tag}
          onChange={(event) => onTag(event.target.value)}
        />
      </TagFilter>
      {view.isSelecting && <CategoryFilter menu={menu} />}
    </FilterBar>
  );
}

/** Rendered only in the selection mode, because its options need a call. */
function CategoryFilter({ menu: { view, onCategory } }: { menu: ReturnType<typeof useMenuView> }) {
  const text = useText(messages);
  const { data: categories = [] } = useAtomValue(categoriesAtom);
  const options = categories.map(({ id, name }) => ({ value: id, label: clip(name) }));
  if (options.length === 0) return null;
  return (
    <TagFilter>
      <Select
        label={text('category')}
        options={[{ value: 'all', label: text('all') }, ...options]}
        value={view.category}
        onChange={(event) => onCategory(event.target.value)}
      />
    </TagFilter>
  );
}

interface StockFailureProps {
  failed: FailedSwitch<MenuItem> | null;
  onClose: () => void;
}

function StockFailure({ failed, onClose }: StockFailureProps) {
  const text = useText(messages);
  const item = failed?.row;
  const nameOf = useItemName();
  return (
    <AlertDialog
      isOpen={failed !== null}
      title={text('updateFailed')}
      description={
        item && text(item.isInStock ? 'stillInStock' : 'stillOut', { name: nameOf(item) })
      }
      reason={failed?.reason}
      onClose={onClose}
    />
  );
}

/** Removes the reminders of items that are in stock again. */
function useEndedReminders(menu: readonly MenuItem[] | undefined) {
  const [reminders, remind] = useAtom(remindersAtom);
  useEffect(() => {
    const back = menu?.filter(({ id, isInStock }) => isInStock && reminders[id]) ?? [];
    if (back.length > 0) remind(Object.fromEntries(back.map(({ id }) => [id, null])));
  }, [menu, reminders, remind]);
}

function useStockSwitch() {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  return useListSwitch<MenuItem>(setInStockAtom, {
    group: 'menu',
    queryKey: menuKeys.list(restaurantId),
    put: (item, isInStock) => ({ ...item, isInStock }),
    done: () => text('updated'),
  });
}
