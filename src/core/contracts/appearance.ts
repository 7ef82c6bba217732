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
  /** The border of fields and choices. A colour that you set is not checked for contrast. */
  control: string;
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
 * Colours, fonts, shapes, logo and name of the host's brand. What is not set keeps the portal's default. A text can be
 * any CSS value of its kind, and `var(--brand)` of the page; if the page does not define the variable, the default is
 * used. A value that cannot be used is reported with kind `config`.
 *
 * `vendor-portal/presets` has the appearance of common design systems.
 *
 * @example
 * ```ts
 * const appearance: Appearance = {
 *   brandName: 'Saffron',
 *   light: { primary: '#b3261e' },
 *   font: { family: 'Inter', scale: 0.95 },
 *   radius: { control: '4px', card: '6px' },
 *   density: 'compact',
 * };
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
  /** Fonts. The page must load them; if one is missing, the next one of the list or the font of the device is used. */
  font?: {
    /** A CSS `font-family`, for all text. @defaultValue the font of the device */
    family?: string;
    /** A CSS `font-family`, for headings. @defaultValue `family` */
    headingFamily?: string;
    /** Factor of all text sizes, from 0.875 to 1.25. It multiplies the text size of the browser. @defaultValue `1` */
    scale?: number;
    /** Weights from 1 to 1000. @defaultValue 400 for text, 600 for headings, labels and buttons */
    weight?: { normal?: number; strong?: number };
  };
  /** What is different for buttons. */
  button?: {
    /** A weight from 1 to 1000. @defaultValue `font.weight.strong` */
    weight?: number;
    /** A CSS `text-transform`. @defaultValue `'none'` */
    case?: string;
    /** A CSS `letter-spacing`. @defaultValue `'normal'` */
    spacing?: string;
    /** A CSS `box-shadow` of the main buttons. @defaultValue none */
    shadow?: string;
  };
  /** Rounded corners, each a CSS length. */
  radius?: {
    /** Buttons, and fields without `field`. @defaultValue `'8px'` */
    control?: string;
    /** Text fields and selects. @defaultValue `control` */
    field?: string;
    /** Cards, tables, dialogs and menus. @defaultValue `'10px'` */
    card?: string;
    /** Labels of a status, counts and choices. @defaultValue `'999px'` */
    chip?: string;
  };
  /**
   * Spacing, and the height of buttons and fields: 32, 36 or 44 px. On a touch screen it is at least 44 px.
   *
   * @defaultValue `'regular'`
   */
  density?: 'compact' | 'regular' | 'comfortable';
  /** Shadows, each a CSS `box-shadow`. */
  shadow?: {
    /** Cards; a flat card has none. @defaultValue none, or a light one for raised cards */
    card?: string;
    /** Dialogs and menus. */
    overlay?: string;
  };
  /**
   * Whether a card has a border, a shadow or neither.
   *
   * @defaultValue `'flat'`, or `'bordered'` if the appearance sets `bg` or `surface`
   */
  card?: 'bordered' | 'raised' | 'flat';
  /**
   * A selector of your page that matches an element around the portal while the page is dark, such as `'.dark'` or
   * `'[data-theme=dark]'`. With it, `colorScheme="system"` follows the page instead of the device.
   */
  darkWhen?: string;
}

/** The colour scheme; `system` follows the setting of the device. @defaultValue `'system'` @public */
export type ColorScheme = 'light' | 'dark' | 'system';
