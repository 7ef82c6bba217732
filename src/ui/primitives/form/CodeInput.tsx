import { type ClipboardEvent, forwardRef, type InputHTMLAttributes, useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { font, scaled, smallText, space } from '../../theme/theme';
import { FieldBox, FieldNote, type FieldTexts } from './Field';
import { Input } from './TextInput';
import { useCodeBoxes } from './useCodeBoxes';
import { useComposed } from './useComposed';

export interface CodeInputProps extends FieldTexts {
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
    const boxes = useCodeBoxes({ ...props, length });
    const paste = (index: number) => (event: ClipboardEvent) => {
      event.preventDefault();
      boxes.enter(index, event.clipboardData.getData('text'));
    };
    return (
      <FieldBox data-vp-part="field" role="group" aria-labelledby={`${id}-label`} onBlur={onBlur}>
        <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
        <Boxes ref={boxes.rowRef} dir="ltr">
          {boxes.digits.map((digit, index) => (
            <Box
              key={index}
              ref={index === 0 ? ref : undefined}
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              aria-label={text('codeDigit', { position: index + 1, length })}
              aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
              aria-invalid={error ? true : undefined}
              disabled={disabled}
              value={digit}
              onText={(typed) => boxes.type(index, typed)}
              onPaste={paste(index)}
              onKeyDown={(event) => boxes.press(index, event)}
              onFocus={(event) => event.target.select()}
            />
          ))}
        </Boxes>
        <FieldNote id={`${id}-note`} hint={hint} error={error} />
      </FieldBox>
    );
  },
);
