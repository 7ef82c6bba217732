import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../../core/messages/useText';
import { Switch } from '../../../../ui/primitives/form/Toggle';
import messages from './messages.en.json';
import { shortcutsAtom } from './shortcuts';

/** A device that is only touched rarely has a keyboard. */
const KeyboardOnly = styled.div`
  @media (pointer: coarse) and (hover: none) {
    display: none;
  }
`;

/** A setting on the account screen, which turns the shortcuts on or off. The list of the shortcuts has it too. */
export function ShortcutSetting() {
  const text = useText(messages);
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return (
    <KeyboardOnly>
      <Switch label={text('isOn')} checked={isOn} onChange={setOn} />
    </KeyboardOnly>
  );
}
