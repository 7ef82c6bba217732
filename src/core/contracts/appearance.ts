/** The colours a host may replace, as any CSS colour. Names follow `--vp-color-*`. @public */
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

/** The host's looks: tokens of either scheme, logo and name. @public */
export interface Appearance {
  light?: Partial<Tokens>;
  dark?: Partial<Tokens>;
  logo?: { src: string; alt: string };
  /** Shown in the header where no logo is given. Default "Vendor Portal". */
  brandName?: string;
}

/** Which scheme the portal wears. Default `system`: as the device prefers. @public */
export type ColorScheme = 'light' | 'dark' | 'system';
