/** Colours of the portal, as CSS colours. `primary` sets `--vp-color-primary`, and so on. @public */
export interface Tokens {
  primary: string;
  onPrimary: string;
  bg: string;
  surface: string;
  surface2: string;
  text: string;
  textMuted: string;
  border: string;
  focus: string;
  success: string;
  warning: string;
  danger: string;
  info: string;
  backdrop: string;
  orderNew: string;
  orderPreparing: string;
  orderPacking: string;
  orderReady: string;
  orderDeclined: string;
  orderLate: string;
}

/**
 * Colours, logo and name of the host's brand. Colours that are not set keep the portal's default.
 *
 * @example
 * ```ts
 * const appearance: Appearance = { light: { primary: '#b3261e' }, brandName: 'Saffron' };
 * ```
 * @public
 */
export interface Appearance {
  /** Colours of the light scheme. */
  light?: Partial<Tokens>;
  /** Colours of the dark scheme. */
  dark?: Partial<Tokens>;
  /** Image in the header: its URL and its text alternative. */
  logo?: { src: string; alt: string };
  /**
   * Name in the header, shown if there is no logo.
   *
   * @defaultValue `'Vendor Portal'`
   */
  brandName?: string;
}

/** The colour scheme; `system` follows the setting of the device. @defaultValue `'system'` @public */
export type ColorScheme = 'light' | 'dark' | 'system';
