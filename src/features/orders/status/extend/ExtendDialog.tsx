import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useText } from '../../../../core/messages/useText';
import { orderNameAtom } from '../../../../core/orders/shortNumbers';
import type { Order } from '../../../../core/orders/types';
import { useWrite } from '../../../../core/state/useWrite';
import { FormDialog } from '../../../../ui/patterns/FormDialog';
import { Banner } from '../../../../ui/primitives/Banner';
import { ChoiceGroup } from '../../../../ui/primitives/form/ChoiceGroup';
import messages from '../messages.en.json';
import { useOrderGate } from '../orderGate';
import { createExtendOrderAtom } from './extendMutations';

const MORE_MINUTES = [5, 10, 15, 20] as const;

interface ExtendDialogProps {
  order: Order;
  onClose: () => void;
}

/** Gives an order more time (capability `orders.extend`). */
export function ExtendDialog({ order, onClose }: ExtendDialogProps) {
  const text = useText(messages);
  const nameOf = useAtomValue(orderNameAtom);
  const { gate, blockedBy } = useOrderGate(order);
  const [minutes, setMinutes] = useState<number>(MORE_MINUTES[0]);
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createExtendOrderAtom(order), [order]),
    {
      group: 'orders',
      done: () => text('extended'),
      failed: text('extendFailed'),
      reasons: { refused: text('extendFailed'), lost: text('extendLost') },
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={text('extendTitle', { number: nameOf(order) })}
      description={text('extendText')}
      submitLabel={text('extendConfirm', { count: minutes })}
      isBusy={isBusy}
      blockedBy={blockedBy}
      problem={problem}
      onSubmit={() => void run(minutes)}
      onClose={onClose}
    >
      {gate === 'changingElsewhere' && <Banner tone="warning">{blockedBy}</Banner>}
      <ChoiceGroup<number>
        isEven
        label={text('moreTime')}
        options={MORE_MINUTES.map((value) => ({
          value,
          label: text('plusMinutes', { count: value }),
        }))}
        value={minutes}
        onChange={setMinutes}
      />
    </FormDialog>
  );
}
