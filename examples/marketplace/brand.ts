import type { Appearance } from 'vendor-portal';

export const appearance: Appearance = {
  brandName: 'Dune Eats',
  light: { primary: '#0b6b5d', onPrimary: '#ffffff', focus: '#0b6b5d', bg: '#f6f3ee' },
  dark: {
    primary: '#6fd6c4',
    onPrimary: '#06231e',
    focus: '#6fd6c4',
    bg: '#0f1514',
    surface: '#172120',
    surface2: '#20302d',
    border: '#34504a',
  },
};
