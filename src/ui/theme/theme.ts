import { css } from 'styled-components';
import type { Tokens } from '../../core/contracts';
import { variableName } from './cssVariables';
import { light } from './tokens';

const tokens = Object.fromEntries(
  Object.keys(light).map((token) => [token, `var(${variableName(token)})`]),
) as Record<keyof Tokens, string>;

/** The colours are CSS variables, so that a change of the scheme causes no render. */
export const color = {
  ...tokens,
  primaryHover: `color-mix(in srgb, ${tokens.primary} 88%, ${tokens.text})`,
  primarySoft: `color-mix(in srgb, ${tokens.primary} 10%, ${tokens.surface})`,
  hover: `color-mix(in srgb, ${tokens.text} 6%, transparent)`,
  /** The ground of controls without a border, on every surface. */
  fill: `color-mix(in srgb, ${tokens.text} 7%, transparent)`,
} as const;

/** The share of a status colour in its background colour. */
export const TINT_PERCENT = 14;

export function tint(ink: string): string {
  return `color-mix(in srgb, ${ink} ${TINT_PERCENT}%, ${color.surface})`;
}

/** A length that grows with the text size of the browser, given in px at the usual size of 16 px. */
export function scaled(px: number): string {
  return `calc(var(--vp-rem) * ${px / 16})`;
}

/** A step of the spacing; half of it grows with the text, so that large text keeps its lines. */
function gap(px: number): string {
  return `calc((${px / 2}px + var(--vp-rem) * ${px / 32}) * var(--vp-density))`;
}

/** A length that follows the density only. */
export function dense(px: number): string {
  return `calc(${px}px * var(--vp-density))`;
}

export const space = {
  1: gap(4),
  2: gap(8),
  3: gap(12),
  4: gap(16),
  5: gap(24),
  6: gap(32),
  7: gap(48),
} as const;

const FONTS =
  "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Tamil', 'Helvetica Neue', Arial, sans-serif";

// The appearance of the host sets these variables. A variable without a value leads to the default here.
const family = 'var(--vp-font-family, system-ui)';
const control = 'var(--vp-radius-control, 8px)';
const field = `var(--vp-radius-field, ${control})`;

export const font = {
  family: `${family}, ${FONTS}`,
  heading: `var(--vp-font-heading-family, ${family}), ${FONTS}`,
  size: { xs: scaled(12), sm: scaled(14), md: 'var(--vp-rem)', lg: scaled(20), xl: scaled(28) },
  weight: {
    regular: 'var(--vp-font-weight-normal, 400)',
    strong: 'var(--vp-font-weight-strong, 600)',
  },
  line: { body: 'var(--vp-leading)', tight: 'var(--vp-tight)' },
} as const;

/** For `white-space` and `flex-wrap` of labels that stay on one line in English. Longer languages wrap them (c124). */
export const oneLine = 'var(--vp-wrap)';

export const radius = {
  card: 'var(--vp-radius-card, 10px)',
  control,
  field,
  chip: 'var(--vp-radius-chip, 999px)',
  /** Boxes of several lines, which would look odd with the round ends of a button. */
  box: `min(16px, ${control})`,
  area: `min(16px, ${field})`,
  /** Items of a menu. */
  item: `min(6px, ${control})`,
  small: `min(4px, ${control})`,
  full: '999px',
} as const;

/** The only z-indexes; dialogs and menus are in the top layer. */
export const depths = { raised: 1, sticky: 2, bar: 3 } as const;

export const shadow = {
  card: 'var(--vp-shadow-card, var(--vp-card-shadow, none))',
  overlay: 'var(--vp-shadow-overlay, 0 8px 28px rgb(20 18 12 / 0.16))',
} as const;

/** A card has a ground; only a bordered one also has a border. */
const cardBorder = '1px solid var(--vp-card-border, transparent)';

export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' } as const;

/** The height of controls: 36 px with a mouse, 44 px on touch screens, and more with larger text. */
export const controlHeight = 'var(--vp-control-height)';

/** Minimum height of every header. */
export const headerHeight = 'calc(40px + var(--vp-rem))';

/**
 * Container queries, which depend on the portal and not on the window: 640 and 1024 px at the usual text size, and more
 * with larger text.
 */
export const box = {
  narrow: '@container vp (max-width: 39.99em)',
  /** Less than 22 letters of the usual size side by side: 320 px, or 390 px with text of twice the size. */
  tiny: '@container vp (max-width: 21.99em)',
  medium: '@container vp (min-width: 40em) and (max-width: 63.99em)',
  fromMedium: '@container vp (min-width: 40em)',
  wide: '@container vp (min-width: 64em)',
} as const;

export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Hides an element visually; screen readers still read it. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Digits of equal width. */
export const figures = css`
  font-variant-numeric: tabular-nums;
`;

/** Cuts a line at its end only, because the letters of some scripts are higher than their line. */
export const truncate = css`
  min-inline-size: 0;
  overflow: hidden;
  overflow: clip visible;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The padding leaves room for the upper and lower parts of letters if the lines are tight. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  margin-block: -0.2em;
  padding-block: 0.2em;
  overflow: hidden;
`;

/** The frame of a card. */
export const cardLook = css`
  border: ${cardBorder};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

export const smallText = css`
  font-size: ${font.size.sm};
  line-height: ${font.line.body};
`;

/** Hides an element in print. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
