import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { usePeriodWords } from '../../../ui/patterns/period/usePeriodWords';
import { focusRing, truncate } from '../../../ui/theme/mixins';
import { box, color, controlHeight, font, radius, space } from '../../../ui/theme/theme';
import { type HistoryFilters, NO_FILTERS } from '../historyFilters';
import messages from '../messages.en.json';
import { HANDLING_CHOICES, PAYMENT_CHOICES, useStatusChoices } from './filterChoices';
import type { ChosenFilters } from './FilterDialog';

const List = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    max-inline-size: min(100%, 320px);
  }
  & button {
    ${focusRing}
    display: flex;
    align-items: center;
    gap: ${space[1]};
    max-inline-size: 100%;
    min-block-size: ${controlHeight};
    padding: 0 ${space[2]} 0 ${space[3]};
    border: 1px solid ${color.control};
    border-radius: ${radius.full};
    background: ${color.primarySoft};
    font-size: ${font.size.sm};
    cursor: pointer;
    & > span {
      ${truncate}
    }
    & > svg {
      flex: none;
    }
  }
  /* A wide portal shows these two beside the search. */
  ${box.fromMedium} {
    & > [data-beside] {
      display: none;
    }
    &:not(:has(> :not([data-beside]))) {
      display: none;
    }
  }
`;

interface FilterChipsProps extends ChosenFilters {
  onChange: (next: ChosenFilters) => void;
}

interface Chip {
  key: string;
  label: string;
  without: Partial<ChosenFilters>;
  isBeside?: boolean;
}

/** A button for each filter that is set, which removes it. */
export function FilterChips({ status, filters, onChange }: FilterChipsProps) {
  const text = useText(messages);
  const chips = useChips({ status, filters });
  if (chips.length === 0) return null;
  return (
    <List aria-label={text('filterSet')}>
      {chips.map(({ key, label, without, isBeside }) => (
        <li key={key} data-beside={isBeside || undefined}>
          <button
            type="button"
            aria-label={text('filterRemove', { filter: label })}
            onClick={() => onChange({ status, filters, ...without })}
          >
            <span>{label}</span>
            <X size={16} />
          </button>
        </li>
      ))}
    </List>
  );
}

function useChips({ status, filters }: ChosenFilters): readonly Chip[] {
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
  const without = (...names: (keyof HistoryFilters)[]) => ({
    filters: {
      ...filters,
      ...Object.fromEntries(names.map((name) => [name, NO_FILTERS[name]])),
    },
  });
  const amounts = { min: shortMoney(min), max: shortMoney(max) };
  const amountKey =
    max === null ? 'amountAtLeast' : min === null ? 'amountAtMost' : 'amountBetween';
  const chips: (Chip | false)[] = [
    status !== 'all' && {
      key: 'status',
      label: statuses.find(({ value }) => value === status)?.label ?? '',
      without: { status: 'all' },
      isBeside: true,
    },
    period !== '' && {
      key: 'period',
      label: periodWords({ period, from, to }),
      without: without('period', 'from', 'to'),
      isBeside: true,
    },
    (min !== null || max !== null) && {
      key: 'amount',
      label: text(amountKey, amounts),
      without: without('min', 'max'),
    },
    payment !== '' && {
      key: 'payment',
      label: named('columnPayment', labelIn(PAYMENT_CHOICES, payment)),
      without: without('payment'),
    },
    item !== '' && {
      key: 'item',
      label: named('filterItem', clip(item)),
      without: without('item'),
    },
    customer !== '' && {
      key: 'customer',
      label: named('columnCustomer', clip(customer)),
      without: without('customer'),
    },
    handling !== '' && {
      key: 'handling',
      label: labelIn(HANDLING_CHOICES, handling),
      without: without('handling'),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
