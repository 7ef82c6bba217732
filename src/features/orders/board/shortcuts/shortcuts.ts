import { isComposing } from '../../../../core/dom/isComposing';
import { storedAtom } from '../../../../core/state/storedAtom';
import type messages from './messages.en.json';

/** Whether the board has shortcuts on this device. WCAG requires that single-key shortcuts can be turned off. */
export const shortcutsAtom = storedAtom<boolean>(
  'order_shortcuts',
  (stored) => stored !== 'off',
  (isOn) => (isOn ? 'on' : 'off'),
);

interface Shortcut {
  key: string;
  label: keyof typeof messages;
}

/**
 * Keys that press the button of the focused card with this `data-shortcut`. To add an action, add a line here and the
 * attribute to its button.
 */
export const CARD_SHORTCUTS: readonly Shortcut[] = [
  { key: 'a', label: 'accept' },
  { key: 'x', label: 'reject' },
  { key: 'p', label: 'print' },
];

export const BOARD_SHORTCUTS = [
  { key: '?', label: 'list' },
  { key: '/', label: 'search' },
  { key: 'j', label: 'next' },
  { key: 'k', label: 'previous' },
] as const satisfies readonly Shortcut[];

interface KeyInput {
  key: string;
  repeat: boolean;
  isComposing: boolean;
  keyCode: number;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The shortcut of a key; `undefined` while typing, in a dialog, or with a modifier. */
export function shortcutOf(input: KeyInput, path: readonly EventTarget[]): string | undefined {
  const { key, repeat, ctrlKey, metaKey, altKey } = input;
  if (isComposing(input) || ctrlKey || metaKey || altKey || path.some(hasOwnKeys)) return undefined;
  const match = [...BOARD_SHORTCUTS, ...CARD_SHORTCUTS].find((shortcut) => shortcut.key === key);
  // Only the movement through the list repeats while a key is held.
  return repeat && key !== 'j' && key !== 'k' ? undefined : match?.key;
}

const WITH_KEYS =
  'input, textarea, select, dialog, [contenteditable], [role="menu"], [role="textbox"]';

function hasOwnKeys(target: EventTarget): boolean {
  return target instanceof Element && target.matches(WITH_KEYS);
}

/**
 * Whether a key is Ctrl+K or ⌘K for this portal: the focus is in it, or nowhere on its page. It works with the shortcuts
 * turned off, because WCAG is about keys without a modifier.
 */
export function isSearchKey(
  input: Omit<KeyInput, 'repeat'> & { shiftKey: boolean },
  path: readonly EventTarget[],
  root: HTMLElement,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = input;
  if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return false;
  if (isComposing(input) || path.some((one) => one instanceof Element && one.matches('dialog'))) {
    return false;
  }
  return path.includes(root) || path[0] === root.ownerDocument.body;
}
