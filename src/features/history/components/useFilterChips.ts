import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import uiMessages from '../../../ui/messages.en.json';
import type { FilterChip } from '../../../ui/patterns/filters/FilterControls';
import { usePeriodWords } from '../../../ui/patterns/period/usePeriodWords';
import { type HistoryFilters, NO_FILTERS } from '../historyFilters';
import messages from '../messages.en.json';
import type { ChosenFilters } from './FilterDialog';
import { HANDLING_CHOICES, PAYMENT_CHOICES, useStatusChoices } from './filterChoices';
import { useHistoryColumns } from './useHistoryColumns';

/** A chip for each filter that is set, and for the sort order. */
export function useFilterChips(
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
  ) => text(choices.find(({ value }) => value === at)?.label ?? 'none');
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
