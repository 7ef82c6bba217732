import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { Select } from '../../../ui/primitives/form/Select';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { categoriesAtom } from '../queries';
import { useFilterChoices } from '../useFilterChoices';
import type { useMenuLayout } from '../useMenuLayout';
import type { useMenuView } from '../useMenuView';
import { FoldedFilters } from './FoldedFilters';
import { MenuTools, ToolsMenu } from './MenuTools';

const SelectBox = styled.div`
  inline-size: 180px;
  ${box.narrow} {
    flex: 1 1 120px;
    /* The label is beside its select to save height. */
    & > div {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      column-gap: ${space[2]};
    }
  }
`;

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
        <SelectBox>
          <Select
            label={text('tag')}
            options={choices.tag}
            value={view.tag}
            onChange={(event) => onFilters({ tag: event.target.value })}
          />
        </SelectBox>
      ) : (
        <FoldedFilters filters={view} onFilters={onFilters}>
          {!view.isSelecting && <ToolsMenu {...layout} />}
        </FoldedFilters>
      )}
      {view.isSelecting && <CategoryFilter menu={menu} />}
      {isMedium && !view.isSelecting && <MenuTools {...layout} />}
    </FilterBar>
  );
}

/** Rendered only in the selection mode, because its options need a call. */
function CategoryFilter({ menu: { view, onCategory } }: Pick<MenuFiltersProps, 'menu'>) {
  const text = useText(messages);
  const { data: categories = [] } = useAtomValue(categoriesAtom);
  const options = categories.map(({ id, name }) => ({ value: id, label: clip(name) }));
  if (options.length === 0) return null;
  return (
    <SelectBox>
      <Select
        label={text('category')}
        options={[{ value: 'all', label: text('all') }, ...options]}
        value={view.category}
        onChange={(event) => onCategory(event.target.value)}
      />
    </SelectBox>
  );
}
