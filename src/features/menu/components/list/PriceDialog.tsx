import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useAmounts } from '../../../../core/amount/useAmounts';
import { formatsAtom } from '../../../../core/format/formatsAtom';
import messages from '../../../../core/menu/fields/messages.en.json';
import { menuKeys } from '../../../../core/menu/queries';
import { changeItemAtom, ItemChanged, ItemGone } from '../../../../core/menu/runs/mutations';
import type { MenuItem } from '../../../../core/menu/types';
import { useItemName } from '../../../../core/menu/useItemName';
import { useText } from '../../../../core/messages/useText';
import { queryClientAtom } from '../../../../core/state/queryClient';
import { restaurantIdAtom } from '../../../../core/state/services';
import { useWrite } from '../../../../core/state/useWrite';
import { FormDialog } from '../../../../ui/patterns/FormDialog';
import { TextInput } from '../../../../ui/primitives/form/TextInput';

interface PriceDialogProps {
  item: MenuItem;
  onClose: () => void;
}

/** Changes the selling price of an item; the form of the item has the other fields. */
export function PriceDialog({ item, onClose }: PriceDialogProps) {
  const text = useText(messages);
  const name = useItemName()(item);
  const { currencySymbol, money } = useAtomValue(formatsAtom);
  const { money: reader } = useAmounts();
  const cache = useAtomValue(queryClientAtom);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const [typed, setTyped] = useState(() => reader.write(item.price));
  const [error, setError] = useState('');
  /** The price that the vendor saw last, which a new price replaces. */
  const [seen, setSeen] = useState(item.price);
  const { run, sending, problem } = useWrite(changeItemAtom, {
    group: 'menu',
    done: () => text('updated'),
    failed: (failure) => text(failure instanceof ItemGone ? 'itemGone' : 'updateFailed'),
    reasons: { refused: '', lost: text('answerLost') },
    onChanged: (failure) => {
      if (!(failure instanceof ItemChanged)) return;
      const [price] = failure.found;
      setSeen(typeof price === 'number' ? price : null);
    },
    onDone: onClose,
  });
  const isChanged = seen !== item.price;
  const submit = async () => {
    const price = reader.value(typed);
    if (typed.trim() === '') return setError(text('priceRequired'));
    const invalid = reader.errorOf(typed, text('priceInvalid'), 0);
    if (invalid) return setError(invalid);
    await run({ id: item.id, fields: [{ field: 'price', from: seen, to: price }] });
    void cache.invalidateQueries({ queryKey: menuKeys.all(restaurantId) });
  };
  return (
    <FormDialog
      title={text('priceTitle', { name })}
      submitLabel={text('priceSave')}
      isBusy={sending !== undefined}
      problem={problem ?? (isChanged ? text('priceChanged', { price: money(seen) }) : undefined)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        label={text('price')}
        hint={text('priceHint', { currency: currencySymbol() })}
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
