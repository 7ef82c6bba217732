import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { amount } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { Button } from '../../../ui/primitives/Button';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { Select } from '../../../ui/primitives/form/Select';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Pair, Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { type HistoryFilters, NO_FILTERS } from '../historyFilters';
import messages from '../messages.en.json';
import { PAYMENT_CHOICES, PERIOD_CHOICES } from './filterChoices';

interface FilterDialogProps {
  filters: HistoryFilters;
  onShow: (filters: HistoryFilters) => void;
  onClose: () => void;
}

interface Draft extends Omit<HistoryFilters, 'min' | 'max'> {
  min: string;
  max: string;
}

export function FilterDialog({ filters, onShow, onClose }: FilterDialogProps) {
  const text = useText(messages);
  const { currencySymbol } = useAtomValue(formatsAtom);
  const formId = useId();
  const [draft, setDraft] = useState(() => toDraft(filters));
  const [isSubmitted, setSubmitted] = useState(false);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const problems = problemsOf(draft);
  const errorOf = (field: keyof Problems) =>
    isSubmitted && problems[field] ? { error: text(problems[field]) } : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.keys(problems).length > 0) return;
    onShow({ ...draft, min: amount(draft.min), max: amount(draft.max) });
  };
  const unit = currencySymbol();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('filterTitle')}
      closesOnBackdrop
      actions={
        <>
          <Button onClick={() => onShow(NO_FILTERS)}>{text('filterClear')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {text('filterShow')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={3}>
          <Select
            label={text('period')}
            options={PERIOD_CHOICES.map(({ value, label }) => ({ value, label: text(label) }))}
            value={draft.period}
            onChange={(event) => set({ period: event.target.value as Draft['period'] })}
          />
          {draft.period === 'custom' && (
            <Pair>
              <DateInput
                label={text('dayFrom')}
                value={draft.from}
                onChange={(event) => set({ from: event.target.value })}
              />
              <DateInput
                label={text('dayTo')}
                value={draft.to}
                onChange={(event) => set({ to: event.target.value })}
                {...errorOf('to')}
              />
            </Pair>
          )}
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
          <Select
            label={text('columnPayment')}
            options={PAYMENT_CHOICES.map(({ value, label }) => ({ value, label: text(label) }))}
            value={draft.payment}
            onChange={(event) => set({ payment: event.target.value as Draft['payment'] })}
          />
          <TextInput
            label={text('filterItem')}
            autoComplete="off"
            value={draft.item}
            onChange={(event) => set({ item: event.target.value })}
          />
          <TextInput
            label={text('columnCustomer')}
            autoComplete="off"
            value={draft.customer}
            onChange={(event) => set({ customer: event.target.value })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function toDraft(filters: HistoryFilters): Draft {
  return { ...filters, min: String(filters.min ?? ''), max: String(filters.max ?? '') };
}

type Problems = Partial<Record<'to' | 'min' | 'max', keyof typeof messages>>;

function problemsOf({ period, from, to, min, max }: Draft): Problems {
  const [least, most] = [amount(min), amount(max)];
  const isReversed = least !== null && most !== null && least > most;
  return {
    ...(period === 'custom' && from && to && from > to ? { to: 'dayReversed' } : {}),
    ...(min.trim() && least === null ? { min: 'amountInvalid' } : {}),
    ...(max.trim() && most === null ? { max: 'amountInvalid' } : {}),
    ...(isReversed ? { max: 'amountReversed' } : {}),
  };
}
