import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { LazyPart } from '../../patterns/LazyPart';
import { lazyPage } from '../../patterns/lazyPage';
import { IconButton } from '../Button';
import type { ButtonLook } from '../buttonStyles';
import type { MenuItem } from './MenuList';

const MenuList = lazyPage(() => import('./MenuList'), 'MenuList');

/** Loads the code of the open menu. A menu does not do so itself, because each card of a list has one. */
export const preloadMenuList = MenuList.preload;

interface MenuProps {
  items: readonly MenuItem[];
  /** The label of the button; by default "More actions". */
  label?: string;
  icon?: ReactNode;
  variant?: ButtonLook['variant'];
  /** Whether the menu is open, if it has to stay open while another menu takes its place. */
  openState?: readonly [isOpen: boolean, setIsOpen: (isOpen: boolean) => void];
}

export function Menu(props: MenuProps) {
  const { items, label, icon = <EllipsisVertical size={20} />, variant, openState } = props;
  const text = useText(messages);
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const ownState = useState(false);
  const [isOpen, setIsOpen] = openState ?? ownState;
  const close = () => {
    setIsOpen(false);
    triggerRef.current?.focus();
  };
  // Focus the button before a dialog opens, so that the dialog can restore the focus.
  const select = (item: MenuItem) => {
    close();
    item.onSelect();
  };
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={label ?? text('more')}
        icon={icon}
        variant={variant}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <LazyPart isShown>
          <MenuList
            id={id}
            label={label ?? text('more')}
            triggerRef={triggerRef}
            items={items}
            onSelect={select}
            onClose={close}
            onDismiss={() => setIsOpen(false)}
          />
        </LazyPart>
      )}
    </>
  );
}
