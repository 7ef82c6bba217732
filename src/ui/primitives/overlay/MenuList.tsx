import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { Spinner } from '../Button';
import { Item, List } from './menuStyles';
import { usePopover } from './usePopover';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  isDanger?: boolean;
  disabled?: boolean;
  /** Whether the entry is running; it then has a spinner and cannot be selected. */
  isBusy?: boolean;
}

interface MenuListProps {
  id: string;
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  items: readonly MenuItem[];
  onSelect: (item: MenuItem) => void;
  onClose: () => void;
  onDismiss: () => void;
}

/** The open menu. */
export function MenuList({
  id,
  label,
  triggerRef,
  items,
  onSelect,
  onClose,
  onDismiss,
}: MenuListProps) {
  const ref = usePopover({ triggerRef, onDismiss });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    const step = { ArrowDown: 1, ArrowUp: -1, Home: 0, End: 0 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveFocus(event.currentTarget, event.key, step);
  };
  return (
    <List
      ref={ref}
      data-vp-part="menu"
      id={id}
      role="menu"
      aria-label={label}
      popover="manual"
      onKeyDown={press}
    >
      {items.map((item) => (
        <Item
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={item.disabled || item.isBusy}
          aria-busy={item.isBusy || undefined}
          $isDanger={item.isDanger}
          onClick={() => onSelect(item)}
        >
          {item.isBusy ? <Spinner size={16} /> : item.icon}
          {item.label}
        </Item>
      ))}
    </List>
  );
}

function moveFocus(list: HTMLElement, key: string, step: number): void {
  const items = [...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
  const now = items.findIndex((item) => item === focusedBeside(list));
  const next = key === 'Home' ? 0 : key === 'End' ? -1 : (now + step) % items.length;
  items.at(next)?.focus();
}
