import { useAtomValue, useSetAtom } from 'jotai';
import { FileSpreadsheet, Images, LayoutGrid, ListOrdered, Rows3, Table2 } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../../core/capabilities';
import messages from '../../../core/menu/messages.en.json';
import { isUnderWay, runAtom } from '../../../core/menu/runs/state';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import {
  CategorySelect,
  FoldedFilters,
  StockSelect,
  TagSelect,
} from '../../../ui/menu/FoldedFilters';
import { useFilterChoices } from '../../../ui/menu/useFilterChoices';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { IconButton } from '../../../ui/primitives/Button';
import { Menu } from '../../../ui/primitives/overlay/Menu';
import { space } from '../../../ui/theme/theme';
import { csvMessages, isCsvOpenAtom } from '../../menu-file/public';
import { addedPicturesAtom, pictureMessages } from '../../pictures/public';
import type { useMenuLayout, useMenuView } from '../useMenuView';

interface MenuFiltersProps {
  menu: ReturnType<typeof useMenuView>;
  layout: Omit<ReturnType<typeof useMenuLayout>, 'probe'>;
}

/** The filters of the menu; a narrow portal has all but the search in a dialog. */
export function MenuFilters({ menu, layout }: MenuFiltersProps) {
  const text = useText(messages);
  const { search, view, onSearch, onSearchEnd, onFilters } = menu;
  const choices = useFilterChoices();
  const { isMedium } = layout;
  return (
    <FilterBar
      isFolded
      search={search}
      searchHint={text('searchHint')}
      status={view.type}
      statusLabel={text('type')}
      options={choices.type}
      onStatus={(type) => onFilters({ type })}
      {...{ onSearch, onSearchEnd }}
    >
      {isMedium ? (
        <>
          <TagSelect value={view.tag} onChange={(tag) => onFilters({ tag })} />
          <StockSelect value={view.stock} onChange={(stock) => onFilters({ stock })} />
        </>
      ) : (
        <FoldedFilters filters={view} onFilters={onFilters}>
          {!view.isSelecting && <ToolsMenu {...layout} />}
        </FoldedFilters>
      )}
      {/* Only in the selection mode, because its options need a call. */}
      {view.isSelecting && <CategorySelect value={view.category} onChange={menu.onCategory} />}
      {isMedium && !view.isSelecting && <MenuTools {...layout} />}
    </FilterBar>
  );
}

interface MenuToolsProps {
  isList: boolean;
  onList: (isList: boolean) => void;
}

/** The same as a menu, for a narrow portal. */
export function ToolsMenu({ isList, onList }: MenuToolsProps) {
  const text = useText(messages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayEdit = useAtomValue(accessAtom)(RIGHTS.editMenu);
  const categories = useCategoriesEntry();
  const file = useCsvEntry();
  const pictures = usePicturesEntry();
  const layout = {
    id: 'layout',
    label: text(isList ? 'showCards' : 'showList'),
    icon: isList ? <LayoutGrid size={18} /> : <Rows3 size={18} />,
    onSelect: () => onList(!isList),
  };
  const prices = {
    id: 'prices',
    label: text('editPrices'),
    icon: <Table2 size={18} />,
    onSelect: () => void navigate({ pathname: paths.menuPrices, search }),
  };
  const edits = [prices, ...categories, file, pictures];
  return <Menu variant="secondary" items={mayEdit ? [layout, ...edits] : [layout]} />;
}

/** Only with the capability `menu.categories`. */
function useCategoriesEntry() {
  const text = useText(messages);
  const navigate = useNavigate();
  const { search } = useLocation();
  if (!useAtomValue(hasCapabilityAtom)('menu.categories')) return [];
  return [
    {
      id: 'categories',
      label: text('editCategories'),
      icon: <ListOrdered size={18} />,
      onSelect: () => void navigate({ pathname: paths.menuCategories, search }),
    },
  ];
}

function useCsvEntry() {
  const text = useText(csvMessages);
  const setOpen = useSetAtom(isCsvOpenAtom);
  const isRunning = isUnderWay(useAtomValue(runAtom));
  return {
    id: 'file',
    label: text('open'),
    icon: <FileSpreadsheet size={18} />,
    disabled: isRunning,
    onSelect: () => setOpen(true),
  };
}

function usePicturesEntry() {
  const text = useText(pictureMessages);
  const setFiles = useSetAtom(addedPicturesAtom);
  const isRunning = isUnderWay(useAtomValue(runAtom));
  return {
    id: 'pictures',
    label: text('open'),
    icon: <Images size={18} />,
    disabled: isRunning,
    onSelect: () => setFiles([]),
  };
}

/** At the end of the filters. */
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
`;

/** The layout of the menu and, in a menu, what is edited as a whole. */
export function MenuTools({ isList, onList }: MenuToolsProps) {
  const text = useText(messages);
  const mayEdit = useAtomValue(accessAtom)(RIGHTS.editMenu);
  const categories = useCategoriesEntry();
  const file = useCsvEntry();
  const pictures = usePicturesEntry();
  return (
    <Tools>
      <IconButton
        variant="secondary"
        label={text(isList ? 'showCards' : 'showList')}
        icon={isList ? <LayoutGrid size={20} /> : <Rows3 size={20} />}
        onClick={() => onList(!isList)}
      />
      {mayEdit && <Menu variant="secondary" items={[...categories, file, pictures]} />}
    </Tools>
  );
}
