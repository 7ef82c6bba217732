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
  /** A contrast of 3:1 against every surface; `border` has less. */
  control: `color-mix(in srgb, ${tokens.textMuted} 80%, ${tokens.surface})`,
} as const;

/** The share of a status colour in its background colour. */
export const TINT_PERCENT = 14;

export function tint(ink: string): string {
  return `color-mix(in srgb, ${ink} ${TINT_PERCENT}%, ${color.surface})`;
}

export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '24px',
  6: '32px',
  7: '48px',
} as const;

export const font = {
  family:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  size: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '28px' },
  weight: { regular: 400, strong: 600 },
  line: { body: 1.5, tight: 1.25 },
} as const;

export const radius = { card: '10px', control: '8px', small: '4px', full: '999px' } as const;

/** The only z-indexes; dialogs, menus and toasts are in the top layer. */
export const depths = { raised: 1, sticky: 2, bar: 3 } as const;

export const shadow = '0 8px 28px rgb(20 18 12 / 0.16)';

export const motion = { quick: '120ms ease-out', calm: '180ms ease-out' } as const;

/** The height of controls: 36 px with a mouse, 44 px on touch screens. */
export const controlHeight = 'var(--vp-control-height)';

/** Minimum height of every header; toasts start below it. */
export const headerHeight = '56px';

/** Container queries, which depend on the portal and not on the window. */
export const box = {
  narrow: '@container vp (max-width: 639.98px)',
  medium: '@container vp (min-width: 640px) and (max-width: 1023.98px)',
  fromMedium: '@container vp (min-width: 640px)',
  wide: '@container vp (min-width: 1024px)',
} as const;
