import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import {
  DECLINE_REASONS,
  type Decline,
  type DeclineReason,
  type Order,
} from '../../../core/orders/types';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Stack, Text } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { knownItems } from './knownItems';
import messages from './messages.en.json';

interface RejectDialogProps {
  order: Order;
  note: ReactNode;
  blockedBy: string | undefined;
  onReject: (decline: Decline) => void;
  onClose: () => void;
}

/** Asks why an order is rejected, and what is sold out (capability `orders.reason`). */
export function RejectDialog({ order, note, blockedBy, onReject, onClose }: RejectDialogProps) {
  const text = useText(messages);
  const formId = useId();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);
  const items = knownItems(order);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blockedBy) return;
    if (reason === null) setMissing(true);
    else onReject({ reason, soldOutIds: reason === 'sold_out' ? soldOut : [] });
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={text('rejectTitle', { number: order.number })}
      description={text('rejectText')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('keepOrder')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            blockedBy={blockedBy}
            onClick={(event) => isRepeatedClick(event) && event.preventDefault()}
          >
            {text('rejectConfirm')}
          </Button>
        </>
      }
    >
      {note}
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          <ChoiceGroup<DeclineReason>
            label={text('reason')}
            options={DECLINE_REASONS.map((value) => ({ value, label: text(value) }))}
            value={reason}
            error={isMissing && reason === null ? text('reasonRequired') : undefined}
            onChange={setReason}
          />
          {reason === 'sold_out' && items.length > 0 && (
            <fieldset aria-label={text('whichSoldOut')}>
              <Text as="span" size="sm" isStrong>
                {text('whichSoldOut')}
              </Text>
              {items.map(({ itemId, name }) => (
                <Checkbox
                  key={itemId}
                  label={clip(name)}
                  checked={soldOut.includes(itemId)}
                  onChange={(isOn) =>
                    setSoldOut(isOn ? [...soldOut, itemId] : soldOut.filter((id) => id !== itemId))
                  }
                />
              ))}
            </fieldset>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
