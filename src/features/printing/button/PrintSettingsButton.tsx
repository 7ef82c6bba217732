import { useSetAtom } from 'jotai';
import { Printer } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { IconButton } from '../../../ui/primitives/IconButton';
import { isPrintSettingsOpenAtom } from '../questions';
import messages from './messages.en.json';

export function PrintSettingsButton() {
  const text = useText(messages);
  const setOpen = useSetAtom(isPrintSettingsOpenAtom);
  return (
    <IconButton
      label={text('printing')}
      icon={<Printer size={20} />}
      onClick={() => setOpen(true)}
    />
  );
}
