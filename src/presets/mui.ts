import type { Appearance, Tokens } from '../core/contracts';

/** The colours that `mui` reads. The palettes of MUI 5 to 7 have them. @public */
export interface MuiPalette {
  primary: { main: string; dark: string; contrastText: string };
  error: { light: string; dark: string };
  background: { default: string; paper: string };
  text: { primary: string; secondary: string };
  divider: string;
}

/** The part of a MUI theme that `mui` reads. The themes of MUI 5 to 7 have it. @public */
export interface MuiTheme {
  palette: MuiPalette & { mode: 'light' | 'dark' };
  typography: {
    fontFamily?: string;
    fontWeightRegular?: unknown;
    fontWeightMedium?: unknown;
    button?: { fontWeight?: unknown; letterSpacing?: unknown; textTransform?: unknown };
  };
  shape: { borderRadius: number | string };
  /** Set in a theme with CSS variables. */
  vars?: { palette: MuiPalette; shadows?: readonly string[] };
  shadows?: readonly string[];
  /** Set in a theme with CSS variables; the selector of a colour scheme, such as `.dark &`. */
  getColorSchemeSelector?(scheme: 'dark'): string;
}

/**
 * The appearance of a page with MUI (Material UI) 5, 6 or 7. The portal has the colour scheme of the theme; with CSS
 * variables, it follows the switch of the page.
 *
 * @param theme - the theme, from `createTheme()`, or from `useTheme()` if it changes while the page is open
 * @example
 * ```tsx
 * <VendorPortal host="https://api.market.example" appearance={mui(useTheme())} />
 * ```
 * @public
 */
export function mui(theme: MuiTheme): Appearance {
  const { typography, shape, vars, palette } = theme;
  const { button } = typography;
  const { primary, error, background, text, divider } = vars?.palette ?? palette;
  const tokens: Partial<Tokens> = {
    onPrimary: primary.contrastText,
    bg: background.default,
    surface: background.paper,
    surface2: `color-mix(in srgb, ${text.primary} 4%, ${background.paper})`,
    text: text.primary,
    textMuted: text.secondary,
    border: divider,
  };
  const { fontFamily: family, fontWeightRegular, fontWeightMedium } = typography;
  const control =
    typeof shape.borderRadius === 'number' ? `${shape.borderRadius}px` : shape.borderRadius;
  return {
    // As the colour of a small text, `main` is too faint on a light page.
    light: {
      ...tokens,
      primary: primary.dark,
      focus: primary.dark,
      danger: `color-mix(in srgb, ${error.dark} 94%, black)`,
    },
    dark: {
      ...tokens,
      // On a dark page, MUI makes a raised surface lighter.
      surface: `color-mix(in srgb, white 5%, ${background.paper})`,
      surface2: `color-mix(in srgb, white 9%, ${background.paper})`,
      primary: primary.main,
      focus: primary.main,
      danger: error.light,
    },
    font: {
      family,
      weight: { normal: toNumber(fontWeightRegular), strong: toNumber(fontWeightMedium) },
    },
    button: {
      weight: toNumber(button?.fontWeight),
      case: toText(button?.textTransform),
      spacing: toText(button?.letterSpacing),
      // That of a contained button.
      shadow: (vars?.shadows ?? theme.shadows)?.[2],
    },
    radius: { control, card: control, chip: '16px' },
    card: 'raised',
    darkWhen: darkWhen(theme),
  };
}

function toNumber(weight: unknown): number | undefined {
  return Number(weight) || undefined;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function darkWhen({ vars, palette, getColorSchemeSelector }: MuiTheme): string | undefined {
  const selector = vars && getColorSchemeSelector?.('dark');
  if (selector?.startsWith('@media')) return undefined;
  // A theme with one scheme: all pages are dark, or none is.
  if (!selector || selector === '&') return palette.mode === 'dark' ? ':root' : ':not(*)';
  return selector.endsWith('&') ? selector.slice(0, -1).trimEnd() : selector;
}
