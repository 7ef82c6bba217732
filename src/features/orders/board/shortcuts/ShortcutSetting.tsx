import { useAtom } from 'jotai';
import { useText } from '../../../../core/messages/useText';
import { Switch } from '../../../../ui/primitives/form/Switch';
import messages from './messages.en.json';
import { shortcutsAtom } from './shortcuts';

/** A setting on the account screen, which turns the shortcuts on or off. */
export function ShortcutSetting() {
  const text = useText(messages);
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return <Switch label={text('isOn')} checked={isOn} onChange={setOn} />;
}
