import { css, styled } from 'styled-components';
import { color, controlHeight, focusRing, font, motion } from '../../theme/theme';

/** Props that the checkbox and the switch share. */
export interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
}

/** A line with a control and its label, which is clickable. */
export const ToggleLine = styled.label`
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

export const toggleControl = css`
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
