import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { amount } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { isReversed } from '../../../ui/patterns/period/period';
import { PeriodDays } from '../../../ui/patterns/period/PeriodDays';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import { Button } from '../../../ui/primitives/Button';
import { Select } from '../../../ui/primitives/form/Select';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Pair, Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { type HistoryFilters, NO_FILTERS } from '../historyFilters';
import messages from '../messages.en.json';
import { HANDLING_CHOICES, PAYMENT_CHOICES } from './filterChoices';

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
    if (isReversed(draft) || Object.keys(problems).length > 0) return;
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
          <PeriodSelect value={draft.period} onChange={(period) => set({ period })} />
          {draft.period === 'custom' && (
            <PeriodDays value={draft} onChange={set} isSubmitted={isSubmitted} />
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
          <Select
            label={text('handling')}
            options={HANDLING_CHOICES.map(({ value, label }) => ({ value, label: text(label) }))}
            value={draft.handling}
            onChange={(event) => set({ handling: event.target.value as Draft['handling'] })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

function toDraft(filters: HistoryFilters): Draft {
  return { ...filters, min: String(filters.min ?? ''), max: String(filters.max ?? '') };
}

type Problems = Partial<Record<'min' | 'max', keyof typeof messages>>;

function problemsOf({ min, max }: Draft): Problems {
  const [least, most] = [amount(min), amount(max)];
  const isUpsideDown = least !== null && most !== null && least > most;
  return {
    ...(min.trim() && least === null ? { min: 'amountInvalid' } : {}),
    ...(max.trim() && most === null ? { max: 'amountInvalid' } : {}),
    ...(isUpsideDown ? { max: 'amountReversed' } : {}),
  };
}
