import { ChevronDown } from 'lucide-react';
import { useText } from '../../../../core/messages/useText';
import { PREPARATION_MINUTES } from '../../../../core/orders/preparation';
import { Button, isRepeatedClick } from '../../../../ui/primitives/Button';
import { Menu } from '../../../../ui/primitives/overlay/Menu';
import orderMessages from '../../messages.en.json';
import messages from '../messages.en.json';
import { useIsSeen } from '../useIsSeen';
import { useOrderActions } from '../useOrderActions';
import type { AcceptButtonProps, PreparationMinutes } from './oneTap';

interface OneTapButtonProps extends AcceptButtonProps {
  minutes: PreparationMinutes;
}

/** Accepts with the preparation time of the device. */
export function OneTapButton({ order, isBusy, blockedBy, minutes }: OneTapButtonProps) {
  const text = useText(messages);
  const orderText = useText(orderMessages);
  const { change } = useOrderActions();
  const isSeen = useIsSeen(order.id);
  const { number } = order;
  const accept = (chosen: PreparationMinutes) =>
    void change({ order, to: 'cooking', minutes: chosen });
  const others = PREPARATION_MINUTES.filter((other) => other !== minutes);
  const isBlocked = isBusy || blockedBy !== undefined;
  const action = text('acceptConfirm', { minutes });
  return (
    <span>
      <Button
        variant="primary"
        isBusy={isBusy}
        blockedBy={blockedBy}
        aria-label={orderText('ofOrder', { action, number })}
        data-shortcut="a"
        onClick={(event) => isSeen() && !isRepeatedClick(event) && accept(minutes)}
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
