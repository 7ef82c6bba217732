import { css } from 'styled-components';
import { color, controlHeight, focusRing, font, motion, radius, space } from '../theme/theme';

export interface ButtonLook {
  /** The default is `secondary`. A screen has at most one `primary` button. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** The default is `md`. */
  size?: 'sm' | 'md' | 'lg';
  isWide?: boolean;
}

/** Returns attributes for the styles, because styles without functions are compiled only once. */
export function buttonLook({ variant, size, isWide }: ButtonLook) {
  return {
    'data-vp-part': 'button',
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide || undefined,
  };
}

/** A coloured bar sets another ground for the buttons on it. */
const ground = `var(--vp-button-ground, ${color.fill})`;
const hover = ':hover:not(:disabled, [aria-disabled="true"])';
const primary = '&:where([data-variant="primary"])';
const ghost = '&:where([data-variant="ghost"])';
const danger = '&:where([data-variant="danger"])';

/** Styles of elements with the attributes of `buttonLook`. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${controlHeight};
  padding: ${space[1]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${ground};
  color: ${color.text};
  font-size: ${font.size.sm};
  font-weight: var(--vp-button-weight, ${font.weight.strong});
  letter-spacing: var(--vp-button-spacing, normal);
  text-transform: var(--vp-button-case, none);
  line-height: ${font.line.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition: background-color ${motion.quick};
  &${hover} {
    background: color-mix(in srgb, ${color.text} 6%, ${ground});
  }
  ${primary} {
    background: ${color.primary};
    color: ${color.onPrimary};
    box-shadow: var(--vp-button-shadow);
  }
  ${primary}${hover} {
    background: ${color.primaryHover};
  }
  ${ghost},
  ${danger} {
    background: transparent;
  }
  ${ghost}${hover} {
    background: ${color.hover};
  }
  ${danger} {
    border-color: ${color.danger};
    color: ${color.danger};
  }
  ${danger}${hover} {
    background: color-mix(in srgb, ${color.danger} 8%, ${color.surface});
  }
  &:where([data-size='sm']) {
    min-block-size: max(var(--vp-touch, 28px), ${controlHeight} - 4px);
    padding: 0 ${space[3]};
  }
  &:where([data-size='lg']) {
    min-block-size: calc(32px + var(--vp-rem));
    padding: ${space[2]} ${space[5]};
    font-size: ${font.size.md};
  }
  &:where([data-wide]) {
    inline-size: 100%;
  }
  &:where([data-square]) {
    inline-size: ${controlHeight};
    padding: 0;
  }
  ${focusRing}
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.border};
    background: transparent;
    box-shadow: none;
    color: ${color.textMuted};
  }
  ${ghost}:disabled,
  ${ghost}[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
  }
  &:disabled > svg,
  &[aria-disabled='true']:not([aria-busy='true']) > svg {
    opacity: 0.6;
  }
`;
