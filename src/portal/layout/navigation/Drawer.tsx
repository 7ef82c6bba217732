import { X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { IconButton } from '../../../ui/primitives/Button';
import { useModal } from '../../../ui/primitives/overlay/Dialog';
import { color, headerHeight, shadow, space } from '../../../ui/theme/theme';
import messages from '../../messages.en.json';
import { Sidebar } from './Sidebar';

const Panel = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  inset-inline-end: auto;
  inline-size: min(300px, 86vw);
  block-size: auto;
  max-block-size: none;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 0;
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  &::backdrop {
    background: ${color.backdrop};
  }
`;

/** Below a toast, which comes first in the dialog. */
const Body = styled.div`
  position: relative;
  block-size: 100%;
`;

const Close = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${space[3]};
  display: flex;
  align-items: center;
  block-size: ${headerHeight};
`;

/** The menu as a dialog, if there is no space for a sidebar. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const ref = useModal(onClose);
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <Panel ref={ref} aria-label={text('mainMenu')} onClick={closeOnBackdrop}>
      <Body>
        <Close>
          <IconButton label={text('closeMenu')} icon={<X size={20} />} onClick={onClose} />
        </Close>
        <Sidebar label={text('mainMenu')} onNavigate={onClose} />
      </Body>
    </Panel>
  );
}
