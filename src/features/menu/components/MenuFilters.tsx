import { useAtomValue } from 'jotai';
import { LayoutGrid, Plus, Rows3 } from 'lucide-react';
import { styled } from 'styled-components';
import { normalize } from '../../../core/forms/choices';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { ButtonLink } from '../../../ui/primitives/ButtonLink';
import { Select } from '../../../ui/primitives/form/Select';
import { IconButton } from '../../../ui/primitives/IconButton';
import { box, space } from '../../../ui/theme/theme';
import { TAGS } from '../choices';
import { TYPE_FILTERS } from '../menuList';
import messages from '../messages.en.json';
import { categoriesAtom } from '../queries';
import type { useMenuView } from '../useMenuView';

const TagFilter = styled.div`
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

/** At the end of the filters; in a narrow portal beside the last one. */
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
`;

interface MenuFiltersProps {
  menu: ReturnType<typeof useMenuView>;
  isList: boolean;
  onList: (isList: boolean) => void;
}

export function MenuFilters({ menu, isList, onList }: MenuFiltersProps) {
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
      {view.isSelecting ? (
        <CategoryFilter menu={menu} />
      ) : (
        <Tools>
          <AddProduct />
          <IconButton
            label={text(isList ? 'showCards' : 'showList')}
            icon={isList ? <LayoutGrid size={20} /> : <Rows3 size={20} />}
            onClick={() => onList(!isList)}
          />
        </Tools>
      )}
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

/** Quiet, because new products cannot be added here yet. */
function AddProduct() {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  return (
    can(RIGHTS.editMenu) && (
      <ButtonLink variant="ghost" to={paths.addProduct}>
        <Plus size={18} />
        {text('addProduct')}
      </ButtonLink>
    )
  );
}
