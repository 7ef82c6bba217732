import { useSetAtom } from 'jotai';
import { Printer } from 'lucide-react';
import { useText } from '../../../core/messages/useText';
import { IconButton } from '../../../ui/primitives/Button';
import { isPrintSettingsOpenAtom } from '../questions';
import messages from './messages.en.json';

/** The name of the print settings, and the function that opens them. */
export function usePrintSettings() {
  const text = useText(messages);
  const setOpen = useSetAtom(isPrintSettingsOpenAtom);
  return { label: text('printing'), open: () => setOpen(true) };
}

export function PrintSettingsButton() {
  const { label, open } = usePrintSettings();
  return (
    <IconButton variant="secondary" label={label} icon={<Printer size={20} />} onClick={open} />
  );
}
