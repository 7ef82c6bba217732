import { type KeyboardEvent, useRef, useState } from 'react';
import { onlyDigits } from '../../../core/amount/onlyDigits';

interface CodeBoxes {
  value: string;
  length: number;
  isRefused?: boolean;
  onChange: (code: string) => void;
  onComplete?: (code: string) => void;
}

/** `value` has no gaps, but the boxes can have some. The boxes are valid while they match `value`. */
function boxesOf(value: string, boxes: readonly string[], length: number): string[] {
  if (boxes.length === length && boxes.join('') === value) return [...boxes];
  return Array.from({ length }, (_, index) => value[index] ?? '');
}

export function useCodeBoxes({ value, length, isRefused, onChange, onComplete }: CodeBoxes) {
  const [boxes, setBoxes] = useState<readonly string[]>([]);
  const rowRef = useRef<HTMLDivElement>(null);
  const digits = boxesOf(value, boxes, length);

  const focus = (index: number) =>
    rowRef.current?.querySelectorAll('input')[Math.min(Math.max(index, 0), length - 1)]?.focus();

  const show = (next: string[]) => {
    setBoxes(next);
    onChange(next.join(''));
  };

  /**
   * Enters digits into a box and the boxes after it. A whole code, or a code after a refusal, starts at the first box.
   */
  const enter = (index: number, raw: string) => {
    const typed = onlyDigits(raw).slice(0, length);
    if (!typed) return;
    const start = isRefused || typed.length === length ? 0 : index;
    const next = digits.map((digit, at) => typed[at - start] ?? (isRefused ? '' : digit));
    show(next);
    focus(start + typed.length);
    if (next.every(Boolean)) onComplete?.(next.join(''));
  };

  const clear = (index: number) => show(digits.map((digit, at) => (at === index ? '' : digit)));

  const type = (index: number, raw: string) => {
    const held = digits[index] ?? '';
    if (raw === '') return clear(index);
    // A digit typed into a filled box replaces it.
    const isPair = held !== '' && raw.length === 2 && raw.includes(held);
    enter(index, isPair ? raw.replace(held, '') : raw);
  };

  const press = (index: number, event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) {
      event.preventDefault();
      focus(index + step);
    } else if (event.key === digits[index] && !event.ctrlKey && !event.metaKey) {
      // The browser fires no change event for the same digit; move on anyway.
      event.preventDefault();
      enter(index, event.key);
    } else if (event.key === 'Backspace' && !digits[index] && index > 0) {
      event.preventDefault();
      clear(index - 1);
      focus(index - 1);
    }
  };

  return { digits, rowRef, enter, type, press };
}
