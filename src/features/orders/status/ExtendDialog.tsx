import { type FormEvent, useId, useMemo, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { useWrite } from '../../../core/state/useWrite';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import messages from './messages.en.json';
import type { Order } from '../types';
import { createExtendOrderAtom } from './extendOrder';
import { useOfflineReason } from './useOrderActions';

const MORE_MINUTES = [5, 10, 15, 20] as const;

interface ExtendDialogProps {
  order: Order;
  onClose: () => void;
}

/** Gives an order more time (capability `orders.extend`). */
export function ExtendDialog({ order, onClose }: ExtendDialogProps) {
  const text = useText(messages);
  const formId = useId();
  const blockedBy = useOfflineReason();
  const [minutes, setMinutes] = useState<number>(MORE_MINUTES[0]);
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createExtendOrderAtom(order), [order]),
    {
      done: () => text('extended'),
      failed: text('extendFailed'),
      reasons: { refused: text('extendFailed'), lost: text('extendLost') },
      onDone: onClose,
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !blockedBy) void run(minutes);
  };
  return (
    <Dialog
      isOpen
      title={text('extendTitle', { number: order.number })}
      description={text('extendText')}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isWide
          isBusy={isBusy}
          blockedBy={blockedBy}
        >
          {text('extendConfirm', { count: minutes })}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          {problem && <Banner tone="danger">{problem}</Banner>}
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
        </Stack>
      </form>
    </Dialog>
  );
}
