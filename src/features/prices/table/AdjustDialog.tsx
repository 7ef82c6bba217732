import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { Select } from '../../../ui/primitives/form/Select';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { ADJUSTMENTS, type Adjustment, ROUNDINGS } from '../cells/amounts';
import messages from '../messages.en.json';

interface AdjustDialogProps {
  count: number;
  onAdjust: (adjustment: Adjustment) => void;
  onClose: () => void;
}

/** Raises or lowers the selected prices. */
export function AdjustDialog({ count, onAdjust, onClose }: AdjustDialogProps) {
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const { money, decimal } = useAmounts();
  const [kind, setKind] = useState<Adjustment['kind']>('raisePercent');
  const [rounding, setRounding] = useState<Adjustment['rounding']>('none');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const submit = () => {
    const reader = kind === 'raise' || kind === 'lower' ? money : decimal;
    const by = reader.value(typed);
    if (by === null || by <= 0) {
      return setError(reader.errorOf(typed, text('adjustInvalid')) || text('adjustInvalid'));
    }
    onClose();
    onAdjust({ kind, by, rounding });
  };
  const labelled = <Value extends Adjustment['kind'] | Adjustment['rounding']>(value: Value) => ({
    value,
    label: text(value, { currency }),
  });
  return (
    <FormDialog
      title={text('adjustTitle', { count })}
      submitLabel={text('apply')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={text('adjustKind')}
        options={ADJUSTMENTS.map(labelled)}
        value={kind}
        onChange={({ target }) => setKind(ADJUSTMENTS.find((one) => one === target.value) ?? kind)}
      />
      <TextInput
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
