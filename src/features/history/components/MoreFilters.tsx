import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import { Button } from '../../../ui/primitives/Button';
import { box } from '../../../ui/theme/theme';
import { countFilters, type HistoryFilters, writeFilters } from '../historyFilters';
import messages from '../messages.en.json';

const FilterDialog = lazyPage(() => import('./FilterDialog'), 'FilterDialog');

/** On a phone the days are shown only in the dialog. */
const Days = styled.div`
  inline-size: 180px;
  ${box.narrow} {
    display: none;
  }
`;

interface MoreFiltersProps {
  filters: HistoryFilters;
  onChange: (values: Record<string, string>) => void;
}

export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const text = useText(messages);
  const [draft, setDraft] = useState<HistoryFilters | null>(null);
  const choosePeriod = (period: HistoryFilters['period']) => {
    const next = { ...filters, period };
    if (period === 'custom') setDraft(next);
    else onChange(writeFilters(next));
  };
  const show = (next: HistoryFilters) => {
    setDraft(null);
    onChange(writeFilters(next));
  };
  return (
    <>
      <Days>
        <PeriodSelect value={filters.period} onChange={choosePeriod} />
      </Days>
      <Button
        icon={<SlidersHorizontal size={18} />}
        onClick={() => setDraft(filters)}
        onPointerEnter={() => void FilterDialog.preload()}
      >
        {text('filters', { count: countFilters(filters) })}
      </Button>
      {draft && (
        <Suspense>
          <FilterDialog filters={draft} onShow={show} onClose={() => setDraft(null)} />
        </Suspense>
      )}
    </>
  );
}
