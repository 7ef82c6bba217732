import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { sortedBy, SortSelect } from '../../../ui/patterns/table/SortSelect';
import { Select } from '../../../ui/primitives/form/Select';
import { box, scaled } from '../../../ui/theme/theme';
import { FoldedFilters } from '../components/FoldedFilters';
import menuMessages from '../messages.en.json';
import { categoriesAtom } from '../queries';
import { useFilterChoices } from '../useFilterChoices';
import messages from './messages.en.json';
import { type PriceView, SORTABLE } from './priceView';
import { type ColumnId, COLUMNS } from './types';

const SelectBox = styled.div`
  inline-size: ${scaled(180)};
  ${box.narrow} {
    flex: 1 1 ${scaled(130)};
  }
`;

interface PriceFiltersProps {
  view: PriceView;
  onView: (view: PriceView) => void;
  headers: Readonly<Record<ColumnId, string>>;
  isNarrow: boolean;
}

/** The search, filters and sort order of the grid. A narrow portal also chooses its column here. */
export function PriceFilters({ view, onView, headers, isNarrow }: PriceFiltersProps) {
  const text = useText(messages);
  const menu = useText(menuMessages);
  const choices = useFilterChoices();
  const { data: categories = [] } = useAtomValue(categoriesAtom);
  const change = (part: Partial<PriceView>) => onView({ ...view, ...part });
  const sortable = SORTABLE.map((id) => ({
    id,
    header: id === 'name' ? text('item') : headers[id],
  }));
  return (
    <FilterBar
      isFolded
      search={view.search}
      searchHint={menu('searchHint')}
      status={view.type}
      statusLabel={menu('type')}
      options={choices.type}
      onStatus={(type) => change({ type })}
      onSearch={(search) => change({ search })}
      onSearchEnd={() => {}}
    >
      {isNarrow ? (
        <FoldedFilters filters={view} onFilters={change}>
          {null}
        </FoldedFilters>
      ) : (
        <SelectBox>
          <Select
            label={menu('tag')}
            options={choices.tag}
            value={view.tag}
            onChange={(event) => change({ tag: event.target.value })}
          />
        </SelectBox>
      )}
      {categories.length > 0 && (
        <SelectBox>
          <Select
            label={menu('category')}
            options={[
              { value: 'all', label: menu('all') },
              ...categories.map(({ id, name }) => ({ value: id, label: clip(name) || id })),
            ]}
            value={view.category}
            onChange={(event) => change({ category: event.target.value })}
          />
        </SelectBox>
      )}
      <SelectBox>
        <SortSelect
          columns={sortable}
          sorted={sortedBy(view.sort)}
          order={text('menuOrder')}
          onSort={(sort) => change({ sort: sort ?? null })}
        />
      </SelectBox>
      {isNarrow && (
        <SelectBox>
          <Select
            label={text('column')}
            options={COLUMNS.map((value) => ({ value, label: headers[value] }))}
            value={view.column}
            onChange={({ target }) =>
              change({ column: COLUMNS.find((one) => one === target.value) ?? view.column })
            }
          />
        </SelectBox>
      )}
    </FilterBar>
  );
}
