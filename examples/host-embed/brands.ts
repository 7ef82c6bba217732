import type { Appearance } from 'vendor-portal';

export const saffron: Appearance = {
  brandName: 'Saffron Partners',
  light: { primary: '#8a3b12', onPrimary: '#ffffff', focus: '#8a3b12' },
  dark: { primary: '#f0a868', onPrimary: '#2a1405', focus: '#f0a868' },
};

/** The logo is used in both colour schemes, so its colours need enough contrast in both. */
const NEEL_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 148 32" width="148" height="32">
  <rect x="1" y="1" width="30" height="30" rx="9" fill="#6a5cf0"/>
  <path d="M9 22V10h3l8 8V10h3v12h-3l-8-8v8z" fill="#fff"/>
  <text x="40" y="21.5" font-family="system-ui, sans-serif" font-size="17" font-weight="700"
    textLength="106" lengthAdjust="spacingAndGlyphs" fill="#7467f2">Neel Kitchens</text>
</svg>`;

/** A second marketplace on the same site, with its own logo and colours. */
export const neel: Appearance = {
  brandName: 'Neel Kitchens',
  logo: { src: `data:image/svg+xml,${encodeURIComponent(NEEL_LOGO)}`, alt: 'Neel Kitchens' },
  light: {
    primary: '#4b3fc4',
    onPrimary: '#ffffff',
    focus: '#4b3fc4',
    bg: '#f1f2fb',
    surface: '#ffffff',
    surface2: '#e9ebf8',
    text: '#17172b',
    textMuted: '#54566f',
    border: '#d5d8ec',
  },
  dark: {
    primary: '#b4adff',
    onPrimary: '#17123f',
    focus: '#d0cbff',
    bg: '#0e0f1d',
    surface: '#171929',
    surface2: '#222538',
    text: '#eeeefa',
    textMuted: '#a9abc6',
    border: '#35384f',
  },
};
