import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import uiMessages from '../../../ui/messages.en.json';
import { type FilterChip, FilterControls } from '../../../ui/patterns/filters/FilterControls';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { PeriodSelect, usePeriodWords } from '../../../ui/patterns/period/PeriodSelect';
import { box } from '../../../ui/theme/theme';
import { type HistoryFilters, NO_FILTERS, writeFilters } from '../historyFilters';
import { type HistoryView, historyListAtom } from '../historyUrl';
import messages from '../messages.en.json';
import type { ChosenFilters } from './FilterDialog';
import { HANDLING_CHOICES, PAYMENT_CHOICES, useStatusChoices } from './filterChoices';
import { CardsOnly } from './historyStyles';
import { useHistoryColumns } from './useHistoryColumns';

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

/** A chip for each filter that is set, and for the sort order. */
function useFilterChips(
  chosen: ChosenFilters,
  onChange: (next: ChosenFilters) => void,
): readonly FilterChip[] {
  const { status, filters, sort } = chosen;
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const { shortMoney } = useAtomValue(formatsAtom);
  const statuses = useStatusChoices();
  const periodWords = usePeriodWords();
  const sorted = useHistoryColumns().find(({ id }) => id === sort?.id);
  const { period, from, to, min, max, payment, item, customer, handling } = filters;
  const labelIn = (
    choices: readonly { value: string; label: keyof typeof messages }[],
    at: string,
  ) => {
    const label = choices.find(({ value }) => value === at)?.label;
    return label ? text(label) : NOTHING;
  };
  const named = (name: keyof typeof messages, value: string) =>
    text('filterNamed', { name: text(name), value });
  const without =
    (...names: (keyof HistoryFilters)[]) =>
    () => {
      const none = Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]]));
      onChange({ ...chosen, filters: { ...filters, ...none } });
    };
  const amounts = { min: shortMoney(min), max: shortMoney(max) };
  const amountKey =
    max === null ? 'amountAtLeast' : min === null ? 'amountAtMost' : 'amountBetween';
  const chips: (FilterChip | false)[] = [
    status !== 'all' && {
      key: 'status',
      label: statuses.find(({ value }) => value === status)?.label ?? '',
      onRemove: () => onChange({ ...chosen, status: 'all' }),
      isBeside: true,
    },
    period !== '' && {
      key: 'period',
      label: periodWords({ period, from, to }),
      onRemove: without('period', 'from', 'to'),
      isBeside: true,
    },
    (min !== null || max !== null) && {
      key: 'amount',
      label: text(amountKey, amounts),
      onRemove: without('min', 'max'),
    },
    payment !== '' && {
      key: 'payment',
      label: named('columnPayment', labelIn(PAYMENT_CHOICES, payment)),
      onRemove: without('payment'),
    },
    item !== '' && {
      key: 'item',
      label: named('filterItem', clip(item)),
      onRemove: without('item'),
    },
    customer !== '' && {
      key: 'customer',
      label: named('columnCustomer', clip(customer)),
      onRemove: without('customer'),
    },
    handling !== '' && {
      key: 'handling',
      label: labelIn(HANDLING_CHOICES, handling),
      onRemove: without('handling'),
    },
    sorted !== undefined && {
      key: 'sort',
      label: uiText(sort?.isDescending ? 'descending' : 'ascending', { column: sorted.header }),
      onRemove: () => onChange({ ...chosen, sort: null }),
      isBeside: true,
      isNoFilter: true,
    },
  ];
  return chips.filter((chip) => chip !== false);
}
