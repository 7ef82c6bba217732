import { expect, test } from 'vitest';
import { light } from '../ui/theme/tokens';
import { bootstrap, type MuiTheme, material3, mui, shadcn } from './index';

const palette = {
  primary: { main: '#1976d2', dark: '#1565c0', contrastText: '#fff' },
  error: { light: '#ef5350', dark: '#c62828' },
  background: { default: '#fff', paper: '#fff' },
  text: { primary: 'rgba(0, 0, 0, 0.87)', secondary: 'rgba(0, 0, 0, 0.6)' },
  divider: 'rgba(0, 0, 0, 0.12)',
};

/** What `createTheme` of MUI returns, as far as the preset reads it. */
const THEME: MuiTheme = {
  palette: { mode: 'light', ...palette },
  typography: {
    fontFamily: 'Roboto, sans-serif',
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    button: { fontWeight: 500, letterSpacing: '0.02857em', textTransform: 'uppercase' },
  },
  shadows: ['none', '0 1px 1px black', '0 2px 2px black'],
  shape: { borderRadius: 4 },
};

function withVariables(selector: string): MuiTheme {
  const text = { ...palette.text, primary: 'var(--mui-palette-text-primary, rgba(0,0,0,0.87))' };
  return {
    ...THEME,
    vars: { palette: { ...palette, text } },
    getColorSchemeSelector: () => selector,
  };
}

test.each([
  ['shadcn', shadcn()],
  ['mui', mui(THEME)],
  ['bootstrap', bootstrap()],
  ['material3', material3()],
])('%s sets only tokens of the portal, in both schemes', (_, appearance) => {
  for (const scheme of [appearance.light, appearance.dark]) {
    const names = Object.keys(scheme ?? {});
    expect(names).toEqual(
      expect.arrayContaining(['primary', 'onPrimary', 'bg', 'surface', 'text']),
    );
    expect(names.filter((name) => !(name in light))).toEqual([]);
  }
});

test('buttons of Material 3 are pills next to fields with small corners', () => {
  expect(material3().radius).toMatchObject({ control: '24px', field: '4px' });
});

test('colours of shadcn/ui for Tailwind 3 are numbers', () => {
  expect(shadcn().light?.bg).toBe('var(--background)');
  expect(shadcn({ isHsl: true }).light?.bg).toBe('hsl(var(--background))');
});

test('a MUI theme without CSS variables has one scheme', () => {
  expect(mui(THEME)).toMatchObject({
    light: { primary: '#1565c0', text: 'rgba(0, 0, 0, 0.87)' },
    font: { family: 'Roboto, sans-serif', weight: { normal: 400, strong: 500 } },
    radius: { control: '4px' },
    darkWhen: ':not(*)',
  });
  expect(mui({ ...THEME, palette: { ...palette, mode: 'dark' } }).darkWhen).toBe(':root');
});

test('buttons of MUI have the case, the spacing and the shadow of the theme', () => {
  const button = { weight: 500, case: 'uppercase', spacing: '0.02857em' };
  const { vars } = withVariables('.dark &');
  const shadows = ['var(--mui-shadows-0)', 'var(--mui-shadows-1)', 'var(--mui-shadows-2)'];
  const themed = { ...THEME, vars: vars && { ...vars, shadows } };
  const plain = { ...THEME, typography: { ...THEME.typography, button: undefined } };

  expect(mui(THEME).button).toEqual({ ...button, shadow: '0 2px 2px black' });
  expect(mui(themed).button).toEqual({ ...button, shadow: 'var(--mui-shadows-2)' });
  expect(mui(plain).button?.case).toBeUndefined();
});

test.each([
  ['.dark &', '.dark'],
  ['[data-mui-color-scheme="dark"] &', '[data-mui-color-scheme="dark"]'],
  ['&', ':not(*)'],
  ['@media (prefers-color-scheme: dark)', undefined],
])('a MUI theme with CSS variables and the selector %s is dark with %s', (selector, darkWhen) => {
  const appearance = mui(withVariables(selector));

  expect(appearance.light?.text).toMatch(/^var\(--mui-palette-text-primary/);
  expect(appearance.darkWhen).toBe(darkWhen);
});
