import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, visuallyHidden } from '../../theme/theme';
import { ToggleLine, type ToggleProps, toggleControl } from './toggleStyles';

export interface SwitchProps extends ToggleProps {
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
