import { hasNativeShell } from '../../../core/device/hasNativeShell';
import { useText } from '../../../core/messages/useText';
import { useSound } from '../../../core/orders/alarm/useSound';
import { Button } from '../../../ui/primitives/Button';
import { orderMessages } from '../../orders/public';
import messages from './messages.en.json';
import { SOUND_STEPS } from './systemSteps';
import type { Check } from './types';

export function useSoundCheck(): Check {
  const text = useText(messages);
  const orderText = useText(orderMessages);
  const { isOn, isHeard, isAbsent, turnOn } = useSound();
  const title = text('soundTitle');
  if (hasNativeShell()) return { title, state: 'unknown', text: text('soundShell') };
  if (isAbsent) return { title, state: 'absent', text: orderText('noSound') };
  if (isHeard) return { title, state: 'ok', text: text('soundOk'), steps: SOUND_STEPS };
  return {
    title,
    state: 'todo',
    text: text(isOn ? 'soundBlocked' : 'soundOff'),
    action: (
      <Button size="sm" onClick={turnOn}>
        {orderText('turnOnSound')}
      </Button>
    ),
  };
}
