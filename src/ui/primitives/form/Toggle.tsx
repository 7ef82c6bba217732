import { forwardRef, useId } from 'react';
import { css, styled } from 'styled-components';
import {
  color,
  controlHeight,
  focusRing,
  font,
  motion,
  radius,
  space,
  visuallyHidden,
} from '../../theme/theme';
import { FieldNote } from './Field';

/** Props that the checkbox and the switch share. */
interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
}

/** A line with a control and its label, which is clickable. */
const ToggleLine = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${controlHeight};
  font-size: ${font.size.sm};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;

const toggleControl = css`
  appearance: none;
  flex: none;
  border: 1.5px solid ${color.control};
  cursor: inherit;
  transition: background-color ${motion.quick};
  ${focusRing}
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:disabled {
    opacity: 0.6;
  }
`;

interface CheckboxProps extends ToggleProps {
  hint?: string;
  error?: string;
}

const Square = styled.input`
  display: grid;
  place-content: center;
  inline-size: 20px;
  block-size: 20px;
  border-radius: ${radius.small};
  background: ${color.surface};
  ${toggleControl}
  &:checked::before {
    content: '';
    inline-size: 10px;
    block-size: 5px;
    border: solid ${color.onPrimary};
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
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

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, hint, error, onChange, ...rest } = props;
  const noteId = useId();
  return (
    <Frame>
      <ToggleLine>
        <Square
          {...rest}
          ref={ref}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </ToggleLine>
      <FieldNote id={noteId} hint={hint} error={error} />
    </Frame>
  );
});

interface SwitchProps extends ToggleProps {
  /** Whether the label is hidden visually, because the row already shows it. */
  isLabelHidden?: boolean;
  /** Whether the setting has no effect, so that "on" is grey. */
  isIdle?: boolean;
}

const Track = styled.input`
  inline-size: 40px;
  block-size: 24px;
  padding: 2px;
  border-radius: ${radius.full};
  background: ${color.surface2};
  ${toggleControl}
  &::before {
    content: '';
    display: block;
    inline-size: 17px;
    block-size: 17px;
    border-radius: ${radius.full};
    background: ${color.textMuted};
    transition: margin ${motion.quick};
  }
  &:checked::before {
    margin-inline-start: 16px;
    background: ${color.onPrimary};
  }
  &[data-idle]:checked {
    border-color: ${color.textMuted};
    background: ${color.textMuted};
    &::before {
      background: ${color.surface};
    }
  }
`;

const Words = styled.span<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

/** A setting that applies at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { label, isLabelHidden = false, isIdle = false, onChange, ...rest } = props;
  return (
    <ToggleLine>
      <Track
        {...rest}
        ref={ref}
        type="checkbox"
        role="switch"
        data-idle={isIdle || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Words $isHidden={isLabelHidden}>{label}</Words>
    </ToggleLine>
  );
});
