import { forwardRef, useId } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { color, controlHeight, font, motion, space } from '../theme/theme';
import { FieldNote } from './Field';

export interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  hint?: string;
  error?: string;
}

const Line = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: ${controlHeight};
  font-size: ${font.size.sm};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const Square = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1.5px solid ${color.control};
  border-radius: 5px;
  background: ${color.surface};
  cursor: inherit;
  transition: background-color ${motion.quick};
  ${focusRing}
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:checked::before {
    content: '';
    inline-size: 10px;
    block-size: 5px;
    border: solid ${color.onPrimary};
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &:disabled {
    opacity: 0.6;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`;

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  font-size: ${font.size.sm};
`;

export const Checkbox = forwardRef<HTMLInputElement, ToggleProps>(function Checkbox(props, ref) {
  const { label, hint, error, onChange, ...rest } = props;
  const noteId = useId();
  return (
    <Frame>
      <Line>
        <Square
          {...rest}
          ref={ref}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </Line>
      <FieldNote id={noteId} hint={hint} error={error} />
    </Frame>
  );
});
