import { css } from 'styled-components';
import { color, controlHeight, dense, font, motion, radius, space } from '../../theme/theme';

export const inputStyles = css`
  appearance: none;
  inline-size: 100%;
  min-block-size: ${controlHeight};
  padding: ${dense(6)} ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.field};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.md};
  line-height: ${font.line.tight};
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: ${color.text};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:read-only:not(select):not([type='date']),
  &:disabled {
    background: ${color.surface2};
    border-color: ${color.border};
  }
  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;
