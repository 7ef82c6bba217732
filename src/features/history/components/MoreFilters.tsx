import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';
import { Select } from '../../../ui/primitives/form/Select';
import { box } from '../../../ui/theme/theme';
import { countFilters, type HistoryFilters, writeFilters } from '../historyFilters';
import messages from '../messages.en.json';
import { PERIOD_CHOICES } from './filterChoices';

const FilterDialog = lazyPage(() => import('./FilterDialog'), 'FilterDialog');

/** On a phone the days are in the dialog only. */
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
  const { period } = filters;
  const choosePeriod = (value: string) => {
    const next = { ...filters, period: value as HistoryFilters['period'] };
    if (value === 'custom') setDraft(next);
    else onChange(writeFilters(next));
  };
  const show = (next: HistoryFilters) => {
    setDraft(null);
    onChange(writeFilters(next));
  };
  return (
    <>
      <Days>
        <Select
          label={text('period')}
          options={PERIOD_CHOICES.map(({ value, label }) => ({ value, label: text(label) }))}
          value={period}
          onChange={(event) => choosePeriod(event.target.value)}
        />
      </Days>
      <Button
        icon={<SlidersHorizontal size={18} aria-hidden="true" />}
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
