import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { isFromRight } from '../../../core/dom/isFromRight';
import { color, controlHeight, font, radius, scaled, shadow, space } from '../../theme/theme';
import { useLatest } from '../../useLatest';
import { Spinner } from '../Button';

export const List = styled.div`
  position: fixed;
  inset: auto;
  min-inline-size: ${scaled(180)};
  max-inline-size: min(${scaled(320)}, 100vw);
  margin: 0;
  padding: ${space[1]};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
`;

export const Item = styled.button<{ $isDanger?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: ${controlHeight};
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.item};
  background: transparent;
  color: ${({ $isDanger }) => ($isDanger ? color.danger : color.text)};
  font-size: ${font.size.sm};
  text-align: start;
  cursor: pointer;
  &:hover:not([aria-disabled]),
  &:focus-visible {
    background: ${color.surface2};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[aria-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

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

const ENTRY = '[role="menuitem"]';

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
    const { currentTarget: list, key } = event;
    const entries = [...list.querySelectorAll<HTMLElement>(ENTRY)];
    const now = entries.findIndex((entry) => entry === focusedBeside(list));
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
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
      {items.map((item) => {
        // A disabled button would lose the focus, and the menu would get no keys.
        const isOff = item.disabled || item.isBusy;
        return (
          <Item
            key={item.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-disabled={isOff || undefined}
            aria-busy={item.isBusy || undefined}
            $isDanger={item.isDanger}
            onClick={() => !isOff && onSelect(item)}
          >
            {item.isBusy ? <Spinner size={16} /> : item.icon}
            {item.label}
          </Item>
        );
      })}
    </List>
  );
}

const GAP_PX = 4;

interface PopoverOptions {
  triggerRef: RefObject<HTMLElement | null>;
  /** Called on a press outside of the popover. */
  onDismiss: () => void;
  /** Gives the popover the width of the trigger. */
  isFlush?: boolean;
}

/** Positions the popover below the trigger, or above it if there is no room below. */
function move(popover: HTMLElement, trigger: HTMLElement): void {
  const from = trigger.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const view = trigger.ownerDocument.documentElement;
  const left = isFromRight(trigger) ? from.left : from.right - width;
  const below = from.bottom + GAP_PX;
  const fits = below + height <= view.clientHeight;
  popover.style.left = `${Math.max(GAP_PX, Math.min(left, view.clientWidth - width - GAP_PX))}px`;
  popover.style.top = `${fits ? below : Math.max(GAP_PX, from.top - height - GAP_PX)}px`;
}

/** Shows an element in the top layer next to its trigger and focuses the first entry of a menu. */
export function usePopover(options: PopoverOptions): RefObject<HTMLDivElement | null> {
  const { triggerRef, onDismiss, isFlush = false } = options;
  const ref = useRef<HTMLDivElement>(null);
  const dismissRef = useLatest(onDismiss);
  useLayoutEffect(() => {
    const popover = ref.current;
    const trigger = triggerRef.current;
    if (!popover || !trigger) return;
    popover.showPopover?.();
    if (isFlush) popover.style.inlineSize = `${trigger.getBoundingClientRect().width}px`;
    move(popover, trigger);
    popover.querySelector<HTMLElement>(ENTRY)?.focus();
    return watch(popover, trigger, () => dismissRef.current());
  }, [triggerRef, isFlush, dismissRef]);
  return ref;
}

/** Closes the popover on a press outside of it, and moves it with the trigger on scroll. */
function watch(popover: HTMLElement, trigger: HTMLElement, dismiss: () => void): () => void {
  const stop = new AbortController();
  const document = popover.ownerDocument;
  const options = { capture: true, signal: stop.signal };
  const press = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(popover) && !path.includes(trigger)) dismiss();
  };
  const follow = () => move(popover, trigger);
  document.addEventListener('pointerdown', press, options);
  // Scroll events do not leave a shadow tree.
  for (const scope of new Set([document, popover.getRootNode()]))
    scope.addEventListener('scroll', follow, options);
  document.defaultView?.addEventListener('resize', follow, options);
  return () => stop.abort();
}
