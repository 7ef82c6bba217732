import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../core/messages/useText';
import {
  DEFAULT_PREPARATION_MINUTES,
  PREPARATION_MINUTES,
  type PreparationMinutes,
} from '../../../../core/orders/preparation';
import { usualMinutesAtom } from '../../../../core/orders/usualMinutes';
import { Button, isRepeatedClick } from '../../../../ui/primitives/Button';
import { Menu } from '../../../../ui/primitives/overlay/Menu';
import orderMessages from '../../messages.en.json';
import messages from '../messages.en.json';
import { useIsSeen } from '../useIsSeen';
import { useOrderActions } from '../useOrderActions';
import type { AcceptButtonProps, OneTapMinutes } from './oneTap';
import { useLongPress } from './useLongPress';

interface OneTapButtonProps extends AcceptButtonProps {
  minutes: OneTapMinutes;
}

/**
 * Accepts with the preparation time of the device, or with the usual one of the kitchen. A long press opens the other
 * times, as the arrow beside it does.
 */
export function OneTapButton({ order, isBusy, blockedBy, minutes: chosen }: OneTapButtonProps) {
  const usual = useAtomValue(usualMinutesAtom);
  const isUsual = chosen === 'usual' && usual !== null;
  const minutes = chosen === 'usual' ? (usual ?? DEFAULT_PREPARATION_MINUTES) : chosen;
  const text = useText(messages);
  const orderText = useText(orderMessages);
  const { change } = useOrderActions();
  const isSeen = useIsSeen(order.id);
  const timesState = useState(false);
  const [, setTimesOpen] = timesState;
  const longPress = useLongPress(() => isSeen() && setTimesOpen(true));
  const { number } = order;
  const accept = (promised: PreparationMinutes) =>
    void change({ order, to: 'cooking', minutes: promised });
  const others = PREPARATION_MINUTES.filter((other) => other !== minutes);
  const isBlocked = isBusy || blockedBy !== undefined;
  const action = text(isUsual ? 'acceptUsual' : 'acceptConfirm', { minutes });
  return (
    <span>
      <Button
        {...longPress}
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
        openState={timesState}
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
