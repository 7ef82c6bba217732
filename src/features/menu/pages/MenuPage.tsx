import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAmounts } from '../../../core/amount/useAmounts';
import { BadResponse } from '../../../core/api/errors';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { filterMenu } from '../../../core/menu/menuList';
import messages from '../../../core/menu/messages.en.json';
import { createDeleteItemAtom } from '../../../core/menu/mutations';
import { menuAtom, readCategoriesAtom } from '../../../core/menu/queries';
import { isSending, isUnderWay, runStateAtom, storedRunsAtom } from '../../../core/menu/runs/state';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { useWrite } from '../../../core/state/useWrite';
import { StockFailure, useStockSwitch } from '../../../ui/menu/useStockSwitch';
import { ExportButton } from '../../../ui/patterns/export/ExportButton';
import type { ExportColumn } from '../../../ui/patterns/export/exportTable';
import { Slot } from '../../../ui/patterns/host/Slot';
import { hostExport } from '../../../ui/patterns/host/useHostColumns';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, ButtonLink } from '../../../ui/primitives/Button';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { iconWhenNarrow } from '../../../ui/theme/iconWhenNarrow';
import { CsvHost, loadMenuFile } from '../../menu-file/public';
import { PictureDrop } from '../../pictures/public';
import { LazyStockArea, remindersAtom } from '../../stock/public';
import { MenuRows } from '../components/list/MenuRows';
import { PriceDialog } from '../components/list/PriceDialog';
import { useMenuColumns } from '../components/list/useMenuColumns';
import { MenuFilters } from '../components/MenuFilters';
import { MenuGrid, MenuSkeleton } from '../components/MenuGrid';
import { useAddedItem } from '../useAddedItem';
import { useMenuLayout, useMenuView } from '../useMenuView';

const NOTHING: readonly MenuItem[] = [];

/** `/food-menu` (B2) */
export function MenuPage() {
  const text = useText(messages);
  const query = useAtomValue(menuAtom);
  const menu = useMenuView();
  const { toggle, failed, forget } = useStockSwitch();
  const [deleting, setDeleting] = useState<MenuItem | null>(null);
  const [pricing, setPricing] = useState<MenuItem | null>(null);
  const { search, type, tag, stock, category, shown, isSelecting } = menu.view;
  const { run, isElsewhere } = useAtomValue(runStateAtom);
  const hasOpenRun = useAtomValue(storedRunsAtom) === 'open';
  const { probe, ...layout } = useMenuLayout();
  const { isList, isMedium } = layout;
  const skeleton = isList ? <Skeleton count={8} height="72px" /> : <MenuSkeleton />;
  const row = { onToggle: toggle, onDelete: setDeleting };
  const readExport = useMenuExport();
  const columns = useMenuColumns({ ...row, onPrice: setPricing });
  useEndedReminders(query.data);
  const added = useAddedItem(query.data);
  const data = useMemo(
    () => query.data && filterMenu(query.data, { search, type, tag, stock, category }),
    [query.data, search, type, tag, stock, category],
  );
  return (
    <Page
      title={text('title')}
      secondary={
        <>
          {isMedium && !isUnderWay(run) && data && <PricesLink />}
          <AddLink />
          <ExportButton
            name={text('title')}
            count={data?.length ?? 0}
            read={() => readExport(data ?? NOTHING, hostExport(columns))}
          />
        </>
      }
      action={
        !isUnderWay(run) &&
        data && <SelectSwitch isSelecting={isSelecting} onChange={menu.onSelecting} />
      }
      filters={!isSending(run) && <MenuFilters {...{ menu, layout }} />}
    >
      {probe}
      <CsvHost />
      <Slot name="menuTop" />
      <PictureDrop>
        {(isSelecting || run || isElsewhere || hasOpenRun) && (
          <LazyPart isShown fallback={skeleton}>
            <LazyStockArea
              isSelecting={isSelecting}
              menu={query.data ?? NOTHING}
              shown={data ?? NOTHING}
            />
          </LazyPart>
        )}
        <QueryView
          query={{ ...query, data }}
          skeleton={skeleton}
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
            !isSelecting &&
            (isList ? (
              <MenuRows {...{ items, added, columns }} />
            ) : (
              <MenuGrid
                {...{ items, added }}
                filter={`${type} ${tag} ${stock} ${search}`}
                shown={shown}
                onMore={menu.onMore}
                {...row}
              />
            ))
          }
        </QueryView>
      </PictureDrop>
      {deleting && <DeleteItem item={deleting} onClose={() => setDeleting(null)} />}
      {pricing && <PriceDialog item={pricing} onClose={() => setPricing(null)} />}
      <StockFailure failed={failed} onClose={forget} />
    </Page>
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

/** Keeps the search and the filters. A narrow portal has it in the menu next to the filters. */
function PricesLink() {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  const { search } = useLocation();
  if (!can(RIGHTS.editMenu)) return null;
  return <ButtonLink to={{ pathname: paths.menuPrices, search }}>{text('editPrices')}</ButtonLink>;
}

/** Only an icon in a narrow portal. */
const AddAnchor = styled(ButtonLink)`
  ${iconWhenNarrow}
`;

function AddLink() {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  if (!can(RIGHTS.editMenu)) return null;
  return (
    <AddAnchor to={paths.addProduct} title={text('addProduct')}>
      <Plus size={18} />
      <span>{text('addProduct')}</span>
    </AddAnchor>
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
    <Button variant={isSelecting ? 'secondary' : 'primary'} onClick={() => onChange(!isSelecting)}>
      {text(isSelecting ? 'selectEnd' : 'select')}
    </Button>
  );
}

interface DeleteItemProps {
  item: MenuItem;
  onClose: () => void;
}

function DeleteItem({ item, onClose }: DeleteItemProps) {
  const text = useText(messages);
  const nameOf = useItemName();
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createDeleteItemAtom(item.id), [item.id]),
    {
      group: 'menu',
      done: () => text('deleted'),
      failed: (failure) => text(failure instanceof BadResponse ? 'unexpected' : 'deleteFailed'),
      reasons: { refused: text('deleteFailed'), lost: text('deleteLost') },
      onDone: onClose,
    },
  );
  return (
    <ConfirmDialog
      isOpen
      title={text('deleteTitle')}
      description={text('deleteText', { name: nameOf(item) })}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}

/** Writes items as the file that "CSV file" reads back. */
function useMenuExport() {
  const amounts = useAmounts();
  const has = useAtomValue(hasCapabilityAtom);
  const readCategories = useSetAtom(readCategoriesAtom);
  return async (menu: readonly MenuItem[], added: readonly ExportColumn<MenuItem>[]) => {
    const { menuFile, columnsFor } = await loadMenuFile().catch(loadMenuFile);
    // Without their names, categories have their ids, which are read back too.
    const categories = await readCategories().catch(() => []);
    return menuFile({ menu, categories, columns: columnsFor(has) }, amounts, added);
  };
}
