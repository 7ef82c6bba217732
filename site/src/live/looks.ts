import type { Appearance } from 'vendor-portal';
import { bootstrap, type MuiTheme, material3, mui, shadcn } from 'vendor-portal/presets';
import type { Settings } from './settings.ts';

/** A name and the module that exports it. */
export type Import = readonly [name: string, module: string];

/** An appearance, the code that makes it, and what the page around it must have. */
export interface Look {
  appearance: Appearance | undefined;
  imports: readonly Import[];
  /** The expression of `appearance`; `''` for the portal's own. */
  code: string;
  /** The variables that the page of such a design system has. */
  variables: Readonly<Record<string, string>>;
}

/** The colours of Saffron, a made-up marketplace, as in `examples/host-embed`. */
const SAFFRON: Appearance = {
  brandName: 'Saffron Partners',
  light: { primary: '#8a3b12', onPrimary: '#ffffff', focus: '#8a3b12' },
  dark: { primary: '#f0a868', onPrimary: '#2a1405', focus: '#f0a868' },
};

const PRESETS = (name: string): Import => [name, 'vendor-portal/presets'];

export function lookOf(name: Settings['look'], isDark: boolean): Look {
  const none = { imports: [], variables: {} };
  switch (name) {
    case 'default':
      return { ...none, appearance: undefined, code: '' };
    case 'saffron':
      return { ...none, appearance: SAFFRON, code: toLiteral(SAFFRON) };
    case 'shadcn':
      return {
        appearance: shadcn(),
        imports: [PRESETS('shadcn')],
        code: 'shadcn()',
        variables: isDark ? SHADCN_DARK : SHADCN_LIGHT,
      };
    case 'mui':
      return {
        appearance: mui(isDark ? MUI_DARK : MUI_LIGHT),
        imports: [['createTheme', '@mui/material/styles'], PRESETS('mui')],
        code: isDark ? "mui(createTheme({ palette: { mode: 'dark' } }))" : 'mui(createTheme())',
        variables: {},
      };
    case 'bootstrap':
      return {
        appearance: bootstrap(),
        imports: [PRESETS('bootstrap')],
        code: 'bootstrap()',
        variables: isDark ? { ...BOOTSTRAP, ...BOOTSTRAP_DARK } : BOOTSTRAP,
      };
    case 'material3':
      return {
        appearance: { ...material3(), darkWhen: '.dark' },
        imports: [PRESETS('material3')],
        code: "{ ...material3(), darkWhen: '.dark' }",
        variables: isDark ? MATERIAL_DARK : MATERIAL_LIGHT,
      };
  }
}

