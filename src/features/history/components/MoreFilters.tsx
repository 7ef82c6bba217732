import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FilterControls } from '../../../ui/patterns/filters/FilterControls';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import { box } from '../../../ui/theme/theme';
import { type HistoryFilters, writeFilters } from '../historyFilters';
import { type HistoryView, historyListAtom } from '../historyUrl';
import type { ChosenFilters } from './FilterDialog';
import { CardsOnly } from './historyStyles';
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
  onChange: (
    filters: Pick<HistoryView, 'status' | 'others'> & Pick<HistoryView['table'], 'sort'>,
  ) => void;
}

/** The period, the button that opens all filters, and a chip for each filter that is set. */
export function MoreFilters({ onChange, ...chosen }: MoreFiltersProps) {
  const [draft, setDraft] = useState<ChosenFilters | null>(null);
  const show = (next: ChosenFilters) => {
    setDraft(null);
    const { status: nextStatus, sort } = next;
    onChange({ status: nextStatus, sort, others: writeFilters(next.filters) });
  };
  const { statuses, others, sortable } = useAtomValue(historyListAtom);
  const hasFilters = statuses.length > 1 || others.length > 0;
  const chips = useFilterChips(chosen, show);
  const choosePeriod = (period: HistoryFilters['period']) => {
    const next = { ...chosen, filters: { ...chosen.filters, period } };
    if (period === 'custom') setDraft(next);
    else show(next);
  };
  if (!hasFilters && sortable.length === 0) return null;
  const controls = (
    <FilterControls
      chips={chips}
      onOpen={() => setDraft(chosen)}
      onPreload={() => void FilterDialog.preload()}
    />
  );
  return (
    <>
      {others.includes('period') && (
        <Days>
          <PeriodSelect value={chosen.filters} onChange={choosePeriod} />
        </Days>
      )}
      {hasFilters ? controls : <CardsOnly>{controls}</CardsOnly>}
      {draft && (
        <LazyPart isShown>
          <FilterDialog {...draft} onShow={show} onClose={() => setDraft(null)} />
        </LazyPart>
      )}
    </>
  );
}
