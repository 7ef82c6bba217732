import { css } from 'styled-components';
import { focusRing } from '../theme/mixins';
import { color, controlHeight, font, motion, radius, space } from '../theme/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $isWide?: boolean;
}

const hover = '&:hover:not(:disabled, [aria-disabled="true"])';

const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    ${hover} {
      background: ${color.primaryHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.control};
    color: ${color.text};
    ${hover} {
      background: ${color.surface2};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.text};
    ${hover} {
      background: ${color.hover};
    }
  `,
  danger: css`
    background: ${color.surface};
    border-color: ${color.danger};
    color: ${color.danger};
    ${hover} {
      background: color-mix(in srgb, ${color.danger} 8%, ${color.surface});
    }
  `,
};

const sizes = {
  sm: css`
    min-block-size: max(32px, ${controlHeight} - 4px);
    padding: 0 ${space[3]};
    font-size: ${font.size.sm};
  `,
  md: css`
    min-block-size: ${controlHeight};
    padding: ${space[1]} ${space[4]};
    font-size: ${font.size.sm};
  `,
  lg: css`
    min-block-size: 48px;
    padding: ${space[2]} ${space[5]};
    font-size: ${font.size.md};
  `,
};

/** The looks of a button, for real buttons and for router links: `styled(Link)<ButtonLook>`. */
export const buttonStyles = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  inline-size: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: ${font.weight.strong};
  line-height: ${font.line.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background-color ${motion.quick};
  ${({ $variant = 'secondary' }) => variants[$variant]}
  ${({ $size = 'md' }) => sizes[$size]}
  ${focusRing}
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : color.surface2)};
    border-color: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : color.border)};
    color: ${color.textMuted};
  }
  &:disabled > svg {
    opacity: 0.6;
  }
`;
