import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { amount, text as written } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { useWrite } from '../../../core/state/useWrite';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { createSetPriceAtom } from '../mutations';
import type { MenuItem } from '../types';
import { useItemName } from '../useItemName';
import messages from './messages.en.json';

interface PriceDialogProps {
  item: MenuItem;
  onClose: () => void;
}

/** Changes the selling price of an item; the form of the item has the other fields. */
export function PriceDialog({ item, onClose }: PriceDialogProps) {
  const text = useText(messages);
  const name = useItemName()(item);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  const [typed, setTyped] = useState(written(item.price));
  const [error, setError] = useState('');
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createSetPriceAtom(item.id), [item.id]),
    {
      group: 'menu',
      done: () => text('updated'),
      failed: text('updateFailed'),
      reasons: { refused: text('updateFailed'), lost: text('answerLost') },
      onDone: onClose,
    },
  );
  const submit = () => {
    const price = amount(typed);
    if (typed.trim() === '') return setError(text('priceRequired'));
    if (price === null || price < 0) return setError(text('priceInvalid'));
    void run(price);
  };
  return (
    <FormDialog
      title={text('priceTitle', { name })}
      submitLabel={text('priceSave')}
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={text('price')}
        hint={text('priceHint', { currency })}
        error={error || undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
      />
    </FormDialog>
  );
}
