import { lineKey } from '../../../core/dom/lineKey';

/** What a key does in the grid, as in a spreadsheet. */
export type Command =
  | { do: 'move'; rows: number; columns: number; extends: boolean }
  | { do: 'next'; step: 1 | -1 }
  | { do: 'edit'; typed: string }
  | { do: 'toggle' | 'clear' | 'fillDown' | 'undo' | 'redo' | 'all' | 'column' | 'row' | 'leave' };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const PAGE = 10;
const END = Number.POSITIVE_INFINITY;

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const CONTROL: Readonly<Record<string, Command>> = {
  a: { do: 'all' },
  d: { do: 'fillDown' },
  y: { do: 'redo' },
  ' ': { do: 'column' },
};

/** The arrows follow the lines of `place`. */
export function commandOf(typed: Key, place: Element | null = null): Command | null {
  const { ctrlKey, metaKey, shiftKey, altKey } = typed;
  const key = lineKey(typed.key, place);
  if (altKey) return null;
  const hasControl = ctrlKey || metaKey;
  const move = (rows: number, columns: number): Command => ({
    do: 'move',
    rows,
    columns,
    extends: shiftKey,
  });
  const [rows, columns] = ARROWS[key] ?? [];
  if (rows !== undefined && columns !== undefined) {
    return hasControl ? move(rows && rows * END, columns && columns * END) : move(rows, columns);
  }
  if (key === 'Home') return move(hasControl ? -END : 0, -END);
  if (key === 'End') return move(hasControl ? END : 0, END);
  if (hasControl && key.toLowerCase() === 'z') return { do: shiftKey ? 'redo' : 'undo' };
  if (hasControl) return CONTROL[key.toLowerCase()] ?? null;
  switch (key) {
    case 'PageUp':
      return move(-PAGE, 0);
    case 'PageDown':
      return move(PAGE, 0);
    case 'Tab':
      return { do: 'next', step: shiftKey ? -1 : 1 };
    case 'Enter':
    case 'F2':
      return { do: 'edit', typed: '' };
    case 'Escape':
      return { do: 'leave' };
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' };
    case ' ':
      return { do: shiftKey ? 'row' : 'toggle' };
    default:
      return [...key].length === 1 ? { do: 'edit', typed: key } : null;
  }
}
