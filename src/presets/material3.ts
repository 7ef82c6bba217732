import type { Appearance } from '../core/contracts';

/**
 * The appearance of a page with Material 3. It uses the variables of Material Web (`--md-sys-color-primary`) or of
 * Angular Material (`--mat-sys-primary`).
 *
 * @remarks
 * It follows the colour scheme of the device. If your page has a switch, name the selector of the dark page:
 * `{ ...material3(), darkWhen: '.dark' }`.
 * @example
 * ```tsx
 * <VendorPortal host="https://api.market.example" appearance={material3()} />
 * ```
 * @public
 */
export function material3(): Appearance {
  const color = (name: string) => `var(--md-sys-color-${name}, var(--mat-sys-${name}))`;
  const tokens = {
    primary: color('primary'),
    onPrimary: color('on-primary'),
    bg: color('surface'),
    surface: color('surface-container-low'),
    surface2: color('surface-container-high'),
    text: color('on-surface'),
    textMuted: color('on-surface-variant'),
    border: color('outline-variant'),
    focus: color('primary'),
    danger: color('error'),
  };
  return {
    // On Material's tinted cards, these two of the portal's own colours are too faint.
    light: { ...tokens, orderNew: '#855000', orderLate: '#a33509' },
    dark: tokens,
    font: {
      family: 'var(--md-ref-typeface-plain, var(--mat-sys-body-large-font, Roboto))',
      headingFamily: 'var(--md-ref-typeface-brand, var(--mat-sys-title-large-font, Roboto))',
      weight: { strong: 500 },
    },
    radius: { control: '24px', field: '4px', card: '12px', chip: '8px' },
    card: 'flat',
  };
}