/** A value as a literal of JavaScript, in one line if it is short. */
export function toLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => toLiteral(one, deeper))
    : Object.entries(value).map(([key, one]) => `${key}: ${toLiteral(one, deeper)}`);
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (line.length <= 72 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

/* The themes that a new project of each system has. */

const SHADCN_LIGHT = {
  '--radius': '0.625rem',
  '--background': 'oklch(1 0 0)',
  '--foreground': 'oklch(0.145 0 0)',
  '--card': 'oklch(1 0 0)',
  '--muted': 'oklch(0.97 0 0)',
  '--muted-foreground': 'oklch(0.556 0 0)',
  '--primary': 'oklch(0.205 0 0)',
  '--primary-foreground': 'oklch(0.985 0 0)',
  '--destructive': 'oklch(0.577 0.245 27.325)',
  '--border': 'oklch(0.922 0 0)',
  '--input': 'oklch(0.922 0 0)',
  '--ring': 'oklch(0.708 0 0)',
};

const SHADCN_DARK = {
  '--radius': '0.625rem',
  '--background': 'oklch(0.145 0 0)',
  '--foreground': 'oklch(0.985 0 0)',
  '--card': 'oklch(0.205 0 0)',
  '--muted': 'oklch(0.269 0 0)',
  '--muted-foreground': 'oklch(0.708 0 0)',
  '--primary': 'oklch(0.922 0 0)',
  '--primary-foreground': 'oklch(0.205 0 0)',
  '--destructive': 'oklch(0.704 0.191 22.216)',
  '--border': 'oklch(1 0 0 / 10%)',
  '--input': 'oklch(1 0 0 / 15%)',
  '--ring': 'oklch(0.556 0 0)',
};

const MUI_TYPE = {
  typography: {
    fontFamily: '"Roboto", "Helvetica", "Arial", sans-serif',
    fontWeightRegular: 400,
    fontWeightMedium: 500,
  },
  shape: { borderRadius: 4 },
};

const MUI_LIGHT: MuiTheme = {
  ...MUI_TYPE,
  palette: {
    mode: 'light',
    primary: { main: '#1976d2', dark: '#1565c0', contrastText: '#fff' },
    error: { light: '#ef5350', dark: '#c62828' },
    background: { default: '#fff', paper: '#fff' },
    text: { primary: 'rgba(0, 0, 0, 0.87)', secondary: 'rgba(0, 0, 0, 0.6)' },
    divider: 'rgba(0, 0, 0, 0.12)',
  },
};

const MUI_DARK: MuiTheme = {
  ...MUI_TYPE,
  palette: {
    mode: 'dark',
    primary: { main: '#90caf9', dark: '#42a5f5', contrastText: 'rgba(0, 0, 0, 0.87)' },
    error: { light: '#e57373', dark: '#d32f2f' },
    background: { default: '#121212', paper: '#121212' },
    text: { primary: '#fff', secondary: 'rgba(255, 255, 255, 0.7)' },
    divider: 'rgba(255, 255, 255, 0.12)',
  },
};

const BOOTSTRAP = {
  '--bs-primary': '#0d6efd',
  '--bs-danger': '#dc3545',
  '--bs-body-bg': '#fff',
  '--bs-body-color': '#212529',
  '--bs-tertiary-bg': '#f8f9fa',
  '--bs-secondary-color': 'rgba(33, 37, 41, 0.75)',
  '--bs-border-color': '#dee2e6',
  '--bs-border-radius': '0.375rem',
  '--bs-box-shadow': '0 0.5rem 1rem rgba(0, 0, 0, 0.15)',
  '--bs-link-color': '#0d6efd',
  '--bs-danger-text-emphasis': '#58151c',
  '--bs-body-font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
};

const BOOTSTRAP_DARK = {
  '--bs-body-bg': '#212529',
  '--bs-body-color': '#dee2e6',
  '--bs-tertiary-bg': '#2b3035',
  '--bs-secondary-color': 'rgba(222, 226, 230, 0.75)',
  '--bs-border-color': '#495057',
  '--bs-link-color': '#6ea8fe',
  '--bs-danger-text-emphasis': '#ea868f',
};

const MATERIAL_LIGHT = {
  '--md-sys-color-primary': '#6750a4',
  '--md-sys-color-on-primary': '#ffffff',
  '--md-sys-color-surface': '#fef7ff',
  '--md-sys-color-surface-container-low': '#f7f2fa',
  '--md-sys-color-surface-container-high': '#ece6f0',
  '--md-sys-color-on-surface': '#1d1b20',
  '--md-sys-color-on-surface-variant': '#49454f',
  '--md-sys-color-outline-variant': '#cac4d0',
  '--md-sys-color-error': '#b3261e',
};

const MATERIAL_DARK = {
  '--md-sys-color-primary': '#d0bcff',
  '--md-sys-color-on-primary': '#381e72',
  '--md-sys-color-surface': '#141218',
  '--md-sys-color-surface-container-low': '#1d1b20',
  '--md-sys-color-surface-container-high': '#2b2930',
  '--md-sys-color-on-surface': '#e6e0e9',
  '--md-sys-color-on-surface-variant': '#cac4d0',
  '--md-sys-color-outline-variant': '#49454f',
  '--md-sys-color-error': '#f2b8b5',
};
