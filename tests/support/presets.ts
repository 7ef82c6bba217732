import type { Appearance } from '../../src/core/contracts';
import { bootstrap, material3, mui, shadcn } from '../../src/presets/index.ts';

/** A preset, and the variables that pages with that system define, in light and dark. */
interface Preset {
  look: Appearance;
  light: string;
  dark: string;
}

const MUI_PALETTE = {
  primary: {
    main: 'var(--mui-palette-primary-main)',
    dark: 'var(--mui-palette-primary-dark)',
    contrastText: 'var(--mui-palette-primary-contrastText)',
  },
  error: { light: 'var(--mui-palette-error-light)', dark: 'var(--mui-palette-error-dark)' },
  background: {
    default: 'var(--mui-palette-background-default)',
    paper: 'var(--mui-palette-background-paper)',
  },
  text: {
    primary: 'var(--mui-palette-text-primary)',
    secondary: 'var(--mui-palette-text-secondary)',
  },
  divider: 'var(--mui-palette-divider)',
};

/** The presets with the default colours of shadcn/ui, MUI 7, Bootstrap 5.3 and Material 3. */
export const PRESETS: Readonly<Record<'shadcn' | 'mui' | 'bootstrap' | 'material3', Preset>> = {
  shadcn: {
    look: shadcn(),
    light: `--radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.145 0 0);
      --card: oklch(1 0 0); --primary: oklch(0.205 0 0); --primary-foreground: oklch(0.985 0 0);
      --muted: oklch(0.97 0 0); --muted-foreground: oklch(0.556 0 0);
      --destructive: oklch(0.577 0.245 27.325); --border: oklch(0.922 0 0); --input: oklch(0.922 0 0); --ring: oklch(0.708 0 0);`,
    dark: `--background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --card: oklch(0.205 0 0);
      --primary: oklch(0.922 0 0); --primary-foreground: oklch(0.205 0 0); --muted: oklch(0.269 0 0);
      --muted-foreground: oklch(0.708 0 0); --destructive: oklch(0.704 0.191 22.216);
      --border: oklch(1 0 0 / 10%); --input: oklch(1 0 0 / 15%); --ring: oklch(0.556 0 0);`,
  },
  mui: {
    look: mui({
      palette: { mode: 'light', ...MUI_PALETTE },
      typography: {
        fontFamily: 'sans-serif',
        fontWeightRegular: 400,
        fontWeightMedium: 500,
        button: { fontWeight: 500, letterSpacing: '0.02857em', textTransform: 'uppercase' },
      },
      shadows: ['none', 'none', '0 3px 1px -2px #0003, 0 2px 2px #0002, 0 1px 5px #0002'],
      shape: { borderRadius: 4 },
    }),
    light: `--mui-palette-primary-main: #1976d2; --mui-palette-primary-dark: #1565c0;
      --mui-palette-primary-contrastText: #fff; --mui-palette-error-light: #ef5350;
      --mui-palette-error-dark: #c62828; --mui-palette-background-default: #fff;
      --mui-palette-background-paper: #fff; --mui-palette-text-primary: rgba(0 0 0 / 0.87);
      --mui-palette-text-secondary: rgba(0 0 0 / 0.6); --mui-palette-divider: rgba(0 0 0 / 0.12);`,
    dark: `--mui-palette-primary-main: #90caf9; --mui-palette-primary-dark: #42a5f5;
      --mui-palette-primary-contrastText: rgba(0 0 0 / 0.87); --mui-palette-error-light: #e57373;
      --mui-palette-error-dark: #d32f2f; --mui-palette-background-default: #121212;
      --mui-palette-background-paper: #121212; --mui-palette-text-primary: #fff;
      --mui-palette-text-secondary: rgba(255 255 255 / 0.7); --mui-palette-divider: rgba(255 255 255 / 0.12);`,
  },
  bootstrap: {
    look: bootstrap(),
    light: `--bs-body-font-family: system-ui; --bs-border-radius: 0.375rem;
      --bs-box-shadow: 0 0.5rem 1rem rgba(0 0 0 / 0.15); --bs-body-bg: #fff; --bs-tertiary-bg: #f8f9fa;
      --bs-body-color: #212529; --bs-secondary-color: rgba(33 37 41 / 0.75);
      --bs-border-color: #dee2e6; --bs-primary: #0d6efd; --bs-danger: #dc3545; --bs-link-color: #0d6efd;
      --bs-danger-text-emphasis: #58151c;`,
    dark: `--bs-body-bg: #212529; --bs-tertiary-bg: #2b3035; --bs-body-color: #dee2e6;
      --bs-secondary-color: rgba(222 226 230 / 0.75); --bs-border-color: #495057;
      --bs-link-color: #6ea8fe; --bs-danger-text-emphasis: #ea868f;`,
  },
  material3: {
    look: material3(),
    light: `--md-ref-typeface-plain: sans-serif; --md-ref-typeface-brand: sans-serif;
      --md-sys-color-primary: #6750a4; --md-sys-color-on-primary: #fff; --md-sys-color-surface: #fef7ff;
      --md-sys-color-surface-container-low: #f7f2fa; --md-sys-color-surface-container-high: #ece6f0;
      --md-sys-color-on-surface: #1d1b20; --md-sys-color-on-surface-variant: #49454f;
      --md-sys-color-outline-variant: #cac4d0; --md-sys-color-error: #b3261e;`,
    dark: `--md-sys-color-primary: #d0bcff; --md-sys-color-on-primary: #381e72;
      --md-sys-color-surface: #141218; --md-sys-color-surface-container-low: #1d1b20;
      --md-sys-color-surface-container-high: #2b2930; --md-sys-color-on-surface: #e6e0e9;
      --md-sys-color-on-surface-variant: #cac4d0; --md-sys-color-outline-variant: #49454f;
      --md-sys-color-error: #f2b8b5;`,
  },
};

/** The options of the lab page `looks` for a page with that system, which becomes dark together with the portal. */
export function presetPage({ look, light, dark }: Preset): string {
  const page = `:root { ${light} } :root:has([data-vp-scheme='dark']) { ${dark} }`;
  return `${new URLSearchParams({ look: JSON.stringify({ ...look, darkWhen: undefined }), page })}`;
}
