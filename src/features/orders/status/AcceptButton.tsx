import { ChevronDown } from 'lucide-react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { isRepeatedClick } from '../../../ui/primitives/isRepeatedClick';
import { Menu } from '../../../ui/primitives/overlay/Menu';
import type { Order } from '../../../core/orders/types';
import messages from '../messages.en.json';
import { oneTapMinutesAtom, type PreparationMinutes } from './oneTap';
import {
  orderQuestionAtom,
  PREPARATION_MINUTES,
  useBlockedReason,
  useOrderActions,
} from './useOrderActions';

interface AcceptButtonProps {
  order: Order;
  isBusy: boolean;
}

/** Asks for the preparation time, or accepts at once if the device has a time for this. */
export function AcceptButton(props: AcceptButtonProps) {
  const minutes = useAtomValue(oneTapMinutesAtom);
  return minutes === null ? (
    <AskingButton {...props} />
  ) : (
    <OneTapButton {...props} {...{ minutes }} />
  );
}

function AskingButton({ order, isBusy }: AcceptButtonProps) {
  const text = useText(messages);
  const openQuestion = useSetAtom(orderQuestionAtom);
  const blockedBy = useBlockedReason(order);
  const action = text('accept');
  return (
    <Button
      variant="primary"
      isBusy={isBusy}
      blockedBy={blockedBy}
      aria-label={text('ofOrder', { action, number: order.number })}
      data-shortcut="a"
      onClick={() => openQuestion({ kind: 'accept', order })}
    >
      {action}
    </Button>
  );
}

interface OneTapButtonProps extends AcceptButtonProps {
  minutes: PreparationMinutes;
}

function OneTapButton({ order, isBusy, minutes }: OneTapButtonProps) {
  const text = useText(messages);
  const { change } = useOrderActions();
  const blockedBy = useBlockedReason(order);
  const { number } = order;
  const accept = (chosen: PreparationMinutes) =>
    void change({ order, to: 'cooking', minutes: chosen });
  const others = PREPARATION_MINUTES.filter((other) => other !== minutes);
  const isBlocked = isBusy || blockedBy !== undefined;
  const action = text('acceptConfirm', { minutes });
  return (
    <span data-part="one-tap">
      <Button
        variant="primary"
        isBusy={isBusy}
        blockedBy={blockedBy}
        aria-label={text('ofOrder', { action, number })}
        data-shortcut="a"
        onKeyDown={ignoreHeldKey}
        onClick={(event) => !isRepeatedClick(event) && accept(minutes)}
      >
        {action}
      </Button>
      <Menu
        variant="primary"
        label={text('otherTimes', { number })}
        icon={<ChevronDown size={18} />}
        items={others.map((other) => ({
          id: String(other),
          label: text('acceptConfirm', { minutes: other }),
          disabled: isBlocked,
          onSelect: () => accept(other),
        }))}
      />
    </span>
  );
}

/** A key that is held must not accept the next order, which may get the same button. */
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
