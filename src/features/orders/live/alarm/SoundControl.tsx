import { Volume2, VolumeX } from 'lucide-react';
import { useText } from '../../../../core/messages/useText';
import { useSound } from '../../../../core/orders/alarm/useSound';
import { Button } from '../../../../ui/primitives/Button';
import { Menu } from '../../../../ui/primitives/overlay/Menu';
import messages from '../../messages.en.json';

export function SoundControl() {
  const text = useText(messages);
  const { isHeard, isAbsent, turnOn, turnOff, test } = useSound();
  if (isAbsent) return null;
  if (!isHeard) {
    return (
      <Button icon={<VolumeX size={18} />} onClick={turnOn}>
        {text('turnOnSound')}
      </Button>
    );
  }
  return (
    <Menu
      variant="secondary"
      label={text('soundMenu')}
      icon={<Volume2 size={20} />}
      items={[
        { id: 'test', label: text('testSound'), onSelect: test },
        { id: 'off', label: text('turnOffSound'), onSelect: turnOff },
      ]}
    />
  );
}
