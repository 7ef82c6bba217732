import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { Select } from '../../../ui/primitives/form/Select';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { ADJUSTMENTS, type Adjustment, ROUNDINGS } from '../cells/amounts';
import type { PriceCount } from '../cells/operations';
import messages from '../messages.en.json';
import type { ColumnId, PriceColumn } from '../types';

interface AdjustDialogProps {
  /** The columns that can be adjusted; never empty. */
  counts: readonly PriceCount[];
  headers: Readonly<Record<ColumnId, string>>;
  onAdjust: (change: Adjustment & { column: PriceColumn }) => void;
  onClose: () => void;
}

/** Raises or lowers the prices of one column. */
export function AdjustDialog({ counts, headers, onAdjust, onClose }: AdjustDialogProps) {
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const { money, decimal } = useAmounts();
  const [column, setColumn] = useState<PriceColumn>('price');
  const count = counts.find((one) => one.column === column) ?? counts[0];
  const [kind, setKind] = useState<Adjustment['kind']>('raisePercent');
  const [rounding, setRounding] = useState<Adjustment['rounding']>('none');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const amount = useRef<HTMLInputElement>(null);
  // The only field that has no value yet, instead of the first one.
  useLayoutEffect(() => amount.current?.focus(), []);
  const submit = () => {
    const reader = kind === 'raise' || kind === 'lower' ? money : decimal;
    const by = reader.value(typed);
    if (by === null || by <= 0) {
      return setError(reader.errorOf(typed, text('adjustInvalid')) || text('adjustInvalid'));
    }
    onClose();
    if (count) onAdjust({ column: count.column, kind, by, rounding });
  };
  const labelled = <Value extends Adjustment['kind'] | Adjustment['rounding']>(value: Value) => ({
    value,
    label: text(value, { currency }),
  });
  return (
    <FormDialog
      title={text('adjustTitle', { prices: count?.prices ?? 0, items: count?.items ?? 0 })}
      submitLabel={text('apply')}
      onSubmit={submit}
      onClose={onClose}
    >
      {counts.length > 1 && (
        <Select
          label={text('adjustColumn')}
          options={counts.map((one) => ({ value: one.column, label: headers[one.column] }))}
          value={count?.column}
          onChange={({ target }) =>
            setColumn(counts.find((one) => one.column === target.value)?.column ?? column)
          }
        />
      )}
      <Select
        label={text('adjustKind')}
        options={ADJUSTMENTS.map(labelled)}
        value={kind}
        onChange={({ target }) => setKind(ADJUSTMENTS.find((one) => one === target.value) ?? kind)}
      />
      <TextInput
        ref={amount}
        label={text('adjustBy')}
        error={error || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
      />
      <Select
        label={text('rounding')}
        options={ROUNDINGS.map(labelled)}
        value={rounding}
        onChange={({ target }) =>
          setRounding(ROUNDINGS.find((one) => one === target.value) ?? rounding)
        }
      />
    </FormDialog>
  );
}
