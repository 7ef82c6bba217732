import { useAtom } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../../core/messages/useText';
import { Switch } from '../../../../ui/primitives/form/Switch';
import { Dialog } from '../../../../ui/primitives/overlay/Dialog';
import { color, font, radius, space } from '../../../../ui/theme/theme';
import messages from './messages.en.json';
import { BOARD_SHORTCUTS, CARD_SHORTCUTS, shortcutsAtom } from './shortcuts';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  & kbd {
    display: block;
    min-inline-size: 32px;
    padding: 2px ${space[2]};
    border: 1px solid ${color.control};
    border-radius: ${radius.small};
    font-family: inherit;
    font-weight: ${font.weight.strong};
    text-align: center;
  }
`;

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return (
    <Dialog isOpen closesOnBackdrop title={text('title')} onClose={onClose}>
      <List>
        {[...BOARD_SHORTCUTS, ...CARD_SHORTCUTS].flatMap(({ key, label }) => [
          <dt key={key}>
            <kbd>{key}</kbd>
          </dt>,
          <dd key={`${key} label`}>{text(label)}</dd>,
        ])}
      </List>
      <Switch label={text('isOn')} checked={isOn} onChange={setOn} />
    </Dialog>
  );
}
