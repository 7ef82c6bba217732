import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../core/dom/isComposing';
import { useLatest } from '../../../ui/useLatest';
import type { Option } from '../cells/readCell';

/** Where the focus goes after the editor is closed; `gone` if its cell was removed. */
export type CellExit = 'down' | 'up' | 'next' | 'back' | 'everywhere' | 'cancel' | 'blur' | 'gone';

interface CellEditorProps {
  label: string;
  value: string;
  /** The letter that opened the editor, which replaces the value. */
  typed: string;
  /** The text of the value, for a value that is not in the list. */
  shown: string;
  /** The values of a column that has a list of them. */
  options: readonly Option[] | undefined;
  /** Whether a number is typed. */
  isNumber: boolean;
  onExit: (exit: CellExit, value: string) => void;
}

/** The text is its own state, so that a keystroke renders nothing else. */
export function CellEditor({
  label,
  value,
  shown,
  typed,
  options,
  isNumber,
  onExit,
}: CellEditorProps) {
  const [text, setText] = useState(typed === '' ? value : typed);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (typed === '' && !options) field.current?.select();
  }, [typed, options]);
  const exit = (how: CellExit) => {
    if (isDone.current) return;
    isDone.current = true;
    onExit(how, text);
  };
  const latest = useLatest(exit);
  useEffect(() => {
    const element = field.current;
    const keep = () => latest.current('gone');
    // In strict mode, the element stays.
    return () => {
      if (!element?.isConnected) keep();
    };
  }, [latest]);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const how = exitOf(event);
    if (!how || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    exit(how);
  };
  const shared = {
    ref: field,
    'aria-label': label,
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onBlur: (_event: FocusEvent) => exit('blur'),
    onKeyDown,
  };
  if (!options) {
    return (
      <input
        {...shared}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        spellCheck={false}
      />
    );
  }
  const isListed = options.some((option) => option.value === text);
  return (
    <select {...shared}>
      {!isListed && <option value={text}>{shown}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function exitOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): CellExit | null {
  if (key === 'Escape') return 'cancel';
  if (key === 'Tab') return shiftKey ? 'back' : 'next';
  if (key !== 'Enter') return null;
  if (ctrlKey || metaKey) return 'everywhere';
  return shiftKey ? 'up' : 'down';
}
