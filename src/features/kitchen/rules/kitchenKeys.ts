import { lineKey } from '../../../core/dom/lineKey';

/** The command of a key on a keyboard or bump bar. */
export type KitchenKey =
  | { kind: 'ticket'; index: number }
  | { kind: 'act' }
  | { kind: 'undo' }
  | { kind: 'move'; by: 1 | -1 }
  | { kind: 'minutes'; by: 1 | -1 }
  | { kind: 'page'; by: 1 | -1 }
  | { kind: 'counts'; by: 1 | -1 }
  | { kind: 'close' };

interface KeyInput {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const KEYS: Readonly<Record<string, KitchenKey>> = {
  Enter: { kind: 'act' },
  Backspace: { kind: 'undo' },
  0: { kind: 'undo' },
  ArrowLeft: { kind: 'move', by: -1 },
  ArrowRight: { kind: 'move', by: 1 },
  ArrowUp: { kind: 'minutes', by: -1 },
  ArrowDown: { kind: 'minutes', by: 1 },
  PageUp: { kind: 'page', by: -1 },
  PageDown: { kind: 'page', by: 1 },
  '-': { kind: 'counts', by: -1 },
  '+': { kind: 'counts', by: 1 },
  Escape: { kind: 'close' },
};

/** `null` for other keys. A held key does not repeat its command. The arrows follow the lines of `place`. */
export function kitchenKey(input: KeyInput, place: Element | null = null): KitchenKey | null {
  const { repeat, ctrlKey, metaKey, altKey } = input;
  if (ctrlKey || metaKey || altKey) return null;
  const key = lineKey(input.key, place);
  const command = commandOf(key);
  if (!command) return null;
  const sends = command.kind === 'ticket' || command.kind === 'act' || command.kind === 'undo';
  return repeat && sends ? null : command;
}

function commandOf(key: string): KitchenKey | undefined {
  if (/^[1-9]$/.test(key)) return { kind: 'ticket', index: Number(key) - 1 };
  return Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
}

/** The ticket `by` steps from the selected one; `undefined` beyond the first or last. */
export function ticketBeside(
  ids: readonly string[],
  selected: string | null,
  by: 1 | -1,
): string | undefined {
  const at = selected === null ? -1 : ids.indexOf(selected);
  if (at < 0) return by > 0 ? ids[0] : ids.at(-1);
  return ids[at + by];
}

/** The choice `by` steps from the current one; stops at both ends. */
export function choiceBeside<Choice>(choices: readonly Choice[], now: Choice, by: 1 | -1): Choice {
  const at = choices.indexOf(now) + by;
  return choices[Math.min(choices.length - 1, Math.max(0, at))] ?? now;
}
