import { useAtom } from 'jotai';
import { useText } from '../../../../core/messages/useText';
import { Switch } from '../../../../ui/primitives/form/Switch';
import messages from './messages.en.json';
import { shortcutsAtom } from './shortcuts';

/** For the account screen, where the shortcuts can be turned on again. */
export function ShortcutSetting() {
  const text = useText(messages);
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return <Switch label={text('isOn')} checked={isOn} onChange={setOn} />;
}
