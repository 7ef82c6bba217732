import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { FilterControls } from '../../../ui/patterns/filters/FilterControls';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import { box } from '../../../ui/theme/theme';
import { type HistoryFilters, writeFilters } from '../historyFilters';
import type { HistoryView } from '../historyUrl';
import type { ChosenFilters } from './FilterDialog';
import { useFilterChips } from './useFilterChips';

const FilterDialog = lazyPage(() => import('./FilterDialog'), 'FilterDialog');

/** On a phone the days are shown only in the dialog. */
const Days = styled.div`
  inline-size: 180px;
  ${box.narrow} {
    display: none;
  }
`;

interface MoreFiltersProps extends ChosenFilters {
  onChange: (filters: Pick<HistoryView, 'status' | 'others'>) => void;
}

/** The period, the button that opens all filters, and a chip for each filter that is set. */
export function MoreFilters({ status, filters, onChange }: MoreFiltersProps) {
  const [draft, setDraft] = useState<ChosenFilters | null>(null);
  const show = (next: ChosenFilters) => {
    setDraft(null);
    onChange({ status: next.status, others: writeFilters(next.filters) });
  };
  const chips = useFilterChips({ status, filters }, show);
  const choosePeriod = (period: HistoryFilters['period']) => {
    const next = { status, filters: { ...filters, period } };
    if (period === 'custom') setDraft(next);
    else show(next);
  };
  return (
    <>
      <Days>
        <PeriodSelect value={filters} onChange={choosePeriod} />
      </Days>
      <FilterControls
        chips={chips}
        onOpen={() => setDraft({ status, filters })}
        onPreload={() => void FilterDialog.preload()}
      />
      {draft && (
        <Suspense>
          <FilterDialog {...draft} onShow={show} onClose={() => setDraft(null)} />
        </Suspense>
      )}
    </>
  );
}
