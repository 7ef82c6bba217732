import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import { Button } from '../../../ui/primitives/Button';
import { box } from '../../../ui/theme/theme';
import { countFilters, type HistoryFilters, writeFilters } from '../historyFilters';
import type { HistoryView } from '../historyUrl';
import messages from '../messages.en.json';
import { FilterChips } from './FilterChips';
import type { ChosenFilters } from './FilterDialog';

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
  const text = useText(messages);
  const [draft, setDraft] = useState<ChosenFilters | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const show = (next: ChosenFilters) => {
    setDraft(null);
    onChange({ status: next.status, others: writeFilters(next.filters) });
  };
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
      <Button
        ref={button}
        icon={<SlidersHorizontal size={18} />}
        onClick={() => setDraft({ status, filters })}
        onPointerEnter={() => void FilterDialog.preload()}
      >
        {text('filters', { count: countFilters(filters) + (status === 'all' ? 0 : 1) })}
      </Button>
      <FilterChips
        status={status}
        filters={filters}
        onChange={(next) => {
          // The chip is gone.
          button.current?.focus();
          show(next);
        }}
      />
      {draft && (
        <Suspense>
          <FilterDialog {...draft} onShow={show} onClose={() => setDraft(null)} />
        </Suspense>
      )}
    </>
  );
}
