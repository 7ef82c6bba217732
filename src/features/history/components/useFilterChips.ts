import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import type { FilterChip } from '../../../ui/patterns/filters/FilterControls';
import { usePeriodWords } from '../../../ui/patterns/period/usePeriodWords';
import { type HistoryFilters, NO_FILTERS } from '../historyFilters';
import messages from '../messages.en.json';
import { HANDLING_CHOICES, PAYMENT_CHOICES, useStatusChoices } from './filterChoices';
import type { ChosenFilters } from './FilterDialog';

/** A chip for each filter that is set. */
export function useFilterChips(
  { status, filters }: ChosenFilters,
  onChange: (next: ChosenFilters) => void,
): readonly FilterChip[] {
  const text = useText(messages);
  const { shortMoney } = useAtomValue(formatsAtom);
  const statuses = useStatusChoices();
  const periodWords = usePeriodWords();
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
      onChange({ status, filters: { ...filters, ...none } });
    };
  const amounts = { min: shortMoney(min), max: shortMoney(max) };
  const amountKey =
    max === null ? 'amountAtLeast' : min === null ? 'amountAtMost' : 'amountBetween';
  const chips: (FilterChip | false)[] = [
    status !== 'all' && {
      key: 'status',
      label: statuses.find(({ value }) => value === status)?.label ?? '',
      onRemove: () => onChange({ status: 'all', filters }),
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
  ];
  return chips.filter((chip) => chip !== false);
}
