import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../../core/capabilities';
import menuMessages from '../../../core/menu/messages.en.json';
import { useText } from '../../../core/messages/useText';
import {
  CategorySelect,
  FoldedFilters,
  SelectBox,
  StockSelect,
  TagSelect,
} from '../../../ui/menu/FoldedFilters';
import { useCategoryChoices, useFilterChoices } from '../../../ui/menu/useFilterChoices';
import { FilterBar } from '../../../ui/patterns/table/FilterBar';
import { SortSelect, sortedBy } from '../../../ui/patterns/table/SortSelect';
import { Select } from '../../../ui/primitives/form/Select';
import { box, scaled, visuallyHidden } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { type PriceView, SORTABLE } from '../priceView';
import { type ColumnId, columnsFor } from '../types';

/** Says enough without a label, which saves height. */
const BareSelect = styled(SelectBox)`
  ${box.narrow} {
    /* Too wide for the row of the search field on a phone. */
    flex-basis: ${scaled(150)};
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & label {
      ${visuallyHidden}
    }
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
  const categories = useCategoryChoices();
  const columns = columnsFor(useAtomValue(hasCapabilityAtom));
  const change = (part: Partial<PriceView>) => onView({ ...view, ...part });
  const sortable = SORTABLE.map((id) => ({
    id,
    header: id === 'name' ? text('item') : headers[id],
  }));
  const sort = (
    <BareSelect>
      <SortSelect
        columns={sortable}
        sorted={sortedBy(view.sort)}
        order={text('menuOrder')}
        onSort={(next) => change({ sort: next ?? null })}
      />
    </BareSelect>
  );
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
        <FoldedFilters filters={view} categories={categories} onFilters={change}>
          <BareSelect>
            <Select
              label={text('column')}
              options={columns.map((value) => ({ value, label: headers[value] }))}
              value={view.column}
              onChange={({ target }) =>
                change({ column: columns.find((one) => one === target.value) ?? view.column })
              }
            />
          </BareSelect>
          {sort}
        </FoldedFilters>
      ) : (
        <>
          <TagSelect value={view.tag} onChange={(tag) => change({ tag })} />
          <StockSelect value={view.stock} onChange={(stock) => change({ stock })} />
          <CategorySelect value={view.category} onChange={(category) => change({ category })} />
          {sort}
        </>
      )}
    </FilterBar>
  );
}
