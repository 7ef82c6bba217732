import messages from '../../../core/menu/messages.en.json';
import { useText } from '../../../core/messages/useText';
import { CategorySelect, TagSelect } from '../../../ui/menu/FilterSelects';
import { FoldedFilters } from '../../../ui/menu/FoldedFilters';
import { useFilterChoices } from '../../../ui/menu/useFilterChoices';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import type { useMenuLayout } from '../useMenuLayout';
import type { useMenuView } from '../useMenuView';
import { MenuTools, ToolsMenu } from './MenuTools';

interface MenuFiltersProps {
  menu: ReturnType<typeof useMenuView>;
  layout: Omit<ReturnType<typeof useMenuLayout>, 'probe'>;
}

/** The filters of the menu; a narrow portal has those for the type and the tag in a dialog. */
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
        <TagSelect value={view.tag} onChange={(tag) => onFilters({ tag })} />
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
