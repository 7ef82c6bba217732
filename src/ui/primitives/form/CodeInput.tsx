import {
  type ClipboardEvent,
  forwardRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { onlyDigits } from '../../../core/amount/onlyDigits';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { font, scaled, smallText, space } from '../../theme/theme';
import { FieldBox, FieldNote, type FieldTexts } from './Field';
import { Input, useComposed } from './TextInput';

interface CodeInputProps extends FieldTexts {
  value: string;
  onChange: (code: string) => void;
  /** Called when all boxes are filled. */
  onComplete?: (code: string) => void;
  length?: number;
  /** Whether the code was refused. A refused code remains visible until the first new digit replaces it. */
  isRefused?: boolean;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
}

const Boxes = styled.div`
  display: flex;
  gap: ${space[3]};
`;

const Digit = styled(Input)`
  flex: 0 1 ${scaled(52)};
  min-inline-size: 0;
  block-size: ${scaled(56)};
  padding: 0;
  text-align: center;
  font-size: ${font.size.lg};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const GroupLabel = styled.span`
  ${smallText}
  font-weight: ${font.weight.strong};
`;

interface BoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  value: string;
  onText: (text: string) => void;
}

const Box = forwardRef<HTMLInputElement, BoxProps>(function Box({ value, onText, ...rest }, ref) {
  return (
    <Digit type="text" inputMode="numeric" {...rest} {...useComposed(value, onText)} ref={ref} />
  );
});

/** A one-time code, with one box for each digit. A paste or an SMS fills all boxes. */
export const CodeInput = forwardRef<HTMLInputElement, CodeInputProps>(
  function CodeInput(props, ref) {
    const { label, hint, error, length = 4, disabled, onBlur } = props;
    const text = useText(messages);
    const id = useId();
    const { digits, rowRef, enter, type, press } = useCodeBoxes({ ...props, length });
    const paste = (index: number) => (event: ClipboardEvent) => {
      event.preventDefault();
      enter(index, event.clipboardData.getData('text'));
    };
    return (
      <FieldBox data-vp-part="field" role="group" aria-labelledby={`${id}-label`} onBlur={onBlur}>
        <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
        <Boxes ref={rowRef} dir="ltr">
          {digits.map((digit, index) => (
            <Box
              key={index}
              ref={index === 0 ? ref : undefined}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              aria-label={text('codeDigit', { position: index + 1, length })}
              aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
              aria-invalid={error ? true : undefined}
              disabled={disabled}
              value={digit}
              onText={(typed) => type(index, typed)}
              onPaste={paste(index)}
              onKeyDown={(event) => press(index, event)}
              onFocus={(event) => event.target.select()}
            />
          ))}
        </Boxes>
        <FieldNote id={`${id}-note`} hint={hint} error={error} />
      </FieldBox>
    );
  },
);

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

function useCodeBoxes({ value, length, isRefused, onChange, onComplete }: CodeBoxes) {
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
