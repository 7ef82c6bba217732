import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { focusedBeside } from '../../../../core/dom/focusedBeside';
import { useText } from '../../../../core/messages/useText';
import { Switch } from '../../../../ui/primitives/form/Toggle';
import { Dialog } from '../../../../ui/primitives/overlay/Dialog';
import { color, font, radius, space } from '../../../../ui/theme/theme';
import { useLatest } from '../../../../ui/useLatest';
import { isSearchOpenAtom } from '../../searchState';
import messages from './messages.en.json';
import {
  BOARD_SHORTCUTS,
  CARD_SHORTCUTS,
  isSearchKey,
  shortcutOf,
  shortcutsAtom,
} from './shortcuts';

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

const CARD = '[data-order-card]';

/** The keyboard shortcuts of the board; they work while the focus is in this portal. */
export function BoardShortcuts() {
  const isOn = useAtomValue(shortcutsAtom);
  const [isListOpen, setListOpen] = useState(false);
  const marker = useRef<HTMLSpanElement>(null);
  const openSearch = useSetAtom(isSearchOpenAtom);
  const run = useLatest((key: string, root: HTMLElement) => {
    if (key === '?') return setListOpen(true);
    if (key === '/') return openSearch(true);
    if (key === 'j') return moveFocus(root, 1);
    if (key === 'k') return moveFocus(root, -1);
    const card = focusedBeside(root)?.closest(CARD);
    card?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)?.click();
  });
  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('.vp-root');
    if (!root || !isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event, event.composedPath());
      if (key === undefined || event.defaultPrevented) return;
      event.preventDefault();
      run.current?.(key, root);
    };
    root.addEventListener('keydown', onKey);
    return () => root.removeEventListener('keydown', onKey);
  }, [isOn, run]);
  useEffect(() => {
    const root = marker.current?.closest<HTMLElement>('.vp-root');
    if (!root) return;
    const { ownerDocument } = root;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event, event.composedPath(), root)) return;
      event.preventDefault();
      openSearch(true);
    };
    ownerDocument.addEventListener('keydown', onKey);
    return () => ownerDocument.removeEventListener('keydown', onKey);
  }, [openSearch]);
  return (
    <>
      <span ref={marker} hidden />
      {isListOpen && <ShortcutList onClose={() => setListOpen(false)} />}
    </>
  );
}

function moveFocus(root: HTMLElement, by: 1 | -1): void {
  const cards = [...root.querySelectorAll<HTMLElement>(CARD)];
  const now = focusedBeside(root)?.closest<HTMLElement>(CARD);
  const at = now ? cards.indexOf(now) + by : 0;
  const next = cards[Math.max(0, at)];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

function ShortcutList({ onClose }: { onClose: () => void }) {
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
