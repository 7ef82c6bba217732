import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { NumberReader } from '../../../core/amount/amounts';
import { useAmounts } from '../../../core/amount/useAmounts';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import type { HistoryStatus } from '../../../core/orders/filters';
import { canFilterAtom } from '../../../core/orders/history/limits';
import uiMessages from '../../../ui/messages.en.json';
import { FiltersDialog } from '../../../ui/patterns/filters/FiltersDialog';
import { PeriodCalendar } from '../../../ui/patterns/period/PeriodCalendar';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import { SortSelect, sortedBy } from '../../../ui/patterns/table/SortSelect';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Select } from '../../../ui/primitives/form/Select';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Pair } from '../../../ui/primitives/layout/ScreenLayout';
import { type HistoryFilters, NO_FILTERS } from '../historyFilters';
import type { HistoryView } from '../historyUrl';
import messages from '../messages.en.json';
import { PAYMENT_CHOICES, useHandlingChoices, useStatusChoices } from './filterChoices';
import { CardsOnly } from './historyStyles';
import { useHistoryColumns } from './useHistoryColumns';

/** All filters except the search, and the sort order of the cards. */
export interface ChosenFilters {
  status: HistoryStatus;
  filters: HistoryFilters;
  sort: HistoryView['table']['sort'];
}

interface FilterDialogProps extends ChosenFilters {
  onShow: (next: ChosenFilters) => void;
  onClose: () => void;
}

interface Draft extends Omit<HistoryFilters, 'min' | 'max'> {
  status: HistoryStatus;
  sort: ChosenFilters['sort'];
  min: string;
  max: string;
}

export function FilterDialog({ onShow, onClose, ...chosen }: FilterDialogProps) {
  const text = useText(messages);
  const uiText = useText(uiMessages);
  const statuses = useStatusChoices();
  const handlings = useHandlingChoices();
  const columns = useHistoryColumns();
  const can = useAtomValue(canFilterAtom);
  const { currencySymbol } = useAtomValue(formatsAtom);
  const { money } = useAmounts();
  const [draft, setDraft] = useState(() => toDraft(chosen, money));
  const [isSubmitted, setSubmitted] = useState(false);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const problems = problemsOf(draft, money, text);
  const errorOf = (field: keyof Problems) =>
    isSubmitted && problems[field] ? { error: problems[field] } : {};
  const show = () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return;
    const { status, sort, ...others } = draft;
    onShow({
      status,
      sort,
      filters: { ...others, min: money.value(draft.min), max: money.value(draft.max) },
    });
  };
  const unit = currencySymbol();
  return (
    <FiltersDialog
      title={text('filterTitle')}
      showLabel={text('filterShow')}
      onClear={() => onShow({ ...chosen, status: 'all', filters: NO_FILTERS })}
      onShow={show}
      onClose={onClose}
    >
      {can('status') && (
        <ChoiceGroup
          isBeside
          label={uiText('status')}
          options={statuses}
          value={draft.status}
          onChange={(status) => set({ status })}
        />
      )}
      {columns.some(({ isSortable }) => isSortable) && (
        <CardsOnly>
          <SortSelect
            columns={columns}
            sorted={sortedBy(draft.sort)}
            order={text('newestFirst')}
            onSort={(sort) => set({ sort })}
          />
        </CardsOnly>
      )}
      {can('period') && (
        <>
          <PeriodSelect value={draft} onChange={(period) => set({ period })} />
          <PeriodCalendar value={draft} onChange={set} />
        </>
      )}
      {can('amount') && (
        <Pair>
          <TextInput
            label={text('amountFrom', { unit })}
            inputMode="decimal"
            autoComplete="off"
            value={draft.min}
            onChange={(event) => set({ min: event.target.value })}
            {...errorOf('min')}
          />
          <TextInput
            label={text('amountTo', { unit })}
            inputMode="decimal"
            autoComplete="off"
            value={draft.max}
            onChange={(event) => set({ max: event.target.value })}
            {...errorOf('max')}
          />
        </Pair>
      )}
      {can('payment') && (
        <Select
          label={text('columnPayment')}
          options={PAYMENT_CHOICES.map(({ value, label }) => ({ value, label: text(label) }))}
          value={draft.payment}
          onChange={(event) => set({ payment: event.target.value as Draft['payment'] })}
        />
      )}
      {can('item') && (
        <TextInput
          label={text('filterItem')}
          autoComplete="off"
          value={draft.item}
          onChange={(event) => set({ item: event.target.value })}
        />
      )}
      {can('customer') && (
        <TextInput
          label={text('columnCustomer')}
          autoComplete="off"
          value={draft.customer}
          onChange={(event) => set({ customer: event.target.value })}
        />
      )}
      {can('handling') && (
        <Select
          label={text('handling')}
          options={handlings.map(({ value, label }) => ({ value, label: text(label) }))}
          value={draft.handling}
          onChange={(event) => set({ handling: event.target.value as Draft['handling'] })}
        />
      )}
    </FiltersDialog>
  );
}

function toDraft({ status, filters, sort }: ChosenFilters, { write }: NumberReader): Draft {
  return {
    status,
    sort,
    ...filters,
    min: write(filters.min),
    max: write(filters.max),
  };
}

type Problems = Partial<Record<'min' | 'max', string>>;

function problemsOf(
  { min, max }: Draft,
  money: NumberReader,
  text: Translate<keyof typeof messages>,
): Problems {
  const [least, most] = [money.value(min), money.value(max)];
  const isUpsideDown = least !== null && most !== null && least > most;
  const [minError, maxError] = [min, max].map((one) => money.errorOf(one, text('amountInvalid')));
  return {
    ...(minError ? { min: minError } : {}),
    ...(maxError ? { max: maxError } : {}),
    ...(isUpsideDown ? { max: text('amountReversed') } : {}),
  };
}
