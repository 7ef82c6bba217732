import { useAtom } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { CODES, type Codes, codesAtom } from './codes';
import messages from './messages.en.json';

export function ReadySettings({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const [codes, setCodes] = useAtom(codesAtom);
  return (
    <Dialog isOpen closesOnBackdrop title={text('settings')} onClose={onClose}>
      <ChoiceGroup<Codes>
        label={text('codes')}
        hint={text('codesHelp')}
        options={CODES.map((value) => ({ value, label: text(value) }))}
        value={codes}
        onChange={setCodes}
      />
    </Dialog>
  );
}
