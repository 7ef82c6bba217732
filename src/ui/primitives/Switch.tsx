import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { focusRing, visuallyHidden } from '../theme/mixins';
import { color, controlHeight, font, motion, radius } from '../theme/theme';
import type { ToggleProps } from './Checkbox';

export interface SwitchProps extends Omit<ToggleProps, 'hint' | 'error'> {
  /** For a row that names the thing already: the label is only read out. */
  isLabelHidden?: boolean;
}

const Line = styled.label`
  position: relative;
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

const Track = styled.input`
  appearance: none;
  flex: none;
  inline-size: 40px;
  block-size: 24px;
  padding: 2px;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.full};
  background: ${color.surface2};
  cursor: inherit;
  transition: background-color ${motion.quick};
  ${focusRing}
  &::before {
    content: '';
    display: block;
    inline-size: 17px;
    block-size: 17px;
    border-radius: ${radius.full};
    background: ${color.textMuted};
    transition: margin ${motion.quick};
  }
  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:checked::before {
    margin-inline-start: 16px;
    background: ${color.onPrimary};
  }
  &:disabled {
    opacity: 0.6;
  }
`;

const Words = styled.span<{ $isHidden: boolean }>`
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

/** On or off, at once. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { label, isLabelHidden = false, onChange, ...rest } = props;
  return (
    <Line>
      <Track
        {...rest}
        ref={ref}
        type="checkbox"
        role="switch"
        onChange={(event) => onChange(event.target.checked)}
      />
      <Words $isHidden={isLabelHidden}>{label}</Words>
    </Line>
  );
});
