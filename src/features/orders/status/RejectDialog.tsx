import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
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
import { useSoldOut } from '../useSoldOut';
import { dishesOf, dishKey } from './dishesOf';
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
  const nameOf = useAtomValue(orderNameAtom);
  const formId = useId();
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [soldOut, setSoldOut] = useState<readonly string[]>([]);
  const markSoldOut = useSoldOut();
  // The backend marks a dish with an id, and the portal one that has only a name.
  const dishes = dishesOf(order).filter(({ itemId }) => itemId !== '' || markSoldOut !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blockedBy) return;
    if (reason === null) setMissing(true);
    else {
      const chosen =
        reason === 'sold_out' ? dishes.filter((dish) => soldOut.includes(dishKey(dish))) : [];
      const named = chosen.filter(({ itemId }) => itemId === '');
      onReject({ reason, soldOutIds: chosen.flatMap(({ itemId }) => itemId || []) });
      for (const dish of named) markSoldOut?.([dish]);
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={text('rejectTitle', { number: nameOf(order) })}
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
          {reason === 'sold_out' && dishes.length > 0 && (
            <fieldset aria-label={text('whichSoldOut')}>
              <Text as="span" size="sm" isStrong>
                {text('whichSoldOut')}
              </Text>
              {dishes.map((dish) => {
                const key = dishKey(dish);
                return (
                  <Checkbox
                    key={key}
                    label={clip(dish.name)}
                    checked={soldOut.includes(key)}
                    onChange={(isOn) =>
                      setSoldOut(isOn ? [...soldOut, key] : soldOut.filter((one) => one !== key))
                    }
                  />
                );
              })}
            </fieldset>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
